import { type Reducer, type UnknownAction, combineReducers } from '@reduxjs/toolkit';
import type { AuditState } from '../features/audit/auditSlice.ts';
import { authReducer, isSignOut } from '../features/auth/authSlice.ts';
import type { DevicesState } from '../features/devices/devicesSlice.ts';
import type { PolicyState } from '../features/users/passwordPolicy/policySlice.ts';
import { filteringOptionsReducer } from '../features/filteringOptions/filteringOptionsSlice.ts';
import { liveReducer } from '../features/live/liveSlice.ts';
import { messagesReducer } from '../features/messages/messagesSlice.ts';
import { pushReducer } from '../features/push/pushSlice.ts';
import type { HandOverState } from '../features/requests/handOver/handOverSlice.ts';
import { requestsReducer } from '../features/requests/requestsSlice.ts';
import type { TimelineState } from '../features/requests/timeline/timelineSlice.ts';
import { servicesReducer } from '../features/services/servicesSlice.ts';
import type { SessionsState } from '../features/users/sessions/sessionsSlice.ts';
import { usersReducer } from '../features/users/usersSlice.ts';

/** The areas every store has; those of specification §3 are among them under its names. */
const REDUCERS = {
  auth: authReducer,
  users: usersReducer,
  services: servicesReducer,
  messages: messagesReducer,
  filteringOptions: filteringOptionsReducer,
  requests: requestsReducer,
  live: liveReducer,
  push: pushReducer,
};

/** Areas that come with their screens, see `addArea`. */
interface AddedState {
  audit: AuditState;
  handOver: HandOverState;
  managedDevices: DevicesState;
  passwordPolicy: PolicyState;
  sessions: SessionsState;
  timeline: TimelineState;
}

type Areas = { [Name in keyof typeof REDUCERS]: ReturnType<(typeof REDUCERS)[Name]> };

export type RootState = Areas & AddedState;

/** The reducer of the whole store. Signing out empties every area but `auth`. */
export function createRootReducer(
  added: Readonly<Record<string, Reducer>>,
): Reducer<Areas, UnknownAction, Partial<Areas>> {
  const reduceAreas = combineReducers({ ...REDUCERS, ...added });
  return (state, action) =>
    reduceAreas(state && isSignOut(action) ? { auth: state.auth } : state, action);
}
