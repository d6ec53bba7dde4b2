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

/** The areas of the store, under the names of specification §3 (J5). */
const reduceAreas = combineReducers({
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
});

export type RootState = ReturnType<typeof reduceAreas>;

/** Signing out empties every area but `auth` (A6). */
export const rootReducer: Reducer<RootState, UnknownAction, Partial<RootState>> = (state, action) =>
  reduceAreas(state && isSignOut(action) ? { auth: state.auth } : state, action);
