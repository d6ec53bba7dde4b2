import { memo, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { iconOf } from '../Icon/iconOf.tsx';
import type { TimelineActor, TimelineEntry } from './timelineTypes.ts';

const ICONS: Readonly<Record<TimelineActor, IconName>> = {
  staff: 'user-round',
  guest: 'tablet-smartphone',
  system: 'settings',
};

interface TimelineItemProps {
  entry: TimelineEntry;
  /** Nothing comes before it: the line begins here. */
  first: boolean;
  /** It was added while the timeline was shown. */
  fresh: boolean;
}

function TimelineItemBase({ entry, first, fresh }: TimelineItemProps): ReactElement {
  const { actor, icon, text, at, dateTime, via, note, audience, audienceText, withdrawn, action } =
    entry;
  return (
    <Item
      data-part="Entry"
      data-actor={actor}
      data-first={first || undefined}
      data-fresh={fresh || undefined}
    >
      <Mark>{iconOf(icon ?? ICONS[actor])}</Mark>
      <Body>
        <Head>
          <What>{text}</What>
          <When>
            {via && <span data-part="Via">{via}</span>}
            <time dateTime={dateTime} dir="auto">
              {at}
            </time>
          </When>
        </Head>
        {withdrawn ? (
          <Withdrawn data-part="Withdrawn">{withdrawn}</Withdrawn>
        ) : (
          note && (
            <Note data-part="Note" data-audience={audience}>
              {audienceText && (
                <Audience data-part="Audience">
                  <Icon name={audience === 'staff' ? 'lock' : 'tablet-smartphone'} />
                  {audienceText}
                </Audience>
              )}
              <Words dir="auto">{note}</Words>
            </Note>
          )
        )}
        {action}
      </Body>
    </Item>
  );
}

/** One entry. Not rendered again while it stays the same: a timeline may be long. */
export const TimelineItem: typeof TimelineItemBase = memo(
  TimelineItemBase,
) as unknown as typeof TimelineItemBase;

/** Entries off screen are not laid out: hundreds of them open at once. */
const Item = styled.li`
  @layer concierge.components {
    position: relative;
    display: flex;
    gap: ${t.space[3]};
    padding-block: 6px;
    border-radius: ${t.radius.sm};
    content-visibility: auto;
    contain-intrinsic-block-size: auto 36px;

    /* The line from mark to mark. */
    &::before {
      content: '';
      position: absolute;
      inset-block: 0;
      inset-inline-start: 11px;
      border-inline-start: 1px solid ${t.color.borderStrong};
    }
    &[data-first]::before {
      inset-block-start: 18px;
    }
    &:last-child::before {
      inset-block-end: calc(100% - 18px);
    }
    &[data-first]:last-child::before {
      display: none;
    }
    &[data-fresh] {
      background: ${t.color.surfaceSelected};
    }
  }
`;

const Mark = styled.span`
  @layer concierge.components {
    position: relative;
    display: grid;
    flex: none;
    place-items: center;
    inline-size: 24px;
    block-size: 24px;
    border: 1px solid ${t.color.borderStrong};
    border-radius: ${t.radius.full};
    background: ${t.color.surface};
    color: ${t.color.textMuted};

    & > svg {
      inline-size: 14px;
      block-size: 14px;
    }
    [data-actor='staff'] > & {
      border-color: ${t.color.info.border};
      background: ${t.color.info.subtle};
      color: ${t.color.info.text};
    }
    [data-actor='guest'] > & {
      border-color: ${t.color.success.border};
      background: ${t.color.success.subtle};
      color: ${t.color.success.text};
    }
  }
`;

const Body = styled.div`
  @layer concierge.components {
    display: grid;
    flex: 1;
    justify-items: start;
    gap: ${t.space[1]};
    min-inline-size: 0;
  }
`;

const Head = styled.div`
  @layer concierge.components {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    justify-self: stretch;
    gap: 0 ${t.space[3]};
    min-block-size: 24px;
    font: ${t.weight.regular} ${t.text.sm} ${t.font.sans};
    line-height: 24px;
  }
`;

const What = styled.span`
  @layer concierge.components {
    flex: 1;
    min-inline-size: min(160px, 100%);
    color: ${t.color.text};
    overflow-wrap: anywhere;
  }
`;

const When = styled.span`
  @layer concierge.components {
    display: inline-flex;
    flex-wrap: wrap;
    color: ${t.color.textMuted};
    font-size: ${t.text.xs};
    font-variant-numeric: tabular-nums;

    & > [data-part='Via']::after {
      content: ' · ';
      white-space: pre;
    }
  }
`;

const Note = styled.div`
  @layer concierge.components {
    justify-self: stretch;
    padding: ${t.space[2]} ${t.space[3]};
    border: 1px solid ${t.color.border};
    border-radius: ${t.radius.md};
    background: ${t.color.canvas};

    &[data-audience='staff'] {
      border-color: ${t.color.warning.border};
      background: ${t.color.warning.subtle};
    }
    &[data-audience='guest'] {
      border-color: ${t.color.info.border};
      background: ${t.color.info.subtle};
    }
  }
`;

const Audience = styled.span`
  @layer concierge.components {
    display: flex;
    align-items: center;
    gap: ${t.space[1]};
    font: ${t.weight.medium} ${t.text.xs} ${t.font.sans};

    & > svg {
      inline-size: 12px;
      block-size: 12px;
    }
    [data-audience='staff'] > & {
      color: ${t.color.warning.text};
    }
    [data-audience='guest'] > & {
      color: ${t.color.info.text};
    }
  }
`;

const Words = styled.p`
  @layer concierge.components {
    font: ${t.weight.regular} ${t.text.md} ${t.font.sans};
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;

const Withdrawn = styled.p`
  @layer concierge.components {
    color: ${t.color.textMuted};
    font: ${t.weight.regular} ${t.text.sm} ${t.font.sans};
    font-style: italic;
  }
`;
