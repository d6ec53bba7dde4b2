import { DASHBOARD_LIMIT } from '@concierge/contract/constants';
import { paths } from '@concierge/contract/paths';
import type { DashboardData } from '@concierge/contract/requests';
import { OPEN_REQUEST_STATES } from '@concierge/contract/requestStates';
import { isAnyOf } from '@reduxjs/toolkit';
import { fork, put, select, take, takeLatest, takeLeading } from 'typed-redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { reloadOnEvents } from '../../lib/list/reloadOnEvents.ts';
import { load, refresh } from '../../lib/list/listSaga.ts';
import { post } from '../../lib/http/http.ts';
import { inProject } from '../../lib/http/scope.ts';
import { startOfToday } from '../../lib/startOfToday.ts';
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

/** Services, the counts per service, and so many open requests. */
const query = (limit: number) =>
  inProject((project) =>
    post<DashboardData>(
      paths.dashboard(project),
      { 'state_id in': OPEN_REQUEST_STATES },
      { has: 'grouped', params: { limit, offset: 0, done_since: startOfToday() } },
    ),
  );

const dashboard = {
  query: () => query(DASHBOARD_LIMIT),
  fulfilled: dashboardFulfilled,
  rejected: dashboardRejected,
};

/** With as few requests as the server allows. */
const counts = { query: () => query(1), fulfilled: dashboardRefreshed };

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
