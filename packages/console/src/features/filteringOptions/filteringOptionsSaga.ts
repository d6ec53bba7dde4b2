import { paths } from '@concierge/contract/paths';
import type { FilteringOptions } from '@concierge/contract/requests';
import { isAnyOf } from '@reduxjs/toolkit';
import { fork, put, select, takeLatest, takeLeading } from 'typed-redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { get } from '../../lib/http/http.ts';
import { reloadOnEvents } from '../../lib/list/reloadOnEvents.ts';
import { load, refresh } from '../../lib/list/listSaga.ts';
import { inProject } from '../../lib/http/scope.ts';
import { deviceChanged, resynced, serviceChanged, userChanged } from '../live/liveSlice.ts';
import {
  filteringOptionsFulfilled,
  filteringOptionsOpened,
  filteringOptionsRejected,
  filteringOptionsRequested,
  selectFilteringOptionsEmpty,
  selectFilteringOptionsShown,
} from './filteringOptionsSlice.ts';

const options = {
  query: () =>
    inProject((project) => get<FilteringOptions>(paths.filteringOptions(project), 'services')),
  fulfilled: filteringOptionsFulfilled,
  rejected: filteringOptionsRejected,
};

function* openOptions(): SagaGenerator<void> {
  if (yield* select(selectFilteringOptionsEmpty)) yield* put(filteringOptionsRequested());
  else yield* refresh(options);
}

export function* filteringOptionsSaga(): SagaGenerator<void> {
  yield* takeLatest(filteringOptionsRequested, () => load(options));
  yield* takeLeading(filteringOptionsOpened, openOptions);
  yield* fork(reloadOnEvents, {
    on: isAnyOf(serviceChanged, userChanged, deviceChanged, resynced),
    isNeeded: selectFilteringOptionsShown,
    reload: () => refresh(options),
  });
}
