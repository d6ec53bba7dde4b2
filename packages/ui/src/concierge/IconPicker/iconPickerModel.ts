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

/** The icons whose name or group contains the query, group after group in order of appearance (G2). */
export function iconGroups(icons: readonly IconOption[], query: string): IconGroup[] {
  const groups = new Map<string, IconOption[]>();
  for (const icon of icons) {
    if (!matchesText(query, icon.name, icon.group)) continue;
    groups.set(icon.group, [...(groups.get(icon.group) ?? []), icon]);
  }
  return [...groups].map(([group, found]) => ({ group, icons: found }));
}

/** Where the Tab key enters the grid: the chosen icon if it is shown, else the first. */
export function entryIcon(groups: readonly IconGroup[], selected: number | null): number | null {
  const shown = groups.flatMap(({ icons }) => icons);
  return shown.find(({ id }) => id === selected)?.id ?? shown[0]?.id ?? null;
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

export type GridKey =
  | 'ArrowUp'
  | 'ArrowDown'
  | 'ArrowLeft'
  | 'ArrowRight'
  | 'Home'
  | 'End'
  | 'PageUp'
  | 'PageDown';

const GRID_KEYS: readonly string[] = [
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'Home',
  'End',
  'PageUp',
  'PageDown',
] satisfies GridKey[];

export function isGridKey(key: string): key is GridKey {
  return GRID_KEYS.includes(key);
}

/** Rows that Page up and Page down leap over. */
const PAGE_ROWS = 4;

const ROW_STEPS: Partial<Record<GridKey, number>> = {
  ArrowUp: -1,
  ArrowDown: 1,
  PageUp: -PAGE_ROWS,
  PageDown: PAGE_ROWS,
};

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
  if (key === 'Home') return order[0]?.id ?? from;
  if (key === 'End') return order.at(-1)?.id ?? from;
  if (key === 'ArrowLeft') return order[clamp(at - 1, order.length)]?.id ?? from;
  if (key === 'ArrowRight') return order[clamp(at + 1, order.length)]?.id ?? from;
  const target = rows[clamp(rowAt + (ROW_STEPS[key] ?? 0), rows.length)] ?? [];
  const column = order[at]?.column ?? 0;
  return target[clamp(column, target.length)]?.id ?? from;
}
