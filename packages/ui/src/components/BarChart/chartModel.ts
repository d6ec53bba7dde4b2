import type { ChartPoint, ChartSeries, ChartValue } from './chartTypes.ts';

/** Where a value is in the picture. */
export interface Place {
  row: number;
  column: number;
}

/** What is said of a value. */
export function textOf(
  { label }: ChartPoint,
  series: ChartSeries | undefined,
  value: ChartValue,
  format: (value: number) => string,
): string {
  const name = series ? `${label}, ${series.label}` : label;
  return value.label ?? `${name}: ${format(value.value)}`;
}

/** Whether there is nothing to draw. */
export function isEmpty(points: ReadonlyArray<ChartPoint>): boolean {
  return !points.some(({ values }) => values.some((one) => one && one.value > 0));
}

/** The place of the first value, for the tab stop. */
export function firstPlace(filled: ReadonlyArray<readonly boolean[]>): Place | undefined {
  const row = filled.findIndex((cells) => cells.includes(true));
  return row < 0 ? undefined : { row, column: filled[row]?.indexOf(true) ?? 0 };
}

/** Where a key leads: along the row past gaps, and to the nearest column of the next row that has values. */
export function nextPlace(
  filled: ReadonlyArray<readonly boolean[]>,
  { row, column }: Place,
  key: string,
): Place | undefined {
  const columnsOf = (at: number) =>
    (filled[at] ?? []).flatMap((there, index) => (there ? [index] : []));
  const own = columnsOf(row);
  const rows = filled.flatMap((cells, at) => (cells.includes(true) ? [at] : []));
  const inRow = (next: number | undefined) =>
    next === undefined ? undefined : { row, column: next };
  const toRow = (next: number | undefined) => {
    if (next === undefined) return undefined;
    const [nearest = 0] = columnsOf(next).toSorted(
      (one, other) => Math.abs(one - column) - Math.abs(other - column),
    );
    return { row: next, column: nearest };
  };
  switch (key) {
    case 'ArrowRight':
      return inRow(own.find((at) => at > column));
    case 'ArrowLeft':
      return inRow(own.findLast((at) => at < column));
    case 'ArrowDown':
      return toRow(rows.find((at) => at > row));
    case 'ArrowUp':
      return toRow(rows.findLast((at) => at < row));
    case 'Home':
      return inRow(own[0]);
    case 'End':
      return inRow(own.at(-1));
    default:
      return undefined;
  }
}

const ACROSS: Readonly<Record<string, string>> = {
  ArrowRight: 'ArrowDown',
  ArrowLeft: 'ArrowUp',
  ArrowDown: 'ArrowRight',
  ArrowUp: 'ArrowLeft',
};
const MIRRORED: Readonly<Record<string, string>> = {
  ArrowRight: 'ArrowLeft',
  ArrowLeft: 'ArrowRight',
};

/** The key that means the same in a picture that is neither mirrored nor turned, so that its rows are columns. */
export function plainKey(key: string, mirrored: boolean, turned: boolean): string {
  const plain = mirrored ? (MIRRORED[key] ?? key) : key;
  return turned ? (ACROSS[plain] ?? plain) : plain;
}
