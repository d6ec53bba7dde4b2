import type { Page } from '@concierge/contract/refs';
import type { Problem } from './problem.ts';

/**
 * Milliseconds between two loads of what is on screen that live events ask for; the first follows its
 * event at once.
 */
export const RELOAD_PAUSE_MS = 250;

/** A list area of the store: what was asked for, and how it stands (J4). */
export interface ListState<Call, Row> {
  /** What is on screen; null when the list is not. */
  call: Call | null;
  isLoading: boolean;
  rows: Row[];
  totalCount: number;
  problem: Problem | null;
}

export function emptyList<Call, Row>(): ListState<Call, Row> {
  return { call: null, isLoading: false, rows: [], totalCount: 0, problem: null };
}

/**
 * A person asked: the old rows go at once. How many there were stays until the answer, so that the
 * pages below the list do not come and go with every step.
 */
export function listPending<Call, Row>(
  before: ListState<Call, Row>,
  call: Call,
): ListState<Call, Row> {
  return { ...emptyList<Call, Row>(), call, isLoading: true, totalCount: before.totalCount };
}

/**
 * Rows came, for the person or by a live event; they replace the old ones in place. Rows that are the
 * same as before keep their identity, so that only what changed is drawn again.
 */
export function listLoaded<Call, Row>(
  before: ListState<Call, Row>,
  call: Call,
  { data, totalCount }: Page<Row>,
): ListState<Call, Row> {
  const known = new Map(before.rows.map((row) => [JSON.stringify(row), row]));
  const rows = data.map((row) => known.get(JSON.stringify(row)) ?? row);
  return { call, isLoading: false, rows, totalCount, problem: null };
}

/** The person's request failed: the list is empty and says so. */
export function listFailed<Call, Row>(call: Call, problem: Problem): ListState<Call, Row> {
  return { ...emptyList<Call, Row>(), call, problem };
}
