import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { FilteringOption, ServiceRequest } from '@concierge/contract/requests';
import { idle, loadReducers, type Loading } from '../../../lib/list/listState.ts';
import { formReducers, idleForm, type FormState } from '../../../lib/modal/formState.ts';
import type { Problem } from '../../../lib/http/problem.ts';
import { patch } from '../../../lib/patch.ts';

/** A request, and to whom it goes. */
export interface HandOverOrder {
  request: ServiceRequest;
  to: FilteringOption;
  /** For staff alone; empty when nothing was typed. */
  note: string;
}

/** Someone changed the request before. */
export interface Lost {
  request: ServiceRequest;
  /** Null when that is unknown. */
  to: string | null;
}

interface Colleagues extends Loading {
  rows: FilteringOption[];
}

export interface HandOverState {
  /** Taking over and giving back, which need no form. */
  pending: 'takeOver' | 'giveBack' | null;
  lost: Lost | null;
  /** The dialog that hands over. */
  form: FormState;
  colleagues: Colleagues;
}

const initialState: HandOverState = {
  pending: null,
  lost: null,
  form: idleForm,
  colleagues: { rows: [], ...idle },
};

const form = formReducers('form');
const colleagues = loadReducers<Colleagues, FilteringOption[]>((rows, how) => ({
  rows: rows ?? [],
  ...how,
}));

/** How a request gets another approver. */
const handOverSlice = createSlice({
  name: 'handOver',
  initialState,
  reducers: {
    takeOverRequested: (state, _action: PayloadAction<ServiceRequest>) => {
      patch(state, { pending: 'takeOver', lost: null });
    },
    giveBackRequested: (state, _action: PayloadAction<ServiceRequest>) => {
      patch(state, { pending: 'giveBack', lost: null });
    },
    /** Done, or refused: a toast has said why. */
    approverChangeEnded: (state) => {
      state.pending = null;
    },
    /** Someone was faster; what the dialog did is over as well. */
    approverChangeLost: (state, { payload }: PayloadAction<Lost>) => {
      form.fulfilled(state);
      patch(state, { pending: null, lost: payload });
    },
    lostForgotten: (state) => {
      state.lost = null;
    },

    colleaguesRequested: (state) => colleagues.requested(state.colleagues),
    colleaguesFulfilled: (state, action: PayloadAction<FilteringOption[]>) =>
      colleagues.fulfilled(state.colleagues, action),
    colleaguesRejected: (state, action: PayloadAction<Problem>) =>
      colleagues.rejected(state.colleagues, action),

    handOverRequested: (state, _action: PayloadAction<HandOverOrder>) => {
      form.requested(state);
      state.lost = null;
    },
    handOverFulfilled: form.fulfilled,
    handOverRejected: form.rejected,
    handOverClosed: form.closed,
  },
  selectors: { selectHandOver: (state) => state },
});

export const handOverReducer = handOverSlice.reducer;
export const {
  takeOverRequested,
  giveBackRequested,
  approverChangeEnded,
  approverChangeLost,
  lostForgotten,
  colleaguesRequested,
  colleaguesFulfilled,
  colleaguesRejected,
  handOverRequested,
  handOverFulfilled,
  handOverRejected,
  handOverClosed,
} = handOverSlice.actions;
export const { selectHandOver } = handOverSlice.selectors;
