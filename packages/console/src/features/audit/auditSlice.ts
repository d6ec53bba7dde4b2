import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AuditFilter, AuditPage } from '@concierge/contract/audit';
import { idle, type Loading, loadReducers } from '../../lib/list/listState.ts';

/** What the server is asked for; `before` is the `next` of the page before. */
export type AuditQuery = AuditFilter & { before?: string };

export interface AuditState extends AuditPage, Loading {}

const initialState: AuditState = { data: [], next: null, ...idle };

const list = loadReducers<AuditState, AuditPage>((page, how) => ({
  ...initialState,
  ...page,
  ...how,
}));

/** One page of the audit trail. */
const auditSlice = createSlice({
  name: 'audit',
  initialState,
  reducers: {
    auditRequested: (state, _action: PayloadAction<AuditQuery>) => list.requested(state),
    auditFulfilled: list.fulfilled,
    auditRejected: list.rejected,
  },
});

export const auditReducer = auditSlice.reducer;
export const { auditRequested, auditFulfilled, auditRejected } = auditSlice.actions;
export const selectAudit = ({ audit }: { audit: AuditState }): AuditState => audit;
