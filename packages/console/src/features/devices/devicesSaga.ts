import { isAnyOf, type Action } from '@reduxjs/toolkit';
import type { DeviceList, ManagedDevice } from '@concierge/contract/managedDevices';
import { type SagaGenerator, fork, takeLatest } from 'typed-redux-saga';
import { inProject } from '../../lib/http/scope.ts';
import { i18n } from '../../lib/i18n/i18n.ts';
import { listSaga } from '../../lib/list/listSaga.ts';
import { reloadOnEvents } from '../../lib/list/reloadOnEvents.ts';
import { lookupSaga } from '../../lib/modal/lookupSaga.ts';
import { deviceChanged, eventReported, requestChanged, resynced } from '../live/liveSlice.ts';
import type { DeviceListCall } from './deviceQuery.ts';
import { devicesApi } from './devicesApi.ts';
import {
  deviceLookupClosed,
  deviceLookupFulfilled,
  deviceLookupRejected,
  deviceLookupRequested,
  deviceStored,
  devicesFulfilled,
  devicesLeft,
  devicesRejected,
  devicesShown,
  selectDeviceList,
  selectDevicesShown,
  selectListsByPresence,
} from './devicesSlice.ts';

const list = listSaga<
  DeviceListCall,
  ManagedDevice,
  DeviceList,
  Parameters<typeof selectDeviceList>[0]
>({
  query: (asked) => inProject(devicesApi.list, asked),
  selectList: selectDeviceList,
  requested: devicesShown,
  fulfilled: devicesFulfilled,
  rejected: devicesRejected,
  left: devicesLeft,
});

const lookup = {
  find: (id: number) => inProject(devicesApi.find, id),
  requested: deviceLookupRequested,
  fulfilled: deviceLookupFulfilled,
  rejected: deviceLookupRejected,
  closed: deviceLookupClosed,
  texts: () => ({ missing: i18n.t('devices:missing'), failed: i18n.t('devices:error.load') }),
};

const cameOrWent = (action: Action) =>
  eventReported.match(action) && action.payload.event === 'devices.changed';

export function* devicesSaga(): SagaGenerator<void> {
  yield* list.watch();
  yield* lookupSaga(lookup);
  yield* takeLatest(deviceStored, list.refresh);
  // Places, numbers and times of requests are in no event of a device.
  yield* fork(reloadOnEvents, {
    on: isAnyOf(requestChanged, deviceChanged, resynced),
    isNeeded: selectDevicesShown,
    reload: list.refresh,
  });
  yield* fork(reloadOnEvents, {
    on: cameOrWent,
    isNeeded: selectListsByPresence,
    reload: list.refresh,
  });
}
