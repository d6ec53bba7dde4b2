import type { ReactElement } from 'react';
import { t } from '../../foundations/t.generated.ts';
import { lineIcon } from '../../internal/lineIcon.tsx';
import { checkboxStyle } from '../Checkbox/checkboxStyle.ts';
import type { Selection } from './useSelection.ts';

/** Elements that all rows share. */
const CHECK = lineIcon('M20 6L9 17l-5-5');
const MINUS = lineIcon('M5 12h14');
const ALERT = lineIcon('M12 8v4m0 4h.01M22 12a10 10 0 1 1-20 0a10 10 0 0 1 20 0');

/** The table hears it. */
const heard = () => undefined;

interface RowTickProps {
  /** Begins the ids of the row. */
  id: string;
  label: string;
  ticked: boolean;
  disabled: boolean;
  hasError: boolean;
}

/** The cell with the checkbox of a row. */
export function RowTick({ id, label, ticked, disabled, hasError }: RowTickProps): ReactElement {
  return (
    <td role={'cell' as const} data-part="Tick">
      <input
        type="checkbox"
        id={id}
        checked={ticked}
        disabled={disabled}
        onChange={heard}
        aria-label={label}
        aria-labelledby={`${id} ${id}-name`}
        aria-describedby={hasError ? `${id}-error` : undefined}
        aria-invalid={hasError || undefined}
      />
      <span data-part="Box" aria-hidden="true">
        {CHECK}
      </span>
    </td>
  );
}

/** The heading with the checkbox of all rows. */
export function HeadTick({ labels, keys, free }: Selection): ReactElement {
  const some = [...free].some((key) => keys.has(key));
  const all = some && [...free].every((key) => keys.has(key));
  return (
    <th role={'columnheader' as const} scope="col" data-part="Tick">
      <input
        ref={(input) => {
          if (input) input.indeterminate = some && !all;
        }}
        type="checkbox"
        checked={all}
        disabled={free.size === 0}
        onChange={heard}
        aria-label={labels.all}
      />
      <span data-part="Box" aria-hidden="true">
        {some && !all ? MINUS : CHECK}
      </span>
    </th>
  );
}

interface RowErrorProps {
  id: string;
  columns: number;
  ticked: boolean;
  children: string;
}

/** The line under a row that says what went wrong with it. */
export function RowError({ id, columns, ticked, children }: RowErrorProps): ReactElement {
  return (
    <tr role={'row' as const} data-part="RowError" data-selected={ticked || undefined}>
      <td role={'cell' as const} colSpan={columns}>
        <div id={`${id}-error`}>
          {ALERT}
          {children}
        </div>
      </td>
    </tr>
  );
}

/** Styles of checkboxes and errors, for the table around them. The whole cell is the target of its checkbox. */
export const tickStyle: string = `
  &:has(> thead > tr > [data-part='Tick']) { --error-start: 56px; }
  & > * > tr > [data-part='Tick'] { position: relative; padding: 0; cursor: default; }
  & > * > tr > [data-part='Tick'] > input {
    ${checkboxStyle}
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    &:enabled { cursor: pointer; }
  }
  & > * > tr > [data-part='Tick'] > [data-part='Box'] { margin-inline: auto; }
  & > tbody > [data-part='SkeletonRow'] > [data-part='Tick'] { padding-inline: 14px; }
  & > tbody > [data-selected]:is(tr, :hover) { background: ${t.color.surfaceSelected}; }

  & > tbody > [data-refused] > * { border-block-end: 0; }
  & > tbody > [data-part='RowError'] > td {
    grid-column: 1 / -1;
    block-size: auto;
    min-block-size: 0;
    padding: 0 ${t.space[3]} ${t.space[2]};
    padding-inline-start: var(--error-start, ${t.space[3]});
    color: ${t.color.danger.text};
    font: ${t.weight.regular} ${t.text.sm} ${t.font.sans};
  }
  & > tbody > [data-part='RowError'] > td > div {
    display: flex;
    align-items: flex-start;
    gap: 6px;
    & > svg { flex: none; margin-block-start: 1px; }
  }
  @media print {
    & > * > tr > [data-part='Tick'] { display: none; }
  }
`;

/** Room for a finger at the start of each card; what else is there begins after `--tick`. */
export const tickCards: string = `
  &:has(> thead > tr > [data-part='Tick']) { --tick: 32px; }
  & > * > tr > [data-part='Tick'] { inline-size: 44px; block-size: 44px; min-block-size: 0; align-content: center; }
  & > tbody > tr > [data-part='Tick'] {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    display: block;
    grid-column: auto;
  }
  & > thead > tr:has(> [data-part='Tick']) { padding-inline-start: 0; }
  & > thead > tr > [data-part='Tick'] { padding-inline: 14px; }
  & > tbody > [data-refused] { border-block-end: 0; }
  & > tbody > [data-part='RowError'] { padding-block-start: 0; }
  & > tbody > [data-part='RowError'] > td { padding: 0 ${t.space[3]}; }
  & > tbody > tr > [data-part='Tick']::before,
  & > tbody > [data-part='RowError'] > td::before { display: none; }
`;
