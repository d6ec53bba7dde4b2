import type { DataTableColumn, DataTableLabels, DataTableSort } from './dataTableTypes.ts';

/** Below this many rows the table is padded to their height. */
const MIN_ROWS = 3;

type Widths = Pick<DataTableColumn<never>, 'width' | 'minWidth'>;

/**
 * Grid tracks that are the same in every row without measuring the others: the widths of the columns, and
 * equal parts of the rest for columns without one. Where all have one they grow to fill the table.
 */
export function tracksOf(columns: readonly Widths[]): string {
  const allFixed = columns.every(({ width }) => width);
  return columns
    .map(({ width, minWidth = '120px' }) =>
      width && !allFixed ? width : `minmax(${width ?? minWidth}, 1fr)`,
    )
    .join(' ');
}

/** The column of checkboxes, as wide as a finger needs. */
const TICK_WIDTH = 'var(--tick-width, 44px)';

/**
 * The widths of columns as rules of their table. Not as style attributes: a page that a server rendered under a
 * policy without `unsafe-inline` loses those for good.
 */
export function widthsOf(columns: readonly Widths[], many: boolean, ticked: boolean): string {
  if (many) return `--columns: ${ticked ? `${TICK_WIDTH} ` : ''}${tracksOf(columns)};`;
  const all: readonly Widths[] = ticked ? [{ width: TICK_WIDTH }, ...columns] : columns;
  return all
    .map(({ width, minWidth }, at) => {
      const rules = [width && `inline-size:${width};`, minWidth && `min-inline-size:${minWidth};`];
      const set = rules.filter(Boolean).join('');
      return set && `& > thead > tr > :nth-child(${at + 1}) { ${set} }`;
    })
    .join('');
}

export type Sorting = 'ascending' | 'descending' | 'none';

export function sortingOf(column: string, sort: DataTableSort | null | undefined): Sorting {
  if (sort?.column !== column) return 'none';
  return sort.direction === 'ASC' ? 'ascending' : 'descending';
}

/** The order after a press on a sort button: ascending first, then back and forth. */
export function nextSort(column: string, sort: DataTableSort | null | undefined): DataTableSort {
  const direction = sortingOf(column, sort) === 'ascending' ? 'DESC' : 'ASC';
  return { column, direction };
}

export function sortingText(
  sorting: Sorting,
  labels: DataTableLabels | undefined,
): string | undefined {
  if (sorting === 'ascending') return labels?.sortAscending;
  return sorting === 'descending' ? labels?.sortDescending : labels?.notSorted;
}

/** How many rows are missing to the minimum height of a table that is not empty. */
export function missingRows(count: number): number {
  return count && Math.max(0, MIN_ROWS - count);
}
