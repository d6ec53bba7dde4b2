import { type Reducer, type UnknownAction, combineReducers } from '@reduxjs/toolkit';
import type { AuditState } from '../features/audit/auditSlice.ts';
import { authReducer, isSignOut } from '../features/auth/authSlice.ts';
import type { DevicesState } from '../features/devices/devicesSlice.ts';
import { filteringOptionsReducer } from '../features/filteringOptions/filteringOptionsSlice.ts';
import { liveReducer } from '../features/live/liveSlice.ts';
import { messagesReducer } from '../features/messages/messagesSlice.ts';
import { pushReducer } from '../features/push/pushSlice.ts';
import type { HandOverState } from '../features/requests/handOver/handOverSlice.ts';
import { requestsReducer } from '../features/requests/requestsSlice.ts';
import type { TimelineState } from '../features/requests/timeline/timelineSlice.ts';
import { servicesReducer } from '../features/services/servicesSlice.ts';
import type { SessionsState } from '../features/sessions/sessionsSlice.ts';
import { usersReducer } from '../features/users/usersSlice.ts';
import { onLateFeature } from '../lib/lazy/lateFeatures.ts';

/** The areas of the store, under the names of specification §3 (J5). */
const startAreas = {
  auth: authReducer,
  users: usersReducer,
  services: servicesReducer,
  messages: messagesReducer,
  filteringOptions: filteringOptionsReducer,
  requests: requestsReducer,
  live: liveReducer,
  push: pushReducer,
};

let reduceAreas = combineReducers(startAreas);

const lateAreas: Record<string, Reducer> = {};

/** Each is there from the moment on when a part of the console needs it. */
interface LateAreas {
  audit: AuditState;
  handOver: HandOverState;
  managedDevices: DevicesState;
  sessions: SessionsState;
  timeline: TimelineState;
}

export type RootState = ReturnType<typeof reduceAreas> & LateAreas;

onLateFeature(({ name, reducer }) => {
  if (!reducer) return;
  lateAreas[name] = reducer;
  reduceAreas = combineReducers({ ...startAreas, ...lateAreas }) as typeof reduceAreas;
});

/** Signing out empties every area but `auth` (A6). */
export const rootReducer = (
  state: Parameters<typeof reduceAreas>[0],
  action: UnknownAction,
): RootState =>
  reduceAreas(state && isSignOut(action) ? { auth: state.auth } : state, action) as RootState;
