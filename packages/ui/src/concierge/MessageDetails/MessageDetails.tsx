import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../components/Icon/Icon.tsx';
import { ServiceIcon } from '../../components/ServiceIcon/ServiceIcon.tsx';
import { StatusBadge } from '../../components/StatusBadge/StatusBadge.tsx';
import { t } from '../../foundations/t.generated.ts';
import type { ElementProps } from '../../internal/props.ts';
import type { MessageRow, MessageState, MessageType } from '../MessageTable/messageRow.ts';
import { UserText } from '../../components/UserText/UserText.tsx';

export interface MessageDetailsLabels {
  service: string;
  operator: string;
  createdDate: string;
  publishedDate: string;
  type: string;
  status: string;
  /** 1 draft, 2 published. */
  states: Record<MessageState, string>;
  /** 1 message, 2 invoice. */
  types: Record<MessageType, string>;
  /** Heading of the devices. */
  devices: string;
  /** 'N of M viewed' */
  viewedCount: (viewed: number, total: number) => string;
  /** State of one device, with the formatted time. */
  viewed: (at: string) => string;
  notViewed: string;
  /** 'and N more', when not all devices were sent along. */
  moreDevices: (count: number) => string;
}

export interface MessageDetailsProps extends ElementProps<'article', 'children'> {
  /** The message or invoice shown. */
  message: MessageRow;
  /** Texts, for screen readers too. */
  labels: MessageDetailsLabels;
}

/** A message to be read, not changed: its text, where it came from and which devices showed it. */
export function MessageDetails({ message, labels, ...rest }: MessageDetailsProps): ReactElement {
  const devices = message.selected_devices;
  const viewed = devices.filter(({ viewed_at }) => viewed_at !== null).length;
  const total = Math.max(message.device_count, devices.length);
  return (
    <Root {...rest} data-component="MessageDetails">
      <header>
        <Title>
          <UserText>{message.title}</UserText>
        </Title>
        <Text dir="auto" data-part="Text">
          {message.message}
        </Text>
      </header>
      <Facts>
        <Fact term={labels.status}>
          <StatusBadge tone={message.state === 2 ? 'done' : 'neutral'}>
            {labels.states[message.state]}
          </StatusBadge>
        </Fact>
        <Fact term={labels.type}>
          <Icon name={message.type === 2 ? 'receipt-text' : 'message-square'} />
          {labels.types[message.type]}
        </Fact>
        {message.service_name !== null && (
          <Fact term={labels.service}>
            {message.icon_path !== null && <ServiceIcon src={message.icon_path} size={16} />}
            <UserText>{message.service_name}</UserText>
          </Fact>
        )}
        {message.username !== null && (
          <Fact term={labels.operator}>
            <UserText>{message.username}</UserText>
          </Fact>
        )}
        <Fact term={labels.createdDate}>
          <bdi>{message.created_date}</bdi>
        </Fact>
        {message.published_at && <Fact term={labels.publishedDate}>{message.published_at}</Fact>}
      </Facts>
      <section>
        <DevicesHeading>
          {labels.devices}
          <span>{labels.viewedCount(viewed, total)}</span>
        </DevicesHeading>
        <Devices>
          {devices.map(({ serial_id, name, viewed_at }) => (
            <li key={serial_id} data-viewed={viewed_at === null ? undefined : true}>
              <Icon name={viewed_at === null ? 'eye-off' : 'eye'} />
              <DeviceName>
                <UserText>{name}</UserText> <Serial>{serial_id}</Serial>
              </DeviceName>
              <Viewed>{viewed_at === null ? labels.notViewed : labels.viewed(viewed_at)}</Viewed>
            </li>
          ))}
        </Devices>
        {total > devices.length && <More>{labels.moreDevices(total - devices.length)}</More>}
      </section>
    </Root>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }): ReactElement {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const Root = styled.article`
  @layer concierge.components {
    display: grid;
    gap: ${t.space[5]};
    min-inline-size: 0;
    container-type: inline-size;
    overflow-wrap: anywhere;
  }
`;

const Title = styled.h3`
  @layer concierge.components {
    font: ${t.weight.semibold} ${t.text.lg} ${t.font.heading};
  }
`;

const Text = styled.p`
  @layer concierge.components {
    margin-block-start: ${t.space[2]};
    white-space: pre-wrap;
  }
`;

const Facts = styled.dl`
  @layer concierge.components {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(128px, 100%), 1fr));
    gap: ${t.space[4]};
    padding: ${t.space[4]};
    border: 1px solid ${t.color.border};
    border-radius: ${t.radius.md};
    background: ${t.color.surfaceSunken};

    & dt {
      margin-block-end: 2px;
      color: ${t.color.textMuted};
      font: ${t.weight.regular} ${t.text.xs} ${t.font.sans};
    }
    & dd {
      display: flex;
      align-items: center;
      gap: 6px;
      min-block-size: 24px;
      font-variant-numeric: tabular-nums;
    }
  }
`;

const DevicesHeading = styled.h4`
  @layer concierge.components {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: ${t.space[2]};
    margin-block-end: ${t.space[2]};
    font: ${t.weight.semibold} ${t.text.md} ${t.font.heading};

    & > span {
      color: ${t.color.textMuted};
      font: ${t.weight.regular} ${t.text.sm} ${t.font.sans};
    }
  }
`;

const Devices = styled.ul`
  @layer concierge.components {
    margin: 0;
    padding: 0;
    list-style: none;
    border: 1px solid ${t.color.border};
    border-radius: ${t.radius.md};

    & > li {
      display: grid;
      grid-template-columns: 16px minmax(0, 1fr) auto;
      align-items: center;
      gap: 0 ${t.space[2]};
      min-block-size: 40px;
      padding: 6px ${t.space[3]};
      color: ${t.color.textMuted};
    }
    @container (max-width: 440px) {
      & > li {
        grid-template-columns: 16px minmax(0, 1fr);
      }
      & > li > :last-child {
        grid-column: 2;
      }
    }
    & > li + li {
      border-block-start: 1px solid ${t.color.border};
    }
    & > li[data-viewed] > svg {
      color: ${t.color.success.text};
    }
  }
`;

const DeviceName = styled.span`
  @layer concierge.components {
    color: ${t.color.text};
  }
`;

const Serial = styled.span`
  @layer concierge.components {
    color: ${t.color.textMuted};
    font: ${t.weight.regular} ${t.text.xs} ${t.font.mono};
  }
`;

const Viewed = styled.span`
  @layer concierge.components {
    font: ${t.weight.regular} ${t.text.sm} ${t.font.sans};
    font-variant-numeric: tabular-nums;
  }
`;

const More = styled.p`
  @layer concierge.components {
    margin-block-start: ${t.space[2]};
    color: ${t.color.textMuted};
    font: ${t.weight.regular} ${t.text.sm} ${t.font.sans};
  }
`;
