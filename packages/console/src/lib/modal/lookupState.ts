import type { PayloadAction } from '@reduxjs/toolkit';

/** A row that the address names and the page of its list does not show. */
export interface Lookup<Row> {
  /** As it was when it was found. */
  row: Row | null;
  /** It could not be found; the saga has said so. */
  failed: boolean;
}

/** What an address says which row is meant; null when it is no id. */
export interface NamedRow {
  id: number | null;
}

export const noLookup: Lookup<never> = { row: null, failed: false };

/** The reducers of a slice that keeps a looked-up row at `lookup`. */
export function lookupReducers<Row>() {
  type Slice = { lookup: Lookup<Row> };
  const set = (state: Slice, row: Row | null, failed: boolean) => {
    state.lookup = { row, failed };
  };
  return {
    requested: (state: Slice, _action: PayloadAction<NamedRow>) => set(state, null, false),
    fulfilled: (state: Slice, { payload }: PayloadAction<Row>) => set(state, payload, false),
    rejected: (state: Slice) => set(state, null, true),
    closed: (state: Slice) => set(state, null, false),
  };
}
