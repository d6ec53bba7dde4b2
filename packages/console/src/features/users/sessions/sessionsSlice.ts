import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Session } from '@concierge/contract/sessions';
import type { Problem } from '../../../lib/http/problem.ts';
import { idle, loading, type Loading } from '../../../lib/list/listState.ts';
import { patch } from '../../../lib/patch.ts';

/** Whose sessions are meant; null: the signed-in user's own. */
type Owner = number | null;

/** Whose sessions are ended, but for the current one. */
export interface SessionsToEnd {
  userId: Owner;
  /** For what a toast says of another user. */
  username?: string | undefined;
}

/** One of them. */
export interface SessionToEnd extends SessionsToEnd {
  id: string;
}

export interface SessionsState extends Loading {
  sessions: Session[];
  /** Whose they are. */
  userId: Owner;
  /** Ids of those that are being ended. */
  ending: string[];
  /** Whose other sessions are being ended. */
  endingOthers: Owner[];
}

const initialState: SessionsState = {
  sessions: [],
  userId: null,
  ...idle,
  ending: [],
  endingOthers: [],
};

const without = <Id>(ids: readonly Id[], id: Id) => ids.filter((one) => one !== id);

/** The sessions of the user whose dialog is open: the signed-in one, or for administrators any. */
const sessionsSlice = createSlice({
  name: 'sessions',
  initialState,
  reducers: {
    sessionsRequested: (state, { payload }: PayloadAction<{ userId: Owner }>) => {
      patch(state, { ...payload, ...loading, sessions: [] });
    },
    sessionsFulfilled: (
      state,
      { payload }: PayloadAction<{ userId: Owner; sessions: Session[] }>,
    ) => {
      if (payload.userId === state.userId) patch(state, { ...payload, ...idle });
    },
    sessionsRejected: (state, { payload }: PayloadAction<{ userId: Owner; problem: Problem }>) => {
      if (payload.userId === state.userId) patch(state, { ...payload, isLoading: false });
    },

    sessionEndRequested: (state, { payload }: PayloadAction<SessionToEnd>) => {
      state.ending.push(payload.id);
    },
    sessionEndFulfilled: (state, { payload }: PayloadAction<SessionToEnd>) => {
      state.ending = without(state.ending, payload.id);
      state.sessions = state.sessions.filter(({ id }) => id !== payload.id);
    },
    sessionEndRejected: (state, { payload }: PayloadAction<SessionToEnd>) => {
      state.ending = without(state.ending, payload.id);
    },

    othersEndRequested: (state, { payload }: PayloadAction<SessionsToEnd>) => {
      state.endingOthers.push(payload.userId);
    },
    othersEndFulfilled: (state, { payload }: PayloadAction<{ userId: Owner }>) => {
      state.endingOthers = without(state.endingOthers, payload.userId);
      if (payload.userId !== state.userId) return;
      state.sessions = state.sessions.filter(({ current }) => current);
    },
    othersEndRejected: (state, { payload }: PayloadAction<{ userId: Owner }>) => {
      state.endingOthers = without(state.endingOthers, payload.userId);
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
