'use client';

import type { ReactElement } from 'react';
import type { IconName } from '../../components/Icon/Icon.tsx';
import { iconAttributes } from '../../components/Icon/iconAttributes.ts';
import { t } from '../../foundations/t.generated.ts';
import { focusRing } from '../../internal/focusRing.ts';
import { STATE_LOOK } from './requestState.ts';
import type { RequestRow, RequestTableLabels } from './requestTableTypes.ts';

export interface StatusButtonProps {
  row: RequestRow;
  labels: Pick<
    RequestTableLabels,
    'states' | 'replyInState' | 'canceledByYou' | 'canceledByYouHint' | 'heldByOther'
  >;
  onClick: (row: RequestRow) => void;
}

const icon = (name: IconName, part?: string) => <svg {...iconAttributes(name)} data-part={part} />;

/** Elements that all rows share. */
const STATE_ICONS = {
  1: icon(STATE_LOOK[1].icon),
  2: icon(STATE_LOOK[2].icon),
  3: icon(STATE_LOOK[3].icon),
  4: icon(STATE_LOOK[4].icon),
} as const;
const CHEVRON = icon('chevron-down', 'Chevron');
const LOCK = icon('lock', 'Lock');

/** The state of a row, and the way to change it: disabled where a colleague holds it, 'canceled' where one canceled it. */
export function StatusButton({ row, labels, onClick }: StatusButtonProps): ReactElement {
  const open = row.status_button === 'open';
  const held = row.status_button === 'disabled';
  const canceled = row.status_button === 'canceled';
  const state = canceled ? 3 : row.state;
  const text = canceled ? labels.canceledByYou : labels.states[state];
  const reason = canceled ? labels.canceledByYouHint : labels.heldByOther;
  return (
    <button
      type="button"
      disabled={!open}
      // Shown to the mouse, and the description of the button to a screen reader.
      title={open ? undefined : reason}
      aria-label={open ? labels.replyInState(row, text) : undefined}
      data-component="StatusButton"
      data-tone={STATE_LOOK[state].tone}
      onClick={() => onClick(row)}
    >
      {STATE_ICONS[state]}
      {text}
      {open && CHEVRON}
      {held && LOCK}
    </button>
  );
}

function toneStyle(tone: keyof typeof t.color.state): string {
  const { solid, onSolid, subtle, border, text } = t.color.state[tone];
  return `
  &[data-tone='${tone}'] {
    --solid: ${solid};
    --on-solid: ${onSolid};
    background: ${subtle};
    border-color: ${border};
    color: ${text};
  }`;
}

/** Styles of a status button, for the table around it. */
export const statusButtonStyle: string = `
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-block-size: 28px;
  padding: 0 ${t.space[2]};
  border: 1px solid;
  border-radius: ${t.radius.md};
  font: ${t.weight.medium} ${t.text.sm} ${t.font.sans};
  white-space: nowrap;
  cursor: pointer;
  transition: ${t.motion.fast};
  transition-property: background-color, border-color, color;

  & > svg {
    flex: none;
    inline-size: 14px;
    block-size: 14px;
  }
  ${Object.values(STATE_LOOK)
    .map(({ tone }) => toneStyle(tone))
    .join('')}
  &[data-tone]:hover:not(:disabled) {
    background: var(--solid);
    border-color: var(--solid);
    color: var(--on-solid);
  }

  &:disabled {
    border-style: dashed;
    background: transparent;
    cursor: not-allowed;
  }
  &:focus-visible {
    ${focusRing}
  }

  @media (pointer: coarse) {
    min-block-size: 40px;
    padding-inline: ${t.space[3]};
  }
  @media (forced-colors: active) {
    &:disabled {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;
