import type { Reducer } from 'redux';
import type { SagaGenerator } from 'typed-redux-saga';
import { auditSaga } from '../features/audit/auditSaga.ts';
import { auditReducer } from '../features/audit/auditSlice.ts';
import { authSaga } from '../features/auth/authSaga.ts';
import { authReducer } from '../features/auth/authSlice.ts';
import { keepSessionSaga } from '../features/auth/keepSessionSaga.ts';
import { dashboardSaga } from '../features/dashboard/dashboardSaga.ts';
import { devicesSaga } from '../features/devices/devicesSaga.ts';
import { devicesReducer } from '../features/devices/devicesSlice.ts';
import { exportsSaga } from '../features/exports/exportsSaga.ts';
import { exportsReducer } from '../features/exports/exportsSlice.ts';
import { filteringOptionsSaga } from '../features/filteringOptions/filteringOptionsSaga.ts';
import { filteringOptionsReducer } from '../features/filteringOptions/filteringOptionsSlice.ts';
import { houseSaga } from '../features/house/houseSaga.ts';
import { houseReducer } from '../features/house/houseSlice.ts';
import { languageSaga } from '../features/language/languageSaga.ts';
import { liveSaga } from '../features/live/liveSaga.ts';
import { liveReducer } from '../features/live/liveSlice.ts';
import { lookupSaga } from '../features/lookup/lookupSaga.ts';
import { lookupReducer } from '../features/lookup/lookupSlice.ts';
import { messagesSaga } from '../features/messages/messagesSaga.ts';
import { messagesReducer } from '../features/messages/messagesSlice.ts';
import { pushEndSaga } from '../features/push/pushEndSaga.ts';
import { pushSaga } from '../features/push/pushSaga.ts';
import { pushReducer } from '../features/push/pushSlice.ts';
import { reportsSaga } from '../features/reports/reportsSaga.ts';
import { reportsReducer } from '../features/reports/reportsSlice.ts';
import { handOverSaga } from '../features/requests/handOver/handOverSaga.ts';
import { handOverReducer } from '../features/requests/handOver/handOverSlice.ts';
import { manySaga } from '../features/requests/many/manySaga.ts';
import { manyReducer } from '../features/requests/many/manySlice.ts';
import { requestsSaga } from '../features/requests/requestsSaga.ts';
import { requestsReducer } from '../features/requests/requestsSlice.ts';
import { timelineSaga } from '../features/requests/timeline/timelineSaga.ts';
import { timelineReducer } from '../features/requests/timeline/timelineSlice.ts';
import { servicesSaga } from '../features/services/servicesSaga.ts';
import { servicesReducer } from '../features/services/servicesSlice.ts';
import { policySaga } from '../features/users/passwordPolicy/policySaga.ts';
import { policyReducer } from '../features/users/passwordPolicy/policySlice.ts';
import { sessionsSaga } from '../features/users/sessions/sessionsSaga.ts';
import { sessionsReducer } from '../features/users/sessions/sessionsSlice.ts';
import { usersSaga } from '../features/users/usersSaga.ts';
import { usersReducer } from '../features/users/usersSlice.ts';

export type Saga = () => SagaGenerator<void>;

export interface Feature {
  /** Of the part of the store with the feature's name. Signing out empties it. */
  reducer?: Reducer;
  /** Runs while a user is signed in. */
  saga?: Saga;
  /** Runs as long as the page is open. */
  pageSaga?: Saga;
}

/** Every feature that keeps something in the store or runs sagas; store and session read this table. */
export const featureTable = {
  live: { reducer: liveReducer, saga: liveSaga },
  push: { reducer: pushReducer, saga: pushSaga, pageSaga: pushEndSaga },
  dashboard: { saga: dashboardSaga },
  filteringOptions: { reducer: filteringOptionsReducer, saga: filteringOptionsSaga },
  requests: { reducer: requestsReducer, saga: requestsSaga },
  handOver: { reducer: handOverReducer, saga: handOverSaga },
  many: { reducer: manyReducer, saga: manySaga },
  timeline: { reducer: timelineReducer, saga: timelineSaga },
  services: { reducer: servicesReducer, saga: servicesSaga },
  lookup: { reducer: lookupReducer, saga: lookupSaga },
  messages: { reducer: messagesReducer, saga: messagesSaga },
  users: { reducer: usersReducer, saga: usersSaga },
  sessions: { reducer: sessionsReducer, saga: sessionsSaga },
  passwordPolicy: { reducer: policyReducer, saga: policySaga },
  managedDevices: { reducer: devicesReducer, saga: devicesSaga },
  house: { reducer: houseReducer, saga: houseSaga },
  reports: { reducer: reportsReducer, saga: reportsSaga },
  audit: { reducer: auditReducer, saga: auditSaga },
  exports: { reducer: exportsReducer, saga: exportsSaga },
  language: { pageSaga: languageSaga },
  // Last: its saga begins with the session check.
  auth: { reducer: authReducer, saga: keepSessionSaga, pageSaga: authSaga },
} satisfies Readonly<Record<string, Feature>>;
