import { matchesText } from '../../internal/foldText.ts';

/** An image a service may have. */
export interface IconOption {
  id: number;
  name: string;
  /** Path of the image. */
  src: string;
  /** Heading it is listed under. */
  group: string;
}

export interface IconGroup {
  group: string;
  icons: IconOption[];
}

/** The icons whose name or group contains the query, group after group in order of appearance. */
export function iconGroups(icons: readonly IconOption[], query: string): IconGroup[] {
  const found = icons.filter(({ name, group }) => matchesText(query, name, group));
  return [...new Set(found.map(({ group }) => group))].map((group) => ({
    group,
    icons: found.filter((icon) => icon.group === group),
  }));
}

/** Where the Tab key enters the grid: the first of the wanted icons that is shown, else the first shown. */
export function entryIcon(
  groups: readonly IconGroup[],
  ...wanted: ReadonlyArray<number | null>
): number | null {
  const shown = groups.flatMap(({ icons }) => icons.map(({ id }) => id));
  return wanted.find((id) => id !== null && shown.includes(id)) ?? shown[0] ?? null;
}

interface Cell {
  id: number;
  column: number;
}

/** Every group starts a new row, as it does on the screen. */
function rowsOf(groups: readonly IconGroup[], columns: number): Cell[][] {
  const rows: Cell[][] = [];
  for (const { icons } of groups) {
    icons.forEach(({ id }, index) => {
      const column = index % columns;
      if (column === 0) rows.push([]);
      rows.at(-1)?.push({ id, column });
    });
  }
  return rows;
}

type ReadingKey = 'ArrowLeft' | 'ArrowRight' | 'Home' | 'End';
type RowKey = 'ArrowUp' | 'ArrowDown' | 'PageUp' | 'PageDown';
export type GridKey = ReadingKey | RowKey;

/** How far each key goes in the order of reading. */
const READING_STEPS: Record<ReadingKey, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  Home: -Infinity,
  End: Infinity,
};

/** How many rows each key goes down; a page is four. */
const ROW_STEPS: Record<RowKey, number> = { ArrowUp: -1, ArrowDown: 1, PageUp: -4, PageDown: 4 };

const isReadingKey = (key: string): key is ReadingKey => Object.hasOwn(READING_STEPS, key);

export function isGridKey(key: string): key is GridKey {
  return isReadingKey(key) || Object.hasOwn(ROW_STEPS, key);
}

/**
 * The icon a key leads to. Left and right follow the order of reading across rows and groups; up and
 * down keep the column as far as the other row reaches. At an edge the focus stays.
 */
export function iconAfterKey(
  groups: readonly IconGroup[],
  columns: number,
  from: number,
  key: GridKey,
): number {
  const rows = rowsOf(groups, Math.max(1, columns));
  const order = rows.flat();
  const at = order.findIndex(({ id }) => id === from);
  const rowAt = rows.findIndex((row) => row.some(({ id }) => id === from));
  const clamp = (value: number, length: number) => Math.max(0, Math.min(value, length - 1));
  if (isReadingKey(key)) return order[clamp(at + READING_STEPS[key], order.length)]?.id ?? from;
  const target = rows[clamp(rowAt + ROW_STEPS[key], rows.length)] ?? [];
  const column = order[at]?.column ?? 0;
  return target[clamp(column, target.length)]?.id ?? from;
}
