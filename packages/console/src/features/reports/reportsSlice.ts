import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Report, ReportQuerystring } from '@concierge/contract/reports';
import type { Problem } from '../../lib/http/problem.ts';
import { idle, loading, matchesShownCall, type Loading } from '../../lib/list/listState.ts';

export interface ReportState extends Loading {
  /** What is on screen; null when no report is. */
  call: ReportQuerystring | null;
  report: Report | null;
}

const initialState: ReportState = { call: null, report: null, ...idle };

/** The report on screen. Answers to a period that is not on screen any more change nothing. */
const reportsSlice = createSlice({
  name: 'reports',
  initialState,
  reducers: {
    /** The former report stays until the answer, so that nothing jumps. */
    reportRequested: (state, { payload: call }: PayloadAction<ReportQuerystring>) => ({
      ...state,
      call,
      ...loading,
    }),
    reportFulfilled: (
      state,
      { payload }: PayloadAction<{ call: ReportQuerystring; report: Report }>,
    ) => (matchesShownCall(state, payload.call) ? { ...payload, ...idle } : state),
    reportRejected: (
      state,
      { payload }: PayloadAction<{ call: ReportQuerystring; problem: Problem }>,
    ) =>
      matchesShownCall(state, payload.call)
        ? { call: payload.call, report: null, isLoading: false, problem: payload.problem }
        : state,
    reportLeft: () => initialState,
  },
  selectors: { selectReport: (state) => state },
});

export const reportsReducer = reportsSlice.reducer;
export const { reportRequested, reportFulfilled, reportRejected, reportLeft } =
  reportsSlice.actions;
export const { selectReport } = reportsSlice.selectors;
