'use client';

import { useEffect, useId, useRef, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../components/Icon/Icon.tsx';
import { t } from '../../foundations/t.generated.ts';
import { focusRing } from '../../internal/focusRing.ts';
import { STATE_LOOK, type RequestState } from '../RequestTable/requestState.ts';
import { phoneOnItsSide, uprightPhone } from './replyMedia.ts';
import { closedReason, type ReplyChoice } from './replyModel.ts';
import type { ReplyLabels } from './replyTypes.ts';

export interface StateChoicesProps {
  states: readonly ReplyChoice[];
  current: RequestState;
  /** The button that has the focus on mount: the one the user came back from. */
  returnTo: RequestState | null;
  labels: Pick<ReplyLabels, 'states' | 'actions' | 'current' | 'changeState'>;
  onPick: (state: RequestState) => void;
}

/**
 * The four states as buttons. Those that cannot be chosen stay focusable, so that the reason
 * can be read with the keyboard and by screen readers.
 */
export function StateChoices({
  states,
  current,
  returnTo,
  labels,
  onPick,
}: StateChoicesProps): ReactElement {
  const headingId = useId();
  const closedId = useId();
  const closed = closedReason(states);
  return (
    <Group role="group" aria-labelledby={headingId} data-part="States">
      <Heading id={headingId}>{labels.changeState}</Heading>
      {closed && <Closed id={closedId}>{closed}</Closed>}
      <Grid data-closed={closed ? true : undefined}>
        {states.map((choice) => (
          <StateChoice
            key={choice.state}
            choice={choice}
            current={choice.state === current}
            focused={choice.state === returnTo}
            closedId={closed && closedId}
            labels={labels}
            onPick={onPick}
          />
        ))}
      </Grid>
    </Group>
  );
}

function StateChoice({
  choice: { state, allowed, reason },
  current,
  focused,
  closedId,
  labels,
  onPick,
}: {
  choice: ReplyChoice;
  current: boolean;
  focused: boolean;
  /** Where it is said once for all that, and why, the request is closed. */
  closedId: string | undefined;
  labels: StateChoicesProps['labels'];
  onPick: (state: RequestState) => void;
}): ReactElement {
  const hintId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const wanted = useRef(focused);
  useEffect(() => {
    if (wanted.current) button.current?.focus();
  }, []);

  const { tone, icon } = STATE_LOOK[state];
  const refused = closedId ? undefined : reason;
  const hint = current ? labels.current : allowed ? labels.actions[state] : refused;
  return (
    <Tile
      data-tone={tone}
      data-allowed={allowed || undefined}
      data-current={current || undefined}
      data-part="State"
    >
      <Chip>
        <Icon name={icon} />
      </Chip>
      <Words>
        <Choice
          ref={button}
          type="button"
          aria-describedby={hint ? hintId : closedId}
          aria-disabled={allowed ? undefined : true}
          aria-current={current ? 'true' : undefined}
          onClick={allowed ? () => onPick(state) : undefined}
        >
          {labels.states[state]}
        </Choice>
        {hint && <Hint id={hintId}>{hint}</Hint>}
      </Words>
      <Icon name={allowed ? 'chevron-right' : current ? 'circle-dot' : 'lock'} />
    </Tile>
  );
}

/** On a phone the choices are at the thumb, however long the request is; on its side they are beside it. */
const Group = styled.div`
  @layer concierge.components {
    ${uprightPhone} {
      flex: none;
      margin-block-start: auto;
    }
    ${phoneOnItsSide} {
      position: sticky;
      inset-block-start: 0;
    }
  }
`;

const Closed = styled.p`
  @layer concierge.components {
    margin-block-end: ${t.space[2]};
    color: ${t.color.textMuted};
    font: ${t.weight.regular} ${t.text.sm} ${t.font.sans};
  }
`;

const Heading = styled.h3`
  @layer concierge.components {
    margin-block-end: ${t.space[2]};
    font: ${t.weight.medium} ${t.text.sm} ${t.font.heading};
  }
`;

const Grid = styled.div`
  @layer concierge.components {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr));
    gap: ${t.space[2]};

    ${uprightPhone} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    ${phoneOnItsSide} {
      grid-template-columns: minmax(0, 1fr);
      gap: ${t.space[1]};
    }
  }
`;

const tone = (name: 'waiting' | 'approved' | 'canceled' | 'done') => `
  &[data-tone='${name}'] {
    --state-solid: ${t.color.state[name].solid};
    --state-on-solid: ${t.color.state[name].onSolid};
    --state-subtle: ${t.color.state[name].subtle};
    --state-text: ${t.color.state[name].text};
    --state-border: ${t.color.state[name].border};
  }
`;

const Tile = styled.div`
  @layer concierge.components {
    ${tone('waiting')}
    ${tone('approved')}
    ${tone('canceled')}
    ${tone('done')}
    position: relative;
    display: flex;
    align-items: center;
    gap: ${t.space[3]};
    min-block-size: 60px;
    padding: ${t.space[2]} ${t.space[3]};
    border: 1px solid ${t.color.border};
    border-radius: ${t.radius.md};
    background: ${t.color.surfaceSunken};
    color: ${t.color.textMuted};
    transition-property: background-color, border-color, box-shadow;
    transition-duration: ${t.motion.fast};

    [data-closed] > & {
      min-block-size: 48px;
    }
    ${phoneOnItsSide} {
      min-block-size: 44px;
      padding-block: 2px;
    }
    &[data-current] {
      border-color: var(--state-border);
      background: var(--state-subtle);
      color: var(--state-text);
    }
    &[data-allowed] {
      border-color: var(--state-solid);
      background: var(--state-solid);
      color: var(--state-on-solid);
      box-shadow: ${t.shadow.sm};

      &:hover {
        background: color-mix(in srgb, var(--state-solid) 88%, black);
        box-shadow: ${t.shadow.md};
      }
      & > svg:dir(rtl) {
        scale: -1 1;
      }
    }
    &:has(:focus-visible) {
      ${focusRing}
    }
    /* Two beside each other leave room for their words alone. */
    @media (max-width: 360px) and (min-height: 560px) {
      & > svg {
        display: none;
      }
    }

    @media (forced-colors: active) {
      &:not([data-allowed]) {
        border-color: GrayText;
        color: GrayText;
      }
    }
  }
`;

const Chip = styled.span`
  @layer concierge.components {
    display: grid;
    flex: none;
    place-items: center;
    inline-size: 32px;
    block-size: 32px;
    border-radius: ${t.radius.full};
    background: var(--state-subtle);
    color: var(--state-text);

    [data-current] > & {
      background: var(--state-solid);
      color: var(--state-on-solid);
    }
    ${uprightPhone} {
      display: none;
    }
  }
`;

const Words = styled.span`
  @layer concierge.components {
    display: flex;
    flex: 1;
    flex-direction: column;
    align-items: flex-start;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;

/** The name of the state; its hit area is the whole tile. */
const Choice = styled.button`
  @layer concierge.components {
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: ${t.weight.semibold} ${t.text.md} ${t.font.sans};
    text-align: start;
    cursor: pointer;

    &[aria-disabled] {
      cursor: not-allowed;
    }
    &::after {
      content: '';
      position: absolute;
      inset: -1px;
      border-radius: ${t.radius.md};
    }
    &:focus-visible {
      outline: none;
    }
  }
`;

const Hint = styled.span`
  @layer concierge.components {
    font: ${t.weight.regular} ${t.text.xs} ${t.font.sans};
  }
`;
