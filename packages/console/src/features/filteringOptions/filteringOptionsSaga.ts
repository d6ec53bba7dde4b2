import { isAnyOf } from '@reduxjs/toolkit';
import { call, fork, put, select, takeLatest, takeLeading } from 'typed-redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { coalesce } from '../../lib/list/coalesce.ts';
import { RELOAD_PAUSE_MS } from '../../lib/list/listState.ts';
import { load, refresh } from '../../lib/list/listSaga.ts';
import { inProject } from '../../lib/http/scope.ts';
import { resynced, serviceChanged, userChanged } from '../live/liveSlice.ts';
import { filteringOptionsApi } from './filteringOptionsApi.ts';
import {
  filteringOptionsFulfilled,
  filteringOptionsOpened,
  filteringOptionsRejected,
  filteringOptionsRequested,
  selectFilteringOptionsEmpty,
} from './filteringOptionsSlice.ts';

const options = {
  query: () => inProject(filteringOptionsApi.fetch),
  fulfilled: filteringOptionsFulfilled,
  rejected: filteringOptionsRejected,
};

function* refreshOptions(): SagaGenerator<void> {
  if (!(yield* select(selectFilteringOptionsEmpty))) yield* refresh(options);
}

function* openOptions(): SagaGenerator<void> {
  if (yield* select(selectFilteringOptionsEmpty)) yield* put(filteringOptionsRequested());
  else yield* call(refreshOptions);
}

export function* filteringOptionsSaga(): SagaGenerator<void> {
  yield* takeLatest(filteringOptionsRequested, () => load(options));
  yield* takeLeading(filteringOptionsOpened, openOptions);
  yield* fork(
    coalesce,
    isAnyOf(serviceChanged, userChanged, resynced),
    RELOAD_PAUSE_MS,
    refreshOptions,
  );
}
