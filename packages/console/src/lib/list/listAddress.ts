import { PAGE_SIZES } from '@concierge/contract/constants';

/** What the address bar holds of a list, whatever it lists: its page and its order. */
export interface ListAddress<Column extends string> {
  limit: number;
  offset: number;
  orderBy: Column;
  direction: SortDirection;
}

export type SortDirection = 'ASC' | 'DESC';

interface ListDefaults<Column extends string> {
  limit: number;
  columns: readonly Column[];
  orderBy: Column;
  direction: SortDirection;
}

/** The parameters every list has. */
export const LIST_PARAMS = ['limit', 'offset', 'orderBy', 'direction'] as const;

const LARGEST_PAGE = Math.max(...PAGE_SIZES);

/** Reads page and order; whatever a hand-written address gets wrong falls back to the default. */
export function readListAddress<Column extends string>(
  params: URLSearchParams,
  defaults: ListDefaults<Column>,
): ListAddress<Column> {
  const limit = readWhole(params, 'limit', 1) ?? defaults.limit;
  const wanted = params.get('orderBy');
  const orderBy = defaults.columns.find((column) => column === wanted);
  const direction = params.get('direction')?.toUpperCase() === 'ASC' ? 'ASC' : 'DESC';
  return {
    limit: limit <= LARGEST_PAGE ? limit : defaults.limit,
    offset: readWhole(params, 'offset', 0) ?? 0,
    orderBy: orderBy ?? defaults.orderBy,
    direction: orderBy ? direction : defaults.direction,
  };
}

/** An id from the address bar, or `null` when there is none or it is no id. */
export function readId(params: URLSearchParams, name: string): number | null {
  return readWhole(params, name, 1);
}

/** As much of a text in the address bar as the server looks for. */
export const readText = (params: URLSearchParams, name: string, most: number): string =>
  Array.from(params.get(name) ?? '')
    .slice(0, most)
    .join('');

/** One of a closed set of numbers from the address bar, or `null`. */
export function readOneOf<Value extends number>(
  params: URLSearchParams,
  name: string,
  values: readonly Value[],
): Value | null {
  const value = readWhole(params, name, 0);
  return values.find((candidate) => candidate === value) ?? null;
}

/** The same address with some parameters set, and those given as `null` taken out. */
export function withParams(
  params: URLSearchParams,
  changes: Readonly<Record<string, string | number | null>>,
): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}

/** Offset of the last page that still has rows, after rows have disappeared. */
export function lastOffset(totalCount: number, limit: number): number {
  return Math.max(0, (Math.ceil(totalCount / limit) - 1) * limit);
}

function readWhole(params: URLSearchParams, name: string, least: number): number | null {
  const text = params.get(name);
  if (text === null || !/^\d{1,10}$/.test(text)) return null;
  const value = Number(text);
  return value >= least && value <= 2_147_483_647 ? value : null;
}
