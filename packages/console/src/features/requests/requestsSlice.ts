import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ServiceRequest } from '@concierge/contract/requests';
import type { RequestState } from '@concierge/contract/requestStates';
import { formReducers, idleForm, type FormState } from '../../lib/modal/formState.ts';
import { emptyList, listReducers, type ListState } from '../../lib/list/listState.ts';
import { lookupReducers, noLookup, type Lookup } from '../../lib/modal/lookupState.ts';
import type { RequestListCall } from './requestQuery.ts';

/** A state change as the user confirmed it. */
export interface StateChange {
  request: ServiceRequest;
  state: RequestState;
  /** What was typed in the confirmation step; empty when nothing was. */
  note: string;
}

/** Another user changed the state first (D10). */
interface Conflict {
  /** The request as it now is. */
  request: ServiceRequest;
  changedBy: string | null;
}

export interface RequestsState {
  list: ListState<RequestListCall, ServiceRequest>;
  lookup: Lookup<ServiceRequest>;
  /** The reply modal's change of state. */
  form: FormState;
  conflict: Conflict | null;
}

const initialState: RequestsState = {
  list: emptyList(),
  lookup: noLookup,
  form: idleForm,
  conflict: null,
};

const list = listReducers<RequestListCall, ServiceRequest>();
const lookup = lookupReducers<ServiceRequest>();
const form = formReducers('form');

function patchRow(state: RequestsState, request: ServiceRequest): void {
  const index = state.list.rows.findIndex((row) => row.id === request.id);
  if (index !== -1) state.list.rows[index] = request;
}

/** The request list on screen and the reply to one of its requests. */
const requestsSlice = createSlice({
  name: 'requests',
  initialState,
  reducers: {
    listRequested: list.requested,
    listFulfilled: list.fulfilled,
    listRejected: list.rejected,
    listLeft: list.left,

    requestLookupRequested: lookup.requested,
    requestLookupFulfilled: lookup.fulfilled,
    requestLookupRejected: lookup.rejected,

    replyClosed: (state) => {
      lookup.closed(state);
      form.closed(state);
      state.conflict = null;
    },
    stateChangeRequested: (state, _action: PayloadAction<StateChange>) => form.requested(state),
    /** The row is patched where it is (D9). */
    stateChangeFulfilled: (state, { payload }: PayloadAction<ServiceRequest>) => {
      form.fulfilled(state);
      patchRow(state, payload);
    },
    /** Another user was faster: the row is shown as it now is, with who changed it (D10). */
    stateChangeConflicted: (state, { payload }: PayloadAction<Conflict>) => {
      if (!state.form.left) state.conflict = payload;
      state.form = idleForm;
      patchRow(state, payload.request);
    },
    /** What was typed stays with the form (J3). */
    stateChangeRejected: form.rejected,
  },
  selectors: {
    selectRequestList: (state) => state.list,
    selectRequestLookup: (state) => state.lookup,
    selectReplyForm: (state) => state.form,
    selectReplyConflict: (state) => state.conflict,
  },
});

export const requestsReducer = requestsSlice.reducer;
export const {
  listRequested,
  listFulfilled,
  listRejected,
  listLeft,
  requestLookupRequested,
  requestLookupFulfilled,
  requestLookupRejected,
  replyClosed,
  stateChangeRequested,
  stateChangeFulfilled,
  stateChangeConflicted,
  stateChangeRejected,
} = requestsSlice.actions;
export const { selectRequestList, selectRequestLookup, selectReplyForm, selectReplyConflict } =
  requestsSlice.selectors;
