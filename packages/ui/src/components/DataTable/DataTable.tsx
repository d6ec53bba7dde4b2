'use client';

import type { ReactElement } from 'react';
import { t } from '../../foundations/t.generated.ts';
import { TableBase } from './TableBase.tsx';
import type { DataTableProps } from './dataTableTypes.ts';

export { RowAction, type RowActionProps } from './RowAction.tsx';
export type {
  DataTableActions,
  DataTableColumn,
  DataTableLabels,
  DataTableProps,
  DataTableSort,
  RowFocusProps,
  RowStep,
  SelectionLabels,
  SelectionProps,
  TableStates,
} from './dataTableTypes.ts';

/**
 * Rows of one kind, sortable by their columns. In a window or container up to 640 px wide a row becomes a
 * card with labeled values. Loading, empty and failed states replace the rows below the same headings, so
 * that nothing jumps.
 */
export function DataTable<Row>(props: DataTableProps<Row>): ReactElement {
  return <TableBase {...props} cardLayout={labeledCards} />;
}

/**
 * Rows as cards. The label of a value repeats the heading, which is announced already, so its alternative
 * text is empty. In a row of up to three cells the buttons are beside the name; in a longer one they would be
 * seen before the values between them, but focused after. The explicit roles in the markup keep the table a
 * table for assistive technology.
 */
const labeledCards = `
  display: block;
  min-inline-size: 0;

  & > * { display: block; }
  & > tbody { contain-intrinsic-block-size: auto calc(var(--rows, 25) * 240px); }

  & > thead:has([aria-sort], [data-part='Tick']) { border-block-end: 1px solid ${t.color.border}; }
  & > thead > tr {
    display: flex;
    flex-wrap: wrap;
    gap: ${t.space[1]} ${t.space[4]};
    padding-inline: ${t.space[3]};
  }
  & > thead > tr > th {
    display: flex;
    align-items: center;
    inline-size: auto !important;
    min-inline-size: 0 !important;
    padding: 0;
    border: 0;
  }
  & > thead > tr > th:not([aria-sort], [data-part='Tick']) {
    position: absolute;
    inline-size: 1px !important;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }

  & > tbody > tr {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    position: relative;
    padding-block: ${t.space[2]};
    padding-inline: var(--tick, 0px) 0;
    border-block-end: 1px solid ${t.color.border};
  }
  & > tbody:last-child > tr:last-child { border-block-end: 0; }

  & > tbody > tr > * {
    display: flex;
    grid-column: 1 / -1;
    align-items: baseline;
    gap: ${t.space[3]};
    block-size: auto;
    min-block-size: 28px;
    border: 0;
  }
  & > tbody > tr > *::before {
    content: attr(data-label) / '';
    flex: none;
    inline-size: max(96px, 34%);
    color: ${t.color.textMuted};
    font: ${t.weight.regular} ${t.text.sm} ${t.font.sans};
  }
  & > tbody > tr > * > * { min-inline-size: 0; }
  & > tbody > tr > :is([data-primary], [data-unlabeled]:last-child:nth-child(-n + 3 of :not([data-part='Tick']))) {
    order: -1;
    grid-column: 1;
    align-items: center;
    &::before { display: none; }
  }
  & > tbody > tr > [data-unlabeled]:last-child:nth-child(-n + 3 of :not([data-part='Tick'])) { grid-column: 2; }
`;
