import { type Reducer, type UnknownAction, combineReducers } from '@reduxjs/toolkit';
import { auditReducer } from '../features/audit/auditSlice.ts';
import { authReducer, isSignOut } from '../features/auth/authSlice.ts';
import { filteringOptionsReducer } from '../features/filteringOptions/filteringOptionsSlice.ts';
import { liveReducer } from '../features/live/liveSlice.ts';
import { messagesReducer } from '../features/messages/messagesSlice.ts';
import { pushReducer } from '../features/push/pushSlice.ts';
import { requestsReducer } from '../features/requests/requestsSlice.ts';
import { servicesReducer } from '../features/services/servicesSlice.ts';
import { sessionsReducer } from '../features/sessions/sessionsSlice.ts';
import { usersReducer } from '../features/users/usersSlice.ts';
import { lateReducers } from '../lib/lazy/lateFeatures.ts';

/** The areas of the store, under the names of specification §3 (J5). */
const areas = {
  auth: authReducer,
  users: usersReducer,
  services: servicesReducer,
  messages: messagesReducer,
  filteringOptions: filteringOptionsReducer,
  requests: requestsReducer,
  sessions: sessionsReducer,
  audit: auditReducer,
  live: liveReducer,
  push: pushReducer,
};

const reduceAreas = combineReducers(areas);

export type RootState = ReturnType<typeof reduceAreas>;

let late = { count: 0, reduce: reduceAreas };

/** With the areas of what was loaded late. */
function reduceAll(state: Parameters<typeof reduceAreas>[0], action: UnknownAction): RootState {
  const more = lateReducers();
  const count = Object.keys(more).length;
  if (count !== late.count) late = { count, reduce: combineReducers({ ...areas, ...more }) };
  return late.reduce(state, action);
}

/** Signing out empties every area but `auth` (A6). */
export const rootReducer: Reducer<RootState, UnknownAction, Partial<RootState>> = (state, action) =>
  reduceAll(state && isSignOut(action) ? { auth: state.auth } : state, action);
