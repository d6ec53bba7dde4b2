import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { pageOf } from '@concierge/client/listWindow';
import type { RequestCreateBody, RequestPage, ServiceRequest } from '@concierge/contract/requests';
import type { RequestState } from '@concierge/contract/requestStates';
import { type Forms, formReducers, isLeft, noForms } from '../../lib/modal/formState.ts';
import {
  originalOf,
  emptyList,
  idle,
  matchesShownCall,
  reuseEqualRows,
  listReducers,
  type ListAnswer,
  type ListState,
} from '../../lib/list/listState.ts';
import {
  accountChanged,
  deviceChanged,
  eventReported,
  requestChanged,
  resynced,
  serviceChanged,
  userChanged,
  type RequestEvent,
} from '../live/liveSlice.ts';
import { patch } from '../../lib/patch.ts';
import {
  reconcile,
  applyEvent,
  emptyLiveList,
  renamed,
  type LiveList,
  type RowEvent,
} from './liveList.ts';
import type { RequestListCall } from './requestQuery.ts';

/** A state change as the user confirmed it. */
export interface StateChange {
  request: ServiceRequest;
  state: RequestState;
  /** What was typed in the confirmation step; empty when nothing was. */
  note: string;
}

/** The form that enters a request. */
export const NEW_REQUEST = 'new';

/** A request that the user enters, and what it is called. */
export interface NewRequest {
  body: RequestCreateBody;
  about: string;
}

/** The request in the reply modal. */
export interface Reply {
  /** As it now is. */
  request: ServiceRequest;
  /** Who was faster, null when that is unknown; absent while nobody was. */
  changedBy?: string | null;
  /** Its last change is the user's own: a list that was asked for before does not know it. */
  isOwn?: boolean;
}

/** The rows of the page, or, with their own offset, those around it as well. */
type RequestAnswer = ListAnswer<RequestListCall, ServiceRequest, RequestPage & { offset?: number }>;

export interface RequestsState {
  list: ListState<RequestListCall, ServiceRequest>;
  liveList: LiveList;
  /** The changes of state, by request, and the one that is entered. */
  forms: Forms;
  reply: Reply | null;
}

const initialState: RequestsState = {
  list: emptyList(),
  liveList: emptyLiveList,
  forms: noForms,
  reply: null,
};

const NONE_HELD = { held: null, stale: false };

const list = listReducers<RequestListCall, ServiceRequest>();
const form = formReducers('forms');

function takeAnswer(state: RequestsState, { call, page }: RequestAnswer): void {
  if (!matchesShownCall(state.list, call)) return;
  const before = originalOf(state.liveList);
  const answer = {
    rows: reuseEqualRows(page.data, before.held?.rows ?? originalOf(state.list.rows)),
    offset: page.offset ?? call.offset,
    totalCount: page.totalCount,
  };
  const liveList = reconcile(before, answer, page.seq, call);
  const { totalCount } = liveList.held ?? answer;
  const rows = pageOf(liveList.held ?? answer, call);
  state.list = { call, ...idle, rows, totalCount };
  state.liveList = liveList;
  const shown = rows.find(({ id }) => id === state.reply?.request.id);
  // What was not heard of, as while the connection was lost, or is of the stay in its room.
  if (shown && !state.reply?.isOwn) followReply(state, { row: shown, changed_by: null });
}

/** Shows the page of the rows held. Rows that are the same stay what they are. */
function showHeld({ list, liveList: { held } }: RequestsState): void {
  if (!held || !list.call) return;
  const rows = pageOf(held, list.call);
  const before = originalOf(list.rows);
  const isSame = rows.length === before.length && rows.every((row, at) => row === before[at]);
  if (!isSame) list.rows = rows;
  list.totalCount = held.totalCount;
}

function followEvent(state: RequestsState, event: RowEvent): void {
  const { call, isLoading } = originalOf(state.list);
  const liveList = originalOf(state.liveList);
  const next = applyEvent(liveList, event, isLoading ? null : call);
  state.liveList = next;
  if (next.held !== liveList.held) showHeld(state);
}

/** Anything may have changed. */
function invalidateList(state: RequestsState): void {
  state.liveList = { ...emptyLiveList, stale: state.list.call !== null };
}

/** A change by someone else is seen before one answers; the note that is being typed stays. */
function followReply(
  { reply }: RequestsState,
  { row, changed_by }: Pick<RequestEvent, 'row' | 'changed_by'>,
): void {
  if (reply?.request.id !== row.id) return;
  const { state_id, approved_by } = reply.request;
  if (state_id !== row.state_id || approved_by !== row.approved_by) reply.changedBy = changed_by;
  patch(reply, { request: row, isOwn: false });
}

/** The request list on screen and the reply to one of its requests. */
const requestsSlice = createSlice({
  name: 'requests',
  initialState,
  reducers: {
    listRequested: (state, action: PayloadAction<RequestListCall>) => {
      list.requested(state, action);
      patch(state.liveList, NONE_HELD);
    },
    /** It is asked for again because of what has happened until now. */
    listReloadRequested: (state) => {
      state.liveList.stale = false;
    },
    listFulfilled: (state, { payload }: PayloadAction<RequestAnswer>) => takeAnswer(state, payload),
    listRejected: list.rejected,
    listLeft: (state) => {
      list.left(state);
      patch(state.liveList, NONE_HELD);
    },

    replyOpened: (state, { payload: request }: PayloadAction<ServiceRequest>) => {
      state.reply = { request };
    },
    /** The request with this id; null: the address named none. */
    replyClosed: (state, { payload: id }: PayloadAction<number | null>) => {
      if (id === null) return;
      form.closed(state, { payload: id });
      if (state.reply?.request.id === id) state.reply = null;
    },
    /** What it was opened for is done in another way, e.g. it was handed over: the reply closes. */
    replyDone: (state, action: PayloadAction<number>) => {
      if (state.reply?.request.id === action.payload) form.done(state, action);
    },
    /** A call has answered with the request as it now is: it is shown where that request is. */
    requestAnswered: (state, { payload: request }: PayloadAction<ServiceRequest>) => {
      const index = state.list.rows.findIndex((row) => row.id === request.id);
      if (index !== -1) state.list.rows[index] = request;
      if (state.reply?.request.id === request.id) patch(state.reply, { request, isOwn: true });
    },
    stateChangeRequested: (state, { payload: { request } }: PayloadAction<StateChange>) => {
      form.requested(state, request.id);
      if (state.reply?.request.id === request.id) delete state.reply.changedBy;
    },
    stateChangeFulfilled: form.fulfilled,
    /** Another user was faster; null: it is unknown who. */
    stateChangeConflicted: (
      state,
      { payload: { id, changedBy } }: PayloadAction<{ id: number; changedBy: string | null }>,
    ) => {
      const left = isLeft(state.forms, id);
      form.ended(state, { payload: id });
      if (!left && state.reply?.request.id === id) state.reply.changedBy = changedBy;
    },
    /** What was typed stays with the form. */
    stateChangeRejected: form.rejected,

    newRequestRequested: (state, _action: PayloadAction<NewRequest>) =>
      form.requested(state, NEW_REQUEST),
    newRequestFulfilled: form.fulfilled,
    newRequestRejected: form.rejected,
    newRequestClosed: (state) => form.closed(state, { payload: NEW_REQUEST }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(requestChanged, (state, event) => {
        followEvent(state, event);
        followReply(state, event.payload);
      })
      .addCase(deviceChanged, followEvent)
      // What staff noted is searched as well.
      .addCase(eventReported, ({ list: { call }, liveList }, { payload: { event } }) => {
        if (event === 'request.noted' && call && call.search !== '') liveList.stale = true;
      })
      .addCase(accountChanged, ({ list: { call }, liveList }) => {
        liveList.stale = call !== null;
      })
      .addCase(resynced, (state) => {
        invalidateList(state);
        if (state.reply) state.reply.isOwn = false;
      })
      .addMatcher(isAnyOf(serviceChanged, userChanged), (state, event) => {
        followEvent(state, event);
        if (state.reply) state.reply.request = renamed(state.reply.request, event);
      });
  },
  selectors: {
    selectRequestList: (state) => state.list,
    /** Whether what is on screen has to be asked for again. */
    selectRequestListStale: ({ list: { call }, liveList }) => call !== null && liveList.stale,
    /** The rows of the page and around it, if they are known. */
    selectRequestsAround: (state) => state.liveList.held,
    selectReplyForms: (state) => state.forms,
    /** Number of the last event about a request that is remembered. */
    selectLastEventOf: ({ liveList: { recent } }, id: number) =>
      recent.findLast((event) => requestChanged.match(event) && event.payload.row.id === id)
        ?.payload.seq ?? 0,
    selectReply: (state) => state.reply,
  },
});

export const requestsReducer = requestsSlice.reducer;
export const {
  listRequested,
  listReloadRequested,
  listFulfilled,
  listRejected,
  listLeft,
  replyOpened,
  replyClosed,
  replyDone,
  requestAnswered,
  stateChangeRequested,
  stateChangeFulfilled,
  stateChangeConflicted,
  stateChangeRejected,
  newRequestRequested,
  newRequestFulfilled,
  newRequestRejected,
  newRequestClosed,
} = requestsSlice.actions;
export const {
  selectRequestList,
  selectRequestListStale,
  selectRequestsAround,
  selectReplyForms,
  selectLastEventOf,
  selectReply,
} = requestsSlice.selectors;
