import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Session } from '@concierge/contract/sessions';
import type { Problem } from '../../lib/http/problem.ts';

export interface SessionsState {
  sessions: Session[];
  isLoading: boolean;
  problem: Problem | null;
  /** Ids of those that are being ended. */
  ending: string[];
  endingOthers: boolean;
}

const initialState: SessionsState = {
  sessions: [],
  isLoading: false,
  problem: null,
  ending: [],
  endingOthers: false,
};

const without = (ids: readonly string[], id: string) => ids.filter((one) => one !== id);

/** Where the signed-in person is signed in. */
const sessionsSlice = createSlice({
  name: 'sessions',
  initialState,
  reducers: {
    sessionsRequested: () => ({ ...initialState, isLoading: true }),
    sessionsFulfilled: (state, { payload }: PayloadAction<Session[]>) => {
      state.sessions = payload;
      state.isLoading = false;
      state.problem = null;
    },
    sessionsRejected: (_state, { payload }: PayloadAction<Problem>) => ({
      ...initialState,
      problem: payload,
    }),

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
