import { type PayloadAction, isDraft, original } from '@reduxjs/toolkit';
import type { Page } from '@concierge/contract/refs';
import type { Problem } from '../http/problem.ts';
import { patch } from '../patch.ts';

/** How the loading of an area of the store is going. */
export interface Loading {
  isLoading: boolean;
  problem: Problem | null;
}

export const idle: Loading = { isLoading: false, problem: null };
export const loading: Loading = { isLoading: true, problem: null };

/**
 * The reducers of data that is loaded as a whole: loading and failure empty it, success stores it.
 * @param areaOf What of the state they set; the data is null while there is none.
 */
export function loadReducers<State extends object, Data>(
  areaOf: (data: Data | null, how: Loading) => Partial<State>,
) {
  const set = (state: State, data: Data | null, how: Loading) => patch(state, areaOf(data, how));
  return {
    requested: (state: State) => set(state, null, loading),
    fulfilled: (state: State, { payload }: PayloadAction<Data>) => set(state, payload, idle),
    rejected: (state: State, { payload }: PayloadAction<Problem>) =>
      set(state, null, { isLoading: false, problem: payload }),
  };
}

/** A paged list of the store: its call and its rows. */
export interface ListState<Call, Row> extends Loading {
  /** What is on screen; null when the list is not. */
  call: Call | null;
  rows: Row[];
  totalCount: number;
}

export function emptyList<Call, Row>(): ListState<Call, Row> {
  return { call: null, ...idle, rows: [], totalCount: 0 };
}

/** A page of rows, and the call it answers. */
export interface ListAnswer<Call, Row, Answer extends Page<Row> = Page<Row>> {
  call: Call;
  page: Answer;
}

/** Why the rows a call asked for could not be loaded. */
export interface ListFailure<Call> {
  call: Call;
  problem: Problem;
}

/** Equal for two calls that ask for the same rows, if one function has read both of them. */
export const listKey = (call: unknown): string => JSON.stringify(call);

/** What a reducer was given: to read all rows of its draft is slow. */
export const originalOf = <Value>(value: Value): Value =>
  isDraft(value) ? (original(value as object) as Value) : value;

/** The rows, each as the object it is known by if it is the same: so that only what changed renders again. */
export function reuseEqualRows<Row>(rows: readonly Row[], before: readonly Row[]): Row[] {
  const known = new Map(before.map((row) => [JSON.stringify(row), row]));
  return rows.map((row) => known.get(JSON.stringify(row)) ?? row);
}

/** Whether the list shows what this call asked for. */
export const matchesShownCall = <Call>(
  { call: shown }: { call: Call | null },
  call: Call,
): boolean => shown !== null && listKey(shown) === listKey(call);

/**
 * The reducers of a slice that keeps a paged list at `list`. Answers to a call that is not on screen any
 * more change nothing.
 */
export function listReducers<Call, Row>() {
  type Slice = { list: ListState<Call, Row> };
  return {
    /**
     * A user opened it: the old rows go at once. The total stays until the answer, so that the
     * pagination does not come and go with every step.
     */
    requested: (state: Slice, { payload: call }: PayloadAction<Call>): void => {
      const { totalCount } = state.list;
      state.list = { ...emptyList(), call, ...loading, totalCount };
    },
    /**
     * Rows came, for the user or by a live event; they replace the old ones in place.
     */
    fulfilled: (state: Slice, { payload }: PayloadAction<ListAnswer<Call, Row>>): void => {
      const { call, page } = payload;
      if (!matchesShownCall(state.list, call)) return;
      const rows = reuseEqualRows(page.data, originalOf(state.list).rows);
      state.list = { call, ...idle, rows, totalCount: page.totalCount };
    },
    /** The user's request failed: the list is empty and says so. */
    rejected: (state: Slice, { payload }: PayloadAction<ListFailure<Call>>): void => {
      const { call, problem } = payload;
      if (matchesShownCall(state.list, call)) state.list = { ...emptyList(), call, problem };
    },
    left: (state: Slice): void => {
      state.list = emptyList();
    },
  };
}
