import { isAnyOf } from '@reduxjs/toolkit';
import { fork, put, select, take, takeLatest, takeLeading } from 'typed-redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { reloadOnEvents } from '../../lib/list/reloadOnEvents.ts';
import { load, refresh } from '../../lib/list/listSaga.ts';
import { inProject } from '../../lib/http/scope.ts';
import { accountChanged, requestChanged, resynced } from '../live/liveSlice.ts';
import {
  dashboardFulfilled,
  dashboardOpened,
  dashboardRefreshed,
  dashboardRejected,
  dashboardRequested,
  selectDashboardData,
  selectDashboardHasRequests,
  selectDashboardList,
  selectProjectIsNew,
  selectSummaryMissing,
} from '../services/servicesSlice.ts';
import { dashboardApi } from './dashboardApi.ts';

const dashboard = {
  query: () => inProject(dashboardApi.fetch),
  fulfilled: dashboardFulfilled,
  rejected: dashboardRejected,
};

const counts = { query: () => inProject(dashboardApi.counts), fulfilled: dashboardRefreshed };

/** Asks for the counts again, in place. A pending load may be older than the event: it goes first. */
function* refreshDashboard(): SagaGenerator<void> {
  if ((yield* select(selectDashboardList)).isLoading) {
    yield* take([dashboardFulfilled, dashboardRejected]);
  }
  const isThere = (yield* select(selectDashboardData)) !== null;
  yield* isThere ? refresh(counts) : refresh(dashboard);
}

/** Live events keep it in step from its first load on; what came with the page lacks the requests. */
function* openDashboard(): SagaGenerator<void> {
  const { isLoading, problem } = yield* select(selectDashboardList);
  if (isLoading) return;
  if (problem) yield* put(dashboardRequested());
  else if (!(yield* select(selectDashboardHasRequests))) yield* refresh(dashboard);
  else if ((yield* select(selectSummaryMissing)) || (yield* select(selectProjectIsNew)))
    yield* refresh(counts);
}

/**
 * The dashboard is loaded as soon as a user is signed in, on every screen: the menu's badge
 * counts its services. What came with the page is there already, but for the requests.
 */
export function* dashboardSaga(): SagaGenerator<void> {
  yield* takeLatest(dashboardRequested, () => load(dashboard));
  yield* takeLeading(dashboardOpened, openDashboard);
  // On every screen: each shows how many services there are.
  yield* fork(reloadOnEvents, {
    on: isAnyOf(accountChanged, resynced),
    reload: refreshDashboard,
  });
  yield* fork(reloadOnEvents, {
    on: requestChanged,
    isNeeded: selectSummaryMissing,
    reload: refreshDashboard,
  });
  if (!(yield* select(selectDashboardData))) yield* put(dashboardRequested());
}
