import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Session } from '@concierge/contract/sessions';
import { idle, loadReducers, type Loading } from '../../../lib/list/listState.ts';

export interface SessionsState extends Loading {
  sessions: Session[];
  /** Whose they are; null: the signed-in user's own. */
  userId: number | null;
  /** Ids of those that are being ended. */
  ending: string[];
  endingOthers: boolean;
}

const initialState: SessionsState = {
  sessions: [],
  userId: null,
  ...idle,
  ending: [],
  endingOthers: false,
};

const without = (ids: readonly string[], id: string) => ids.filter((one) => one !== id);

const list = loadReducers<SessionsState, Session[]>((sessions, how) => ({
  sessions: sessions ?? [],
  ...how,
}));

/** The sessions of the user whose dialog is open: the signed-in one, or for administrators any. */
const sessionsSlice = createSlice({
  name: 'sessions',
  initialState,
  reducers: {
    sessionsRequested: (state, { payload }: PayloadAction<{ userId: number } | undefined>) => {
      list.requested(state);
      state.userId = payload?.userId ?? null;
    },
    sessionsFulfilled: list.fulfilled,
    sessionsRejected: list.rejected,

    sessionEndRequested: (state, { payload }: PayloadAction<{ id: string }>) => {
      state.ending.push(payload.id);
    },
    sessionEndFulfilled: (state, { payload }: PayloadAction<{ id: string }>) => {
      state.ending = without(state.ending, payload.id);
      state.sessions = state.sessions.filter(({ id }) => id !== payload.id);
    },
    sessionEndRejected: (state, { payload }: PayloadAction<{ id: string }>) => {
      state.ending = without(state.ending, payload.id);
    },

    othersEndRequested: (state) => {
      state.endingOthers = true;
    },
    othersEndFulfilled: (state) => {
      state.endingOthers = false;
      state.sessions = state.sessions.filter(({ current }) => current);
    },
    othersEndRejected: (state) => {
      state.endingOthers = false;
    },
  },
  selectors: { selectSessions: (state) => state },
});

export const sessionsReducer = sessionsSlice.reducer;
export const {
  sessionsRequested,
  sessionsFulfilled,
  sessionsRejected,
  sessionEndRequested,
  sessionEndFulfilled,
  sessionEndRejected,
  othersEndRequested,
  othersEndFulfilled,
  othersEndRejected,
} = sessionsSlice.actions;
export const { selectSessions } = sessionsSlice.selectors;
