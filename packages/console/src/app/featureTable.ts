import type { Reducer } from '@reduxjs/toolkit';
import type { SagaGenerator } from 'typed-redux-saga';
import { authSaga } from '../features/auth/authSaga.ts';
import { authReducer } from '../features/auth/authSlice.ts';
import { keepSessionSaga } from '../features/auth/keepSessionSaga.ts';
import { dashboardSaga } from '../features/dashboard/dashboardSaga.ts';
import { filteringOptionsSaga } from '../features/filteringOptions/filteringOptionsSaga.ts';
import { filteringOptionsReducer } from '../features/filteringOptions/filteringOptionsSlice.ts';
import { languageSaga } from '../features/language/languageSaga.ts';
import { liveSaga } from '../features/live/liveSaga.ts';
import { liveReducer } from '../features/live/liveSlice.ts';
import { messagesReducer } from '../features/messages/messagesSlice.ts';
import { pushEndSaga } from '../features/push/pushEndSaga.ts';
import { pushSaga } from '../features/push/pushSaga.ts';
import { pushReducer } from '../features/push/pushSlice.ts';
import { requestsSaga } from '../features/requests/requestsSaga.ts';
import { requestsReducer } from '../features/requests/requestsSlice.ts';
import { servicesSaga } from '../features/services/servicesSaga.ts';
import { servicesReducer } from '../features/services/servicesSlice.ts';
import { usersReducer } from '../features/users/usersSlice.ts';
import type { LazyFeature } from '../lib/lazy/features.ts';

export type Saga = () => SagaGenerator<void>;

/** What a feature brings later. */
export interface LoadedFeature {
  reducer?: Reducer;
  saga: Saga;
}

export interface Feature {
  /** Of the part of the store with the feature's name. Signing out empties it. */
  reducer?: Reducer;
  /** Runs while a user is signed in. */
  saga?: Saga;
  /** Runs as long as the page is open. */
  pageSaga?: Saga;
  /** What comes with the screens of `screenTable.ts` and the lazy dialogs that name the feature. */
  load?: () => Promise<LoadedFeature>;
}

/** A row of the table that is loaded later. */
export type LazyFeatureRow = Feature & Required<Pick<Feature, 'load'>>;

/**
 * Every feature that keeps something in the store or runs sagas; store, session and tests read this table. The
 * areas of specification §3 are in the store from the start, also where their sagas come later.
 */
export const featureTable = {
  live: { reducer: liveReducer, saga: liveSaga },
  push: { reducer: pushReducer, saga: pushSaga, pageSaga: pushEndSaga },
  dashboard: { saga: dashboardSaga },
  filteringOptions: { reducer: filteringOptionsReducer, saga: filteringOptionsSaga },
  requests: { reducer: requestsReducer, saga: requestsSaga },
  handOver: { load: () => import('../features/requests/handOver/handOverFeature.ts') },
  timeline: { load: () => import('../features/requests/timeline/timelineFeature.ts') },
  services: { reducer: servicesReducer, saga: servicesSaga },
  messages: {
    reducer: messagesReducer,
    load: () => import('../features/messages/messagesFeature.ts'),
  },
  users: { reducer: usersReducer, load: () => import('../features/users/usersFeature.ts') },
  sessions: { load: () => import('../features/users/sessions/sessionsFeature.ts') },
  passwordPolicy: {
    load: () => import('../features/users/passwordPolicy/passwordPolicyFeature.ts'),
  },
  managedDevices: { load: () => import('../features/devices/managedDevicesFeature.ts') },
  deviceCommands: { load: () => import('../features/devices/deviceCommandsFeature.ts') },
  audit: { load: () => import('../features/audit/auditFeature.ts') },
  language: { pageSaga: languageSaga },
  // Last: its saga begins with the session check.
  auth: { reducer: authReducer, saga: keepSessionSaga, pageSaga: authSaga },
} satisfies Readonly<Record<string, Feature>> & Record<LazyFeature, LazyFeatureRow>;
