import { type SagaGenerator, call, put, takeLeading } from 'typed-redux-saga';
import type { ManagedDevice } from '@concierge/contract/managedDevices';
import { withCleanNames } from '../../lib/http/cleanNames.ts';
import { toProblem } from '../../lib/http/problem.ts';
import { inProject } from '../../lib/http/scope.ts';
import { i18n } from '../../lib/i18n/i18n.ts';
import { notifySuccess } from '../../lib/notify.ts';
import { deviceOrdersApi } from './deviceOrdersApi.ts';
import {
  deviceOrdered,
  deviceRefused,
  deviceStored,
  keyMade,
  type DeviceOrder,
} from './devicesSlice.ts';

/** What a toast says. A new key needs none: its dialog says so, and a toast would lie over it on a phone. */
const DONE = {
  create: null,
  update: 'done.updated',
  rotate: null,
  revoke: 'done.revoked',
  stay: 'done.stay',
} as const satisfies Record<DeviceOrder['deed'], string | null>;

function* carryOut(order: DeviceOrder): SagaGenerator<ManagedDevice> {
  switch (order.deed) {
    case 'create':
    case 'rotate': {
      const answer =
        order.deed === 'create'
          ? yield* inProject(
              deviceOrdersApi.create,
              withCleanNames(order.body, 'name', 'serial_id', 'group_name'),
            )
          : yield* inProject(deviceOrdersApi.rotate, order.id);
      yield* put(keyMade(answer));
      return answer.device;
    }
    case 'update': {
      const body = withCleanNames(order.body, 'name', 'group_name');
      return (yield* inProject(deviceOrdersApi.update, order.id, body)).device;
    }
    case 'revoke':
      return (yield* inProject(deviceOrdersApi.revoke, order.id)).device;
    default:
      return (yield* inProject(deviceOrdersApi.beginStay, order.id, order.body)).device;
  }
}

function* changeDevice(order: DeviceOrder): SagaGenerator<void> {
  try {
    yield* put(deviceStored(yield* carryOut(order)));
    const done = DONE[order.deed];
    if (done) yield* call(notifySuccess, i18n.t(`devices:${done}`));
  } catch (error) {
    yield* put(deviceRefused(toProblem(error)));
  }
}

/** What administrators do with devices: needed with its dialogs only. */
export function* deviceOrdersSaga(): SagaGenerator<void> {
  yield* takeLeading(deviceOrdered, ({ payload }) => changeDevice(payload));
}
