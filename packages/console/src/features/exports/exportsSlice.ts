import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Problem } from '../../lib/http/problem.ts';
import type { ExportAsked } from './exportLists.ts';

/** The file of the open dialog; there is one at a time. */
export interface ExportsState {
  status: 'idle' | 'running' | 'failed' | 'saved';
  /** How many rows have come. */
  rows: number;
  /** How many there are; null until it is known. */
  total: number | null;
  problem: Problem | null;
}

const initialState: ExportsState = { status: 'idle', rows: 0, total: null, problem: null };

const exportsSlice = createSlice({
  name: 'exports',
  initialState,
  reducers: {
    exportRequested: (_state, _action: PayloadAction<ExportAsked>): ExportsState => ({
      ...initialState,
      status: 'running',
    }),
    exportProgressed: (state, { payload }: PayloadAction<{ rows: number; total: number }>) => ({
      ...state,
      ...payload,
    }),
    exportFulfilled: (state): ExportsState => ({ ...state, status: 'saved' }),
    exportRejected: (state, { payload }: PayloadAction<Problem>): ExportsState => ({
      ...state,
      status: 'failed',
      problem: payload,
    }),
    /** The rows that have come are wanted all the same. */
    partSaveRequested: (state) => state,
    /** The dialog was left: a file that has not come is not wanted any more. */
    exportClosed: () => initialState,
  },
});

export const exportsReducer = exportsSlice.reducer;
export const {
  exportRequested,
  exportProgressed,
  exportFulfilled,
  exportRejected,
  partSaveRequested,
  exportClosed,
} = exportsSlice.actions;
export const selectExport = ({ exports }: { exports: ExportsState }): ExportsState => exports;
