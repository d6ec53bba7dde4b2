import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Problem } from '../../lib/http/problem.ts';
import type { ExportAsked, ListOnScreen } from './exportLists.ts';

/** The open dialog and its file; there is one at a time. */
export interface ExportsState {
  /** The list that the dialog is about; null: it is closed. */
  onScreen: ListOnScreen | null;
  status: 'idle' | 'running' | 'failed';
  /** How many rows have come. */
  rows: number;
  /** How many there are; null until it is known. */
  total: number | null;
  problem: Problem | null;
}

const initialState: ExportsState = {
  onScreen: null,
  status: 'idle',
  rows: 0,
  total: null,
  problem: null,
};

const exportsSlice = createSlice({
  name: 'exports',
  initialState,
  reducers: {
    exportOpened: (_state, { payload }: PayloadAction<ListOnScreen>): ExportsState => ({
      ...initialState,
      onScreen: payload,
    }),
    exportRequested: ({ onScreen }, _action: PayloadAction<ExportAsked>): ExportsState => ({
      ...initialState,
      onScreen,
      status: 'running',
    }),
    exportProgressed: (state, { payload }: PayloadAction<{ rows: number; total: number }>) => ({
      ...state,
      ...payload,
    }),
    /** The file is saved. */
    exportFulfilled: () => initialState,
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
  exportOpened,
  exportRequested,
  exportProgressed,
  exportFulfilled,
  exportRejected,
  partSaveRequested,
  exportClosed,
} = exportsSlice.actions;
export const selectExport = ({ exports }: { exports: ExportsState }): ExportsState => exports;
