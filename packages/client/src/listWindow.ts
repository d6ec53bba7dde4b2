import { type PageRange, overscanRange } from '@concierge/contract/pageRange';
import {
  type RequestListShape,
  compareRequests,
  isInList,
  isServerFilter,
} from '@concierge/contract/requestOrder';
import type { SharedRequest } from '@concierge/contract/requestView';

/** With fewer on a side, more are asked for before they are missed. */
const LOW = 5;

/** Consecutive rows of a list: those of the page shown, and some around it. */
export interface ListWindow<Row> {
  rows: readonly Row[];
  /** How many rows of the list come before them. */
  offset: number;
  /** How many rows the list has. */
  totalCount: number;
}

/** A request that was created or changed. */
export interface RequestChange<Row extends SharedRequest = SharedRequest> {
  row: Row;
  /** The columns that were different before the change, as they were; null for a new request. */
  before: Partial<SharedRequest> | null;
}

/** The rows of the page that are held. */
export function pageOf<Row>(held: ListWindow<Row>, { offset, limit }: PageRange): Row[] {
  const start = offset - held.offset;
  return held.rows.slice(Math.max(0, start), Math.max(0, start + limit));
}

/** Whether the page, or too much of its margins, is not held although the list has it. */
export function needsRefill<Row>(held: ListWindow<Row>, { offset, limit }: PageRange): boolean {
  const first = Math.max(0, offset - LOW);
  const end = Math.min(held.totalCount, offset + limit + LOW);
  return end > first && (held.offset > first || held.offset + held.rows.length < end);
}

function without<Row extends SharedRequest>(
  held: ListWindow<Row>,
  old: SharedRequest,
  list: RequestListShape,
): ListWindow<Row> | null {
  const { rows, offset } = held;
  const totalCount = held.totalCount - 1;
  const known = rows.filter(({ id }) => id !== old.id);
  if (known.length < rows.length) return { rows: known, offset, totalCount };
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return null;
  if (compareRequests(list, old, first) < 0) {
    return offset > 0 ? { rows, offset: offset - 1, totalCount } : null;
  }
  const isBehind = compareRequests(list, old, last) > 0 && offset + rows.length <= totalCount;
  return isBehind ? { rows, offset, totalCount } : null;
}

function withRow<Row extends SharedRequest>(
  held: ListWindow<Row>,
  row: Row,
  list: RequestListShape,
): ListWindow<Row> | null {
  const { rows, offset } = held;
  const totalCount = held.totalCount + 1;
  if (rows.length === 0 && held.totalCount > 0) return null;
  const place = rows.findIndex((other) => compareRequests(list, row, other) < 0);
  if (place === 0 && offset > 0) return { rows, offset: offset + 1, totalCount };
  if (place !== -1) return { rows: rows.toSpliced(place, 0, row), offset, totalCount };
  const isLast = offset + rows.length === held.totalCount;
  return { rows: isLast ? [...rows, row] : rows, offset, totalCount };
}

function trimmed<Row>(held: ListWindow<Row>, page: PageRange): ListWindow<Row> {
  const { offset, limit } = overscanRange(page);
  const start = Math.max(0, offset - held.offset);
  const rows = held.rows.slice(start, Math.max(start, offset + limit - held.offset));
  return rows.length < held.rows.length ? { ...held, rows, offset: held.offset + start } : held;
}

/**
 * The rows after a change, as the server would answer them; the same object when the change does not concern
 * the list. Null when it does not follow from the loaded rows: then the list is loaded again.
 */
export function applyChange<Row extends SharedRequest>(
  held: ListWindow<Row>,
  { row, before }: RequestChange<Row>,
  list: RequestListShape,
  page: PageRange,
): ListWindow<Row> | null {
  if (isServerFilter(list.filter)) return null;
  const old = before && { ...row, ...before };
  const wasIn = old !== null && isInList(list.filter, old);
  const isIn = isInList(list.filter, row);
  if (!wasIn && !isIn) return held;
  const rest = wasIn ? without(held, old, list) : held;
  const next = rest && isIn ? withRow(rest, row, list) : rest;
  return next && trimmed(next, page);
}
