'use client';

import type { ReactElement } from 'react';
import { css } from 'styled-components';
import { buttonStyle } from '../../components/Button/buttonStyle.ts';
import { t } from '../../foundations/t.generated.ts';
import type { RequestRow, RequestTableLabels } from './requestTableTypes.ts';

/** What a row can do without the way through its reply. */
export type Quick = 'approve' | 'complete';

export interface QuickButtonProps {
  row: RequestRow;
  what: Quick;
  labels: RequestTableLabels;
  onClick: (row: RequestRow) => void;
}

/** Approves or completes the request of a row where it is. */
export function QuickButton({ row, what, labels, onClick }: QuickButtonProps): ReactElement {
  const name = what === 'approve' ? labels.approveRequest : labels.completeRequest;
  return (
    <button
      type="button"
      aria-label={name(row)}
      data-component="QuickButton"
      data-variant="primary"
      data-size="sm"
      onClick={() => onClick(row)}
    >
      {labels[what]}
    </button>
  );
}

/**
 * Styles of the button, for the table around it. It appears over the end of the row that the pointer or the
 * focus is in, so that nothing moves; for a finger it has a place of its own.
 */
export const quickButtonStyle: ReturnType<typeof css> = css`
  & [data-component='QuickButton'] {
    ${buttonStyle}
  }
  & [data-part='Value'] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${t.space[2]};
  }
  @media (pointer: coarse) {
    /* Every card has one: ten solid ones would be louder than the requests. */
    & [data-component='QuickButton'][data-size][data-variant]:is(*, :hover, :active) {
      min-block-size: 40px;
      border-color: ${t.color.accentBorder};
      background: ${t.color.accentSubtle};
      color: ${t.color.accentText};
      box-shadow: none;
    }
  }
  @media (pointer: fine) {
    & [data-part='Row'] > :last-child {
      position: relative;
    }
    & [data-component='QuickButton'] {
      position: absolute;
      inset-inline-end: ${t.space[3]};
      inset-block-start: calc(50% - 14px);
      z-index: 1;
      opacity: 0;
    }
    & [data-part='Row']:is(:hover, :focus-within) {
      [data-component='QuickButton'] {
        opacity: 1;
      }
      [data-part='Value']::after {
        content: '';
        position: absolute;
        inset-block: 0;
        inset-inline-end: 0;
        inline-size: 168px;
        background: linear-gradient(to left, var(--row) 60%, transparent);
        pointer-events: none;
        @media (forced-colors: active) {
          background: Canvas;
        }
      }
    }
  }
`;
