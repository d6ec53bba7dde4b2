import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ServiceRequest } from '@concierge/contract/requests';
import {
  formClosed,
  formPending,
  formRefused,
  formSaved,
  idleForm,
  type FormState,
} from '../../lib/modal/formState.ts';
import {
  emptyList,
  listOf,
  type ListAnswer,
  type ListFailure,
  type ListState,
} from '../../lib/list/listState.ts';
import type { Problem } from '../../lib/http/problem.ts';
import type { StateChange } from './replyModel.ts';
import type { RequestListCall } from './requestListAddress.ts';
import { requestListKey } from './requestListKey.ts';

interface ReplyState {
  /** The request that is being answered, as it was when the modal opened. */
  request: ServiceRequest | null;
  /** The request an address named could not be had. */
  missing: boolean;
  /** Somebody else decided first (D10); `request` is then the row as it now is. */
  conflict: { changedBy: string | null } | null;
  form: FormState;
}

export interface RequestsState {
  list: ListState<RequestListCall, ServiceRequest>;
  reply: ReplyState;
}

const noReply: ReplyState = { request: null, missing: false, conflict: null, form: idleForm };

const initialState: RequestsState = { list: emptyList(), reply: noReply };

const list = listOf<RequestListCall, ServiceRequest>(requestListKey);

function patchRow(state: RequestsState, request: ServiceRequest): void {
  const index = state.list.rows.findIndex((row) => row.id === request.id);
  if (index !== -1) state.list.rows[index] = request;
}

/** The request list on screen and the request that is being answered. */
const requestsSlice = createSlice({
  name: 'requests',
  initialState,
  reducers: {
    /** A person opened a list, or changed its filter, order or page: the old rows go (J4). */
    listRequested: (state, { payload }: PayloadAction<RequestListCall>) => {
      state.list = list.requested(state.list, payload);
    },
    /** Rows came, or came again in place after a live event, if they are still on screen (I3). */
    listFulfilled: (
      state,
      { payload }: PayloadAction<ListAnswer<RequestListCall, ServiceRequest>>,
    ) => {
      state.list = list.loaded(state.list, payload);
    },
    listRejected: (state, { payload }: PayloadAction<ListFailure<RequestListCall>>) => {
      state.list = list.failed(state.list, payload);
    },
    listLeft: (state) => {
      state.list = emptyList();
    },

    /** An address names a request; null when what it says is no id. */
    replyRequested: (state, _action: PayloadAction<{ id: number | null }>) => {
      state.reply.missing = false;
    },
    replyOpened: (state, { payload }: PayloadAction<ServiceRequest>) => {
      state.reply.request = payload;
      state.reply.conflict = null;
    },
    replyClosed: (state) => {
      state.reply = { ...noReply, form: formClosed(state.reply.form) };
    },
    replyMissing: (state) => {
      state.reply.missing = true;
    },
    /** A person confirmed a change. */
    stateChangeRequested: (state, _action: PayloadAction<StateChange>) => {
      state.reply.form = formPending;
      state.reply.conflict = null;
    },
    /** The change stands: the row is patched where it is (D9). */
    stateChangeFulfilled: (state, { payload }: PayloadAction<ServiceRequest>) => {
      state.reply.form = formSaved(state.reply.form);
      patchRow(state, payload);
    },
    /** Somebody was faster: the row is shown as it now is, with who did it (D10). */
    stateChangeConflicted: (
      state,
      { payload }: PayloadAction<{ request: ServiceRequest; changedBy: string | null }>,
    ) => {
      state.reply.form = idleForm;
      if (state.reply.request?.id === payload.request.id) {
        state.reply.request = payload.request;
        state.reply.conflict = { changedBy: payload.changedBy };
      }
      patchRow(state, payload.request);
    },
    /** The change failed; what was typed stays with the form (J3). */
    stateChangeRejected: (state, { payload }: PayloadAction<Problem>) => {
      state.reply.form = formRefused(state.reply.form, payload);
    },
  },
  selectors: {
    selectRequestList: (state) => state.list,
    selectReply: (state) => state.reply,
  },
});

export const requestsReducer = requestsSlice.reducer;
export const {
  listRequested,
  listFulfilled,
  listRejected,
  listLeft,
  replyRequested,
  replyOpened,
  replyClosed,
  replyMissing,
  stateChangeRequested,
  stateChangeFulfilled,
  stateChangeConflicted,
  stateChangeRejected,
} = requestsSlice.actions;
export const { selectRequestList, selectReply } = requestsSlice.selectors;
