import { isAnyOf } from '@reduxjs/toolkit';
import { call, fork, put, select, takeLatest, takeLeading } from 'typed-redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { coalesce } from '../../lib/list/coalesce.ts';
import { RELOAD_PAUSE_MS } from '../../lib/list/listState.ts';
import { toProblem } from '../../lib/http/problem.ts';
import { requireProjectId } from '../../lib/http/scope.ts';
import { selectProjectId } from '../auth/authSlice.ts';
import { resynced, serviceChanged, userChanged } from '../live/liveSlice.ts';
import { filteringOptionsApi } from './filteringOptionsApi.ts';
import {
  filteringOptionsFulfilled,
  filteringOptionsOpened,
  filteringOptionsRejected,
  filteringOptionsRequested,
  selectFilteringOptionsEmpty,
} from './filteringOptionsSlice.ts';

function* loadOptions(): SagaGenerator<void> {
  try {
    const projectId = requireProjectId(yield* select(selectProjectId));
    yield* put(filteringOptionsFulfilled(yield* call(filteringOptionsApi.fetch, projectId)));
  } catch (error) {
    yield* put(filteringOptionsRejected(toProblem(error)));
  }
}

/** Loads again without emptying; a failure leaves what is there, the next change tries again. */
function* refreshOptions(): SagaGenerator<void> {
  if (yield* select(selectFilteringOptionsEmpty)) return;
  try {
    const projectId = requireProjectId(yield* select(selectProjectId));
    yield* put(filteringOptionsFulfilled(yield* call(filteringOptionsApi.fetch, projectId)));
  } catch (error) {
    toProblem(error);
  }
}

function* openOptions(): SagaGenerator<void> {
  if (yield* select(selectFilteringOptionsEmpty)) yield* put(filteringOptionsRequested());
  else yield* call(refreshOptions);
}

export function* filteringOptionsSaga(): SagaGenerator<void> {
  yield* takeLatest(filteringOptionsRequested, loadOptions);
  yield* takeLeading(filteringOptionsOpened, openOptions);
  yield* fork(
    coalesce,
    isAnyOf(serviceChanged, userChanged, resynced),
    RELOAD_PAUSE_MS,
    refreshOptions,
  );
}
