import { isAnyOf } from '@reduxjs/toolkit';
import { type SagaGenerator, fork, takeLatest } from 'typed-redux-saga';
import { inProject } from '../../lib/http/scope.ts';
import { load, refresh } from '../../lib/list/listSaga.ts';
import { reloadOnEvents } from '../../lib/list/reloadOnEvents.ts';
import { requestChanged, resynced } from '../live/liveSlice.ts';
import { devicesApi } from './devicesApi.ts';
import {
  devicesFulfilled,
  devicesRejected,
  devicesShown,
  selectDevicesShown,
} from './devicesSlice.ts';

const devices = {
  query: () => inProject(devicesApi.list),
  fulfilled: devicesFulfilled,
  rejected: devicesRejected,
};

export function* devicesSaga(): SagaGenerator<void> {
  yield* takeLatest(devicesShown, () => load(devices));
  // Numbers and times of requests are in no event of a device.
  yield* fork(reloadOnEvents, {
    on: isAnyOf(requestChanged, resynced),
    isNeeded: selectDevicesShown,
    reload: () => refresh(devices),
  });
}
