import { useId, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../components/Icon/Icon.tsx';
import { t } from '../../foundations/t.generated.ts';
import type { ElementProps } from '../../internal/props.ts';
import { STATE_LOOK, type RequestState } from '../RequestTable/requestState.ts';

/** One step in the life of a request. */
export interface RequestStep {
  /** The state it came into; 1 when it arrived. */
  state: RequestState;
  /** What happened and who did it, e.g. 'Approved by elif'. */
  text: string;
  /** When, formatted. */
  at: string;
}

/** `className`, `style`, `id`, `data-*`, `aria-*` and `ref` go to the root. */
export interface RequestHistoryProps extends ElementProps<'div', 'children'> {
  /** Heading, and name of the list. */
  label: string;
  /** Oldest first. */
  steps: ReadonlyArray<RequestStep>;
  /** In which timezone the times are. */
  zone?: string | undefined;
}

/** What happened to a request: when it arrived, and who approved, canceled or completed it. */
export function RequestHistory({ label, steps, zone, ...rest }: RequestHistoryProps): ReactElement {
  const labelId = useId();
  return (
    <div {...rest} data-component="RequestHistory">
      <Head>
        <Label id={labelId} data-part="Label">
          {label}
        </Label>
        {zone && <span data-part="Zone">{zone}</span>}
      </Head>
      <Steps aria-labelledby={labelId} data-part="Steps">
        {steps.map(({ state, text, at }) => (
          <li key={state} data-tone={STATE_LOOK[state].tone}>
            <Icon name={STATE_LOOK[state].icon} />
            <Text>{text}</Text>
            <span>{at}</span>
          </li>
        ))}
      </Steps>
    </div>
  );
}

const Head = styled.div`
  @layer concierge.components {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${t.space[3]};
    color: ${t.color.textMuted};
    font: ${t.weight.regular} ${t.text.xs} ${t.font.sans};
  }
`;

const Label = styled.span`
  @layer concierge.components {
    font-weight: ${t.weight.medium};
  }
`;

const tone = (name: 'waiting' | 'approved' | 'canceled' | 'done') => `
  & > [data-tone='${name}'] > svg { color: ${t.color.state[name].text}; }
`;

const Steps = styled.ol`
  @layer concierge.components {
    display: grid;
    gap: ${t.space[1]};
    margin: ${t.space[1]} 0 0;
    padding: 0;
    font: ${t.weight.regular} ${t.text.sm} ${t.font.sans};
    font-variant-numeric: tabular-nums;
    list-style: none;

    & > li {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 0 ${t.space[2]};
    }
    & > li > :last-child {
      color: ${t.color.textMuted};
    }
    ${tone('waiting')}
    ${tone('approved')}
    ${tone('canceled')}
    ${tone('done')}
  }
`;

const Text = styled.span`
  @layer concierge.components {
    flex: 1;
    min-inline-size: 120px;
    overflow-wrap: anywhere;
  }
`;
