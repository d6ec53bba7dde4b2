import { type SagaGenerator, call, put, takeLeading } from 'typed-redux-saga';
import type { ManagedDevice } from '@concierge/contract/managedDevices';
import { withCleanNames } from '../../lib/http/cleanNames.ts';
import { toProblem } from '../../lib/http/problem.ts';
import { inProject } from '../../lib/http/scope.ts';
import { i18n } from '../../lib/i18n/i18n.ts';
import { notifySuccess } from '../../lib/notify.ts';
import { deviceCommandsApi } from './deviceCommandsApi.ts';
import {
  deviceCommandRequested,
  deviceRefused,
  deviceStored,
  keyMade,
  type DeviceCommand,
} from './devicesSlice.ts';

/** What a toast says. A new key needs none: its dialog says so, and a toast would lie over it on a phone. */
const DONE = {
  create: null,
  update: 'done.updated',
  rotate: null,
  revoke: 'done.revoked',
  stay: 'done.stay',
} as const satisfies Record<DeviceCommand['kind'], string | null>;

function* execute(command: DeviceCommand): SagaGenerator<ManagedDevice> {
  switch (command.kind) {
    case 'create':
    case 'rotate': {
      const answer =
        command.kind === 'create'
          ? yield* inProject(
              deviceCommandsApi.create,
              withCleanNames(command.body, 'name', 'serial_id', 'group_name'),
            )
          : yield* inProject(deviceCommandsApi.rotate, command.id);
      yield* put(keyMade(answer));
      return answer.device;
    }
    case 'update': {
      const body = withCleanNames(command.body, 'name', 'group_name');
      return (yield* inProject(deviceCommandsApi.update, command.id, body)).device;
    }
    case 'revoke':
      return (yield* inProject(deviceCommandsApi.revoke, command.id)).device;
    default:
      return (yield* inProject(deviceCommandsApi.beginStay, command.id, command.body)).device;
  }
}

function* changeDevice(command: DeviceCommand): SagaGenerator<void> {
  try {
    yield* put(deviceStored(yield* execute(command)));
    const done = DONE[command.kind];
    if (done) yield* call(notifySuccess, i18n.t(`devices:${done}`));
  } catch (error) {
    yield* put(deviceRefused(toProblem(error)));
  }
}

/** What administrators do with devices: needed with its dialogs only. */
export function* deviceCommandsSaga(): SagaGenerator<void> {
  yield* takeLeading(deviceCommandRequested, ({ payload }) => changeDevice(payload));
}
