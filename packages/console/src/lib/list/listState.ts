import { isDraft, original } from '@reduxjs/toolkit';
import type { Page } from '@concierge/contract/refs';
import type { Problem } from '../http/problem.ts';

/**
 * Milliseconds between two loads of what is on screen that live events ask for; the first follows its
 * event at once.
 */
export const RELOAD_PAUSE_MS = 1_000;

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

/** A page of rows, and the call it answers. */
export interface ListAnswer<Call, Row> {
  call: Call;
  page: Page<Row>;
}

/** Why the rows a call asked for could not be had. */
export interface ListFailure<Call> {
  call: Call;
  problem: Problem;
}

/** What a reducer was given: to read all rows of its draft is slow. */
const asItWas = <Value>(value: Value): Value =>
  isDraft(value) ? (original(value as object) as Value) : value;

/**
 * How a list goes from one state to the next. Answers to a call that is not on screen any more change
 * nothing.
 * @param keyOf Equal for two calls that ask for the same rows.
 */
export function listOf<Call, Row>(keyOf: (call: Call) => string) {
  type List = ListState<Call, Row>;
  const isOnScreen = ({ call: shown }: List, call: Call) =>
    shown !== null && keyOf(shown) === keyOf(call);
  return {
    /**
     * A person asked: the old rows go at once. How many there were stays until the answer, so that the
     * pages below the list do not come and go with every step.
     */
    requested: ({ totalCount }: List, call: Call): List => ({
      ...emptyList<Call, Row>(),
      call,
      isLoading: true,
      totalCount,
    }),
    /**
     * Rows came, for the person or by a live event; they replace the old ones in place. Rows that are
     * the same as before keep their identity, so that only what changed is drawn again.
     */
    loaded(list: List, { call, page }: ListAnswer<Call, Row>): List {
      if (!isOnScreen(list, call)) return list;
      const known = new Map(asItWas(list).rows.map((row) => [JSON.stringify(row), row]));
      const rows = page.data.map((row) => known.get(JSON.stringify(row)) ?? row);
      return { call, isLoading: false, rows, totalCount: page.totalCount, problem: null };
    },
    /** The person's request failed: the list is empty and says so. */
    failed: (list: List, { call, problem }: ListFailure<Call>): List =>
      isOnScreen(list, call) ? { ...emptyList<Call, Row>(), call, problem } : list,
  };
}
