import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { FilteringOption, ServiceRequest } from '@concierge/contract/requests';
import { type Forms, formReducers, noForms } from '../../../lib/modal/formState.ts';
import type { Conflict } from '../changeRequest.ts';

/** A request, and to whom it goes. */
export interface HandOverOrder {
  request: ServiceRequest;
  to: FilteringOption;
  /** For staff alone; empty when nothing was typed. */
  note: string;
}

export interface HandOverState {
  /** Taking over and giving back, which need no form, by request. */
  pending: Record<number, 'takeOver' | 'giveBack'>;
  /** What someone else changed before, by request. */
  lost: Record<number, Conflict>;
  /** The dialogs that hand over, by request. */
  forms: Forms;
}

const initialState: HandOverState = {
  pending: {},
  lost: {},
  forms: noForms,
};

const form = formReducers('forms');

/** How a request gets another approver. */
const handOverSlice = createSlice({
  name: 'handOver',
  initialState,
  reducers: {
    takeOverRequested: (state, { payload: { id } }: PayloadAction<ServiceRequest>) => {
      state.pending[id] = 'takeOver';
      delete state.lost[id];
    },
    giveBackRequested: (state, { payload: { id } }: PayloadAction<ServiceRequest>) => {
      state.pending[id] = 'giveBack';
      delete state.lost[id];
    },
    /** The approver has opened what a colleague gave them. */
    seenRequested: (_state, _action: PayloadAction<ServiceRequest>) => {},
    /** Done, or refused: a toast has said why. */
    approverChangeEnded: (state, { payload: id }: PayloadAction<number>) => {
      delete state.pending[id];
    },
    /** Someone was faster. */
    approverChangeLost: (state, { payload }: PayloadAction<Conflict>) => {
      state.lost[payload.request.id] = payload;
    },
    lostForgotten: (state, { payload: id }: PayloadAction<number>) => {
      delete state.lost[id];
    },

    handOverRequested: (state, { payload: { request } }: PayloadAction<HandOverOrder>) => {
      form.requested(state, request.id);
      delete state.lost[request.id];
    },
    handOverFulfilled: form.fulfilled,
    handOverRejected: form.rejected,
    handOverClosed: form.closed,
  },
  selectors: {
    selectHandOver: (state) => state,
    selectHandOverForms: (state) => state.forms,
  },
});

export const handOverReducer = handOverSlice.reducer;
export const {
  takeOverRequested,
  giveBackRequested,
  seenRequested,
  approverChangeEnded,
  approverChangeLost,
  lostForgotten,
  handOverRequested,
  handOverFulfilled,
  handOverRejected,
  handOverClosed,
} = handOverSlice.actions;
export const { selectHandOver, selectHandOverForms } = handOverSlice.selectors;
