'use client';

import { useRef, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { ServiceIcon } from '../../components/ServiceIcon/ServiceIcon.tsx';
import { StatusBadge } from '../../components/StatusBadge/StatusBadge.tsx';
import { t } from '../../foundations/t.generated.ts';
import { STATE_LOOK } from '../RequestTable/requestState.ts';
import { focusRing } from '../../internal/focusRing.ts';
import { useOverflow } from '../../internal/useOverflow.ts';
import { RequestHistory, type RequestStep } from '../RequestHistory/RequestHistory.tsx';
import { uprightPhone } from './replyMedia.ts';
import type { ReplyLabels, ReplyRequest } from './replyTypes.ts';
import { UserText } from '../../components/UserText/UserText.tsx';

/** What is requested, where and when, and what happened to it since. */
export function ReplyFacts({
  request,
  history,
  labels,
  children,
}: {
  request: ReplyRequest;
  history: ReadonlyArray<RequestStep>;
  labels: ReplyLabels;
  /** Below them, for example a timeline. */
  children?: ReactNode;
}): ReactElement {
  const look = STATE_LOOK[request.state];
  const card = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(card);
  return (
    <Card
      ref={card}
      data-part="Facts"
      {...(overflows ? { tabIndex: 0, role: 'group', 'aria-label': request.service_name } : {})}
    >
      <Head>
        <Tile>
          <ServiceIcon src={request.service_icon} size={20} />
        </Tile>
        <Name>
          <UserText>{request.service_name}</UserText>
        </Name>
        <StatusBadge tone={look.tone} icon={look.icon}>
          {labels.states[request.state]}
        </StatusBadge>
      </Head>
      <List>
        <div>
          <dt>{labels.device}</dt>
          <dd>
            <UserText>{request.device_name}</UserText>
          </dd>
        </div>
        <div>
          <dt>{labels.serviceDate}</dt>
          <dd>
            <bdi>{request.service_date}</bdi>
          </dd>
        </div>
        <Wide>
          <dt>{labels.note}</dt>
          <dd data-empty={request.note ? undefined : true}>
            {request.note ? <UserText>{request.note}</UserText> : labels.noNote}
          </dd>
        </Wide>
      </List>
      {history.length > 0 && (
        <History label={labels.history} steps={history} zone={labels.historyZone} />
      )}
      {children && <Details data-part="Details">{children}</Details>}
    </Card>
  );
}

/** On a phone it scrolls by itself, so that the choices below it stay in view. */
const Card = styled.div`
  @layer concierge.components {
    border: 1px solid ${t.color.border};
    border-radius: ${t.radius.md};
    background: ${t.color.canvas};

    ${uprightPhone} {
      min-block-size: 120px;
      overflow: auto;
    }
    &:focus-visible {
      ${focusRing}
    }
  }
`;

const Head = styled.div`
  @layer concierge.components {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${t.space[2]} ${t.space[3]};
    padding: ${t.space[3]} ${t.space[4]};
    border-block-end: 1px solid ${t.color.border};
  }
`;

const Tile = styled.span`
  @layer concierge.components {
    display: grid;
    flex: none;
    place-items: center;
    inline-size: 36px;
    block-size: 36px;
    border: 1px solid ${t.color.border};
    border-radius: ${t.radius.md};
    background: ${t.color.surface};
  }
`;

const Name = styled.p`
  @layer concierge.components {
    flex: 1;
    min-inline-size: 120px;
    font: ${t.weight.semibold} ${t.text.md} ${t.font.sans};
    overflow-wrap: anywhere;
  }
`;

const List = styled.dl`
  @layer concierge.components {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 180px), 1fr));
    gap: ${t.space[3]} ${t.space[4]};
    padding: ${t.space[3]} ${t.space[4]} ${t.space[4]};
    font: ${t.weight.regular} ${t.text.md} ${t.font.sans};
    font-variant-numeric: tabular-nums;

    dt {
      color: ${t.color.textMuted};
      font: ${t.weight.medium} ${t.text.xs} ${t.font.sans};
    }
    dd {
      margin: 2px 0 0;
      overflow-wrap: anywhere;
      white-space: pre-line;
    }
    dd[data-empty] {
      color: ${t.color.textMuted};
    }
  }
`;

const Wide = styled.div`
  @layer concierge.components {
    grid-column: 1 / -1;
    max-block-size: 160px;
    overflow: auto;

    ${uprightPhone} {
      max-block-size: none;
    }
  }
`;

const History = styled(RequestHistory)`
  @layer concierge.components {
    padding: ${t.space[3]} ${t.space[4]};
    border-block-start: 1px solid ${t.color.border};
  }
`;

const Details = styled.div`
  @layer concierge.components {
    padding: ${t.space[2]} ${t.space[4]};
    border-block-start: 1px solid ${t.color.border};
  }
`;
