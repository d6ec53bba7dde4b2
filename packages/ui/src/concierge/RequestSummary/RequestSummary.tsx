'use client';

import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import { Anchor } from '../../internal/Anchor.tsx';
import { focusRingInset } from '../../internal/focusRing.ts';
import type { ElementProps } from '../../internal/props.ts';
import type { Lateness } from '../RequestTable/ageModel.ts';

export interface RequestSummaryFigure {
  id: string;
  /** What is counted, e.g. 'Waiting'. */
  label: string;
  /** The number or text; null while it is not known. */
  value: ReactNode;
  /** The list that shows what is counted. */
  href: string;
  /** The state whose color marks the figure. Default: none. */
  state?: 'waiting' | 'approved' | 'done' | undefined;
  /** How urgent the value is, e.g. how long someone has waited: in the color of a late request from `due` on. Default `none`. */
  urgency?: Lateness | undefined;
}

export interface RequestSummaryProps extends ElementProps<'ul', 'children'> {
  /** Name of the list. */
  label: string;
  /** The figures, in this order. */
  figures: ReadonlyArray<RequestSummaryFigure>;
}

/** How things are at a glance: a few figures side by side, each a link to what it counts. */
export function RequestSummary({ label, figures, ...rest }: RequestSummaryProps): ReactElement {
  return (
    <Root {...rest} aria-label={label} data-component="RequestSummary">
      {figures.map(({ id, ...figure }) => (
        <Figure key={id} {...figure} />
      ))}
    </Root>
  );
}

function Figure({
  label,
  value,
  href,
  state,
  urgency,
}: Omit<RequestSummaryFigure, 'id'>): ReactElement {
  return (
    <Cell>
      <Target href={href} data-part="Figure">
        <Label data-part="Label" data-state={state}>
          {label}
        </Label>{' '}
        <Value data-part="Value" data-unknown={value === null || undefined} data-late={urgency}>
          {value ?? '–'}
        </Value>
      </Target>
    </Cell>
  );
}

/** The gaps are the lines between the figures, whatever rows they wrap into. */
const Root = styled.ul`
  @layer concierge.components {
    display: flex;
    flex-wrap: wrap;
    gap: 1px;
    padding: 0;
    overflow: hidden;
    border: 1px solid ${t.color.border};
    border-radius: ${t.radius.lg};
    background: ${t.color.border};
    list-style: none;

    @media (max-width: 640px) {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));

      & > :last-child:nth-child(odd) {
        grid-column: 1 / -1;
      }
    }
  }
`;

const Cell = styled.li`
  @layer concierge.components {
    display: grid;
    flex: 1 1 108px;
    background: ${t.color.surface};
  }
`;

const Target = styled(Anchor)`
  @layer concierge.components {
    display: grid;
    align-content: start;
    gap: ${t.space[1]};
    padding: ${t.space[3]} ${t.space[4]};
    color: ${t.color.text};
    text-decoration: none;
    transition: background-color ${t.motion.fast};

    &:hover {
      background: ${t.color.neutral.subtle};
    }
    &:focus-visible {
      ${focusRingInset}
      border-radius: ${t.radius.md};
    }
  }
`;

const Label = styled.span`
  @layer concierge.components {
    display: flex;
    align-items: center;
    gap: 6px;
    color: ${t.color.textMuted};
    font: ${t.weight.medium} ${t.text.sm} ${t.font.sans};
    overflow-wrap: break-word;

    &[data-state]::before {
      content: '';
      flex: none;
      inline-size: 8px;
      block-size: 8px;
      border-radius: ${t.radius.full};
      background: ${t.color.state.waiting.solid};
      forced-color-adjust: none;
    }
    &[data-state='approved']::before {
      background: ${t.color.state.approved.solid};
    }
    &[data-state='done']::before {
      background: ${t.color.state.done.solid};
    }
  }
`;

const Value = styled.span`
  @layer concierge.components {
    font: ${t.weight.semibold} ${t.text.xl} ${t.font.sans};
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.01em;
    white-space: nowrap;

    &[data-unknown] {
      color: ${t.color.textMuted};
    }
    &[data-late='due'] {
      color: ${t.color.warning.text};
    }
    &[data-late='late'] {
      color: ${t.color.danger.text};
    }
  }
`;
