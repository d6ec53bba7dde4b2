'use client';

import { useId, useMemo, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import { focusRingInset } from '../../internal/focusRing.ts';
import { screenOnly } from '../../internal/screenOnly.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { BusyLine } from './BusyLine.tsx';
import { DataTableHead } from './DataTableHead.tsx';
import { missingRows, widthsOf } from './dataTableModel.ts';
import { cellColumn, DataTableGroup, SkeletonRow } from './DataTableRow.tsx';
import type { DataTableProps } from './dataTableTypes.ts';
import { MANY_ROWS } from './rowGroups.ts';
import { manyRows, paperStyle, rowStyle } from './dataTableStyle.ts';
import { tickCards, tickStyle } from './Tick.tsx';
import { useRowGroups } from './useRowGroups.ts';
import { useSelection } from './useSelection.ts';
import { useStableColumns } from './useStableColumns.ts';
import { useTableFit } from './useTableFit.ts';
import { useTableRows } from './useTableRows.ts';

// The roles of table elements are explicit: displayed as cards or grids they lose their semantics in
// browsers. They are constants, since the linter finds them redundant.

interface TableBaseProps<Row> extends DataTableProps<Row> {
  /** Styles of the table where its rows are cards; `& > tbody > tr` is a card. */
  cardLayout: string;
}

/** What every table is but its cards: a page whose table has a layout of its own needs no other. */
export function TableBase<Row>({
  columns,
  rows,
  rowKey,
  label,
  sort,
  onSortChange,
  labels,
  loading = false,
  loadingLabel,
  skeletonRows = 5,
  cardLayout,
  empty,
  error,
  pending = false,
  freshRows,
  rovingRows,
  actionsRef,
  onInteractionChange,
  onRowsGone,
  selectionLabels,
  selectedRows,
  defaultSelectedRows,
  onSelectedRowsChange,
  selectable,
  rowError,
  ...rest
}: TableBaseProps<Row>): ReactElement {
  // oxlint-disable-next-line react/rules-of-hooks -- constant in a build: production has nothing of it
  if (process.env.NODE_ENV !== 'production') useStableColumns(columns, label);
  const table = useTableRows({
    rows,
    rowKey,
    rovingRows,
    actionsRef,
    onInteractionChange,
    onRowsGone,
  });
  const [selection, handlers] = useSelection({
    rows,
    rowKey,
    settled: !loading && !error,
    selectionLabels,
    selectedRows,
    defaultSelectedRows,
    onSelectedRowsChange,
    selectable,
  });
  const ticks = selection !== undefined;
  const id = useId();
  const { scroller, cards, narrow, overflows } = useTableFit(loading);
  const placeholder = loading ? undefined : error || (rows.length === 0 ? empty : undefined);
  const cellColumns = useMemo(() => columns.map(cellColumn), [columns]);
  const groups = useRowGroups(rows, rowKey);
  const shown = loading || placeholder ? 0 : rows.length;
  const many = shown > MANY_ROWS;
  const missing = missingRows(shown);
  const widths = useMemo(() => widthsOf(columns, many, ticks), [columns, many, ticks]);
  return (
    <Root {...rest} data-component="DataTable" data-narrow={narrow || undefined}>
      <BusyLine active={pending && !loading} />
      <Scroller
        ref={scroller}
        data-part="Scroller"
        data-loading={loading || undefined}
        {...(overflows && { tabIndex: 0, role: 'group', 'aria-label': label })}
      >
        <Table
          {...handlers}
          ref={table}
          role={'table' as const}
          $many={many}
          $cards={cards}
          $widths={widths}
          $cardLayout={cardLayout}
          $ticks={ticks || rowError !== undefined}
          aria-label={label}
          aria-busy={loading || pending}
          data-part="Table"
          {...(many && {
            'data-many': true,
            // Rows are accessible only once they are laid out; this is the number of all, with the head.
            'aria-rowcount': shown + 1,
          })}
        >
          <DataTableHead
            columns={columns}
            sort={sort}
            onSortChange={onSortChange}
            labels={labels}
            selection={selection}
          />
          {loading || placeholder ? (
            <tbody role={'rowgroup' as const}>
              {loading &&
                Array.from({ length: skeletonRows }, (_, at) => (
                  <SkeletonRow key={at} columns={cellColumns} at={at} ticks={ticks} />
                ))}
            </tbody>
          ) : (
            groups.map((group) => (
              <DataTableGroup
                key={group.id}
                group={group}
                rowKey={rowKey}
                columns={cellColumns}
                freshRows={freshRows}
                id={id}
                selection={selection}
                rowError={rowError}
              />
            ))
          )}
        </Table>
      </Scroller>
      {missing > 0 && <Padding data-part="Padding" $rows={missing} aria-hidden="true" />}
      {placeholder && <div data-part="Placeholder">{placeholder}</div>}
      <VisuallyHidden role="status">{loading ? loadingLabel : ''}</VisuallyHidden>
    </Root>
  );
}

const Root = styled.div`
  @layer concierge.components {
    container-type: inline-size;
    position: relative;
    border-radius: inherit;
    color: ${t.color.text};
  }
`;

const Scroller = styled.div`
  @layer concierge.components {
    overflow-x: auto;
    border-radius: inherit;

    @media print {
      overflow: visible;
    }

    &:focus-visible {
      ${focusRingInset}
    }
  }
`;

interface TableLook {
  $many: boolean;
  $widths: string;
  $cards: string;
  $cardLayout: string;
  $ticks: boolean;
}

/** Only the rules that apply: the browser would match the others against every cell, too. */
const Table = styled.table<TableLook>`
  @layer concierge.components {
    inline-size: 100%;
    border-collapse: separate;
    border-spacing: 0;

    ${rowStyle}
    ${({ $ticks }) => $ticks && tickStyle}
    @media screen {
      ${({ $widths }) => $widths}
      ${({ $many }) => $many && manyRows}
    }
    ${paperStyle}
    ${({ $cards }) => $cards} {
      ${({ $cardLayout }) => $cardLayout}
      ${({ $ticks }) => $ticks && tickCards}
    }
  }
`;

const Padding = styled.div<{ $rows: number }>`
  @layer concierge.components {
    block-size: calc(${({ $rows }) => $rows} * ${t.size.tableRow});
    ${screenOnly}
  }
`;
