import { isAnyOf } from '@reduxjs/toolkit';
import { fork, put, select, take, takeLatest, takeLeading } from 'typed-redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { coalesce } from '../../lib/list/coalesce.ts';
import { RELOAD_PAUSE_MS } from '../../lib/list/listState.ts';
import { load, refresh } from '../../lib/list/listSaga.ts';
import { inProject } from '../../lib/http/scope.ts';
import {
  requestChanged,
  requestCreated,
  resynced,
  serviceChanged,
  userChanged,
} from '../live/liveSlice.ts';
import {
  dashboardFulfilled,
  dashboardOpened,
  dashboardRefreshed,
  dashboardRejected,
  dashboardRequested,
  selectDashboardData,
  selectDashboardHasRequests,
  selectDashboardList,
} from '../services/servicesSlice.ts';
import { dashboardApi } from './dashboardApi.ts';

const dashboard = {
  query: () => inProject(dashboardApi.fetch),
  fulfilled: dashboardFulfilled,
  rejected: dashboardRejected,
};

const counts = { query: () => inProject(dashboardApi.counts), fulfilled: dashboardRefreshed };

/** Reloads the counts in place (I3). A pending load may be older than the event: it goes first. */
function* refreshDashboard(): SagaGenerator<void> {
  if ((yield* select(selectDashboardList)).isLoading) {
    yield* take([dashboardFulfilled, dashboardRejected]);
  }
  const isThere = (yield* select(selectDashboardData)) !== null;
  yield* isThere ? refresh(counts) : refresh(dashboard);
}

function* openDashboard(): SagaGenerator<void> {
  const { isLoading, problem } = yield* select(selectDashboardList);
  if (isLoading) return;
  const hasRequests = yield* select(selectDashboardHasRequests);
  if (problem) yield* put(dashboardRequested());
  else yield* hasRequests ? refresh(counts) : refresh(dashboard);
}

/**
 * The dashboard is loaded as soon as a user is signed in, on every screen: the menu's badge
 * counts its services (B1). What came with the page is there already, but for the requests.
 */
export function* dashboardSaga(): SagaGenerator<void> {
  yield* takeLatest(dashboardRequested, () => load(dashboard));
  yield* takeLeading(dashboardOpened, openDashboard);
  yield* fork(
    coalesce,
    isAnyOf(requestCreated, requestChanged, serviceChanged, userChanged, resynced),
    RELOAD_PAUSE_MS,
    refreshDashboard,
  );
  if (!(yield* select(selectDashboardData))) yield* put(dashboardRequested());
}
