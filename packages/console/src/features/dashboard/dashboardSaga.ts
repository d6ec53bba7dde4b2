import { isAnyOf } from '@reduxjs/toolkit';
import { call, fork, put, select, takeLatest, takeLeading } from 'typed-redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { coalesce } from '../../lib/list/coalesce.ts';
import { RELOAD_PAUSE_MS } from '../../lib/list/listState.ts';
import { toProblem } from '../../lib/http/problem.ts';
import { requireProjectId } from '../../lib/http/scope.ts';
import { selectProjectId } from '../auth/authSlice.ts';
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
  dashboardRejected,
  dashboardRequested,
  selectDashboardData,
  selectDashboardList,
} from '../services/servicesSlice.ts';
import { dashboardApi } from './dashboardApi.ts';

function* loadDashboard(): SagaGenerator<void> {
  try {
    const projectId = requireProjectId(yield* select(selectProjectId));
    yield* put(dashboardFulfilled(yield* call(dashboardApi.fetch, projectId)));
  } catch (error) {
    yield* put(dashboardRejected(toProblem(error)));
  }
}

/** Loads again without emptying, so that counts change where they are (I3). */
function* refreshDashboard(): SagaGenerator<void> {
  try {
    const projectId = requireProjectId(yield* select(selectProjectId));
    yield* put(dashboardFulfilled(yield* call(dashboardApi.fetch, projectId)));
  } catch (error) {
    // What is on screen stays; the connection's own sign tells that it may be old.
    toProblem(error);
  }
}

function* openDashboard(): SagaGenerator<void> {
  const { isLoading, problem } = yield* select(selectDashboardList);
  if (isLoading) return;
  if (problem) yield* put(dashboardRequested());
  else yield* call(refreshDashboard);
}

/**
 * The dashboard is loaded as soon as somebody is signed in, wherever that is: the menu's badge
 * counts its services (B1).
 */
export function* dashboardSaga(): SagaGenerator<void> {
  yield* takeLatest(dashboardRequested, loadDashboard);
  yield* takeLeading(dashboardOpened, openDashboard);
  yield* fork(
    coalesce,
    isAnyOf(requestCreated, requestChanged, serviceChanged, userChanged, resynced),
    RELOAD_PAUSE_MS,
    refreshDashboard,
  );
  if (yield* select(selectDashboardData)) yield* call(refreshDashboard); // it came with the page
  else yield* put(dashboardRequested());
}
