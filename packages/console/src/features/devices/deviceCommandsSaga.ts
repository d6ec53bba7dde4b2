import { isolated } from '@concierge/contract/isolated';
import { type SagaGenerator, call, put, select } from 'typed-redux-saga';
import type { ManagedDevice } from '@concierge/contract/managedDevices';
import { withCleanNames } from '../../lib/http/cleanNames.ts';
import { toProblem } from '../../lib/http/problem.ts';
import { rejectForm } from '../../lib/http/reject.ts';
import { inProject } from '../../lib/http/scope.ts';
import { i18n } from '../../lib/i18n/i18n.ts';
import { isLeft } from '../../lib/modal/formState.ts';
import { notifySuccess } from '../../lib/notify.ts';
import { takeLeadingPer } from '../../lib/takeLeadingPer.ts';
import { deviceCommandsApi } from './deviceCommandsApi.ts';
import {
  deviceCommandFulfilled,
  deviceCommandRequested,
  deviceRefused,
  deviceStored,
  keyMade,
  selectDeviceForms,
  subjectOfCommand,
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

/** What a toast says where the dialog is closed that would say it. */
const FAILED = {
  create: 'error.save',
  update: 'error.save',
  rotate: 'error.rotate',
  revoke: 'error.revoke',
  stay: 'error.stay',
} as const satisfies Record<DeviceCommand['kind'], string>;

function* changeDevice(command: DeviceCommand): SagaGenerator<void> {
  const { kind, name } = command;
  const subject = subjectOfCommand(command);
  const failed = i18n.t(`devices:${FAILED[kind]}`);
  const about = isolated(name);
  try {
    yield* put(deviceStored(yield* execute(command)));
    const left = isLeft(yield* select(selectDeviceForms), subject);
    yield* put(deviceCommandFulfilled(subject));
    const done = DONE[kind];
    if (done) yield* call(notifySuccess, i18n.t(`devices:${done}`), failed, about);
    else if (left) {
      const key = i18n.t('devices:key.title', { device: name });
      yield* call(notifySuccess, key, failed, i18n.t('devices:key.waits'));
    }
  } catch (error) {
    yield* rejectForm({
      problem: toProblem(error),
      rejected: (problem) => deviceRefused({ subject, problem }),
      failed,
      about,
      left: isLeft(yield* select(selectDeviceForms), subject),
      inPlace: true,
    });
  }
}

/** What administrators do with devices: needed with its dialogs only. */
export function* deviceCommandsSaga(): SagaGenerator<void> {
  yield* takeLeadingPer(deviceCommandRequested, subjectOfCommand, changeDevice);
}
