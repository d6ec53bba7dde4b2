import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { FilteringOption, ServiceRequest } from '@concierge/contract/requests';
import type { RequestState } from '@concierge/contract/requestStates';
import type { Problem } from '../../../lib/http/problem.ts';
import { type Forms, formReducers, isLeft, noForms } from '../../../lib/modal/formState.ts';
import { listLeft } from '../requestsSlice.ts';

/** What several requests can become together. */
export type ManyState = Exclude<RequestState, typeof RequestState.waiting>;

/** What is done with the selected requests. */
export type ManyChange =
  | { state: ManyState; note: string }
  /** A colleague gets them; the note is for staff alone. */
  | { to: FilteringOption; note: string };

export interface ManyOrder {
  requests: readonly ServiceRequest[];
  change: ManyChange;
}

export type Refusals = Readonly<Record<number, Problem>>;

export interface Selection {
  /** Ids of the selected requests, in the order of the rows. */
  selected: readonly number[];
  /** Why some of them were not changed. */
  refused: Refusals;
  forms: Forms;
}

/** The one form: only one change of several requests is under way. */
export const MANY = 'many';

const initialState: Selection = { selected: [], refused: {}, forms: noForms };

const form = formReducers('forms');

/** Requests of a list that are selected, and what is done with all of them. */
const manySlice = createSlice({
  name: 'many',
  initialState,
  reducers: {
    selectionChanged: (state, { payload: ids }: PayloadAction<readonly number[]>) => {
      state.selected = [...ids];
      for (const id of Object.keys(state.refused)) {
        if (!ids.includes(Number(id))) delete (state.refused as Record<string, Problem>)[id];
      }
    },
    manyRequested: (state, _order: PayloadAction<ManyOrder>) => {
      form.requested(state, MANY);
      state.refused = {};
    },
    /** Those that were not changed stay selected, or are again as long as someone waits for the answer. */
    manyFulfilled: (
      state,
      { payload: { changed, refused } }: PayloadAction<{ changed: number[]; refused: Refusals }>,
    ) => {
      const kept = state.selected.filter((id) => !changed.includes(id));
      const again = isLeft(state.forms, MANY) ? [] : Object.keys(refused).map(Number);
      state.selected = [...new Set([...kept, ...again])];
      state.refused = Object.fromEntries(
        Object.entries(refused).filter(([id]) => state.selected.includes(Number(id))),
      );
      form.fulfilled(state, { payload: MANY });
    },
    manyRejected: form.rejected,
    manyClosed: (state) => form.closed(state, { payload: MANY }),
  },
  extraReducers: (builder) => {
    builder.addCase(listLeft, (state) => {
      state.selected = [];
      state.refused = {};
    });
  },
  selectors: {
    selectMany: (state) => state,
    selectManyForms: (state) => state.forms,
  },
});

export const manyReducer = manySlice.reducer;
export const { selectionChanged, manyRequested, manyFulfilled, manyRejected, manyClosed } =
  manySlice.actions;
export const { selectMany, selectManyForms } = manySlice.selectors;
