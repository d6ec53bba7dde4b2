import { isAnyOf } from '@reduxjs/toolkit';
import { type SagaGenerator, call, fork, put, takeLatest, takeLeading } from 'typed-redux-saga';
import type { ManagedDevice } from '@concierge/contract/managedDevices';
import { toProblem } from '../../lib/http/problem.ts';
import { inProject } from '../../lib/http/scope.ts';
import { i18n } from '../../lib/i18n/i18n.ts';
import { load, refresh } from '../../lib/list/listSaga.ts';
import { reloadOnEvents } from '../../lib/list/reloadOnEvents.ts';
import { notifySuccess } from '../../lib/notify.ts';
import { requestChanged, resynced } from '../live/liveSlice.ts';
import { devicesApi } from './devicesApi.ts';
import {
  deviceOrdered,
  deviceRefused,
  deviceStored,
  devicesFulfilled,
  devicesRejected,
  devicesShown,
  keyMade,
  selectDevicesShown,
  type DeviceOrder,
} from './devicesSlice.ts';

const devices = {
  query: () => inProject(devicesApi.list),
  fulfilled: devicesFulfilled,
  rejected: devicesRejected,
};

const DONE = {
  create: 'done.created',
  update: 'done.updated',
  rotate: 'done.rotated',
  revoke: 'done.revoked',
  stay: 'done.stay',
} as const satisfies Record<DeviceOrder['deed'], string>;

function* carryOut(order: DeviceOrder): SagaGenerator<ManagedDevice> {
  switch (order.deed) {
    case 'create':
    case 'rotate': {
      const answer =
        order.deed === 'create'
          ? yield* inProject(devicesApi.create, order.body)
          : yield* inProject(devicesApi.rotate, order.id);
      yield* put(keyMade(answer));
      return answer.device;
    }
    case 'update':
      return (yield* inProject(devicesApi.update, order.id, order.body)).device;
    case 'revoke':
      return (yield* inProject(devicesApi.revoke, order.id)).device;
    default:
      return (yield* inProject(devicesApi.beginStay, order.id, order.body)).device;
  }
}

function* changeDevice(order: DeviceOrder): SagaGenerator<void> {
  try {
    yield* put(deviceStored(yield* carryOut(order)));
    yield* call(notifySuccess, i18n.t(`devices:${DONE[order.deed]}`));
  } catch (error) {
    yield* put(deviceRefused(toProblem(error)));
  }
}

export function* devicesSaga(): SagaGenerator<void> {
  yield* takeLatest(devicesShown, () => load(devices));
  yield* takeLeading(deviceOrdered, ({ payload }) => changeDevice(payload));
  // Numbers and times of requests are in no event of a device.
  yield* fork(reloadOnEvents, {
    on: isAnyOf(requestChanged, resynced),
    isNeeded: selectDevicesShown,
    reload: () => refresh(devices),
  });
}
