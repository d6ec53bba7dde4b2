import { isolated } from '@concierge/contract/isolated';
import { isAnyOf } from '@reduxjs/toolkit';
import type { Action } from 'redux';
import type {
  DeviceAnswer,
  DeviceKeyAnswer,
  DeviceList,
  ManagedDevice,
} from '@concierge/contract/managedDevices';
import { paths } from '@concierge/contract/paths';
import { type SagaGenerator, call, fork, put, select, take, takeLatest } from 'typed-redux-saga';
import { withCleanNames } from '../../lib/http/cleanNames.ts';
import { get, post } from '../../lib/http/http.ts';
import { submit } from '../../lib/http/submit.ts';
import { inProject } from '../../lib/http/scope.ts';
import { i18n } from '../../lib/i18n/i18n.ts';
import { listSaga } from '../../lib/list/listSaga.ts';
import { reloadOnEvents } from '../../lib/list/reloadOnEvents.ts';
import { isLeft } from '../../lib/modal/formState.ts';
import { askBeforeClosing } from '../../lib/modal/unsaved.ts';
import { notifySuccess } from '../../lib/notify.ts';
import { takeLeadingPer } from '../../lib/takeLeadingPer.ts';
import { deviceChanged, eventReported, requestChanged, resynced } from '../live/liveSlice.ts';
import { addRoomsSaga } from './addRoomsSaga.ts';
import { toDeviceQuery, type DeviceListCall } from './deviceQuery.ts';
import {
  deviceCommandFulfilled,
  deviceCommandRequested,
  deviceRefused,
  deviceStored,
  devicesFulfilled,
  devicesLeft,
  devicesRejected,
  devicesShown,
  keyForgotten,
  keyMade,
  keySheetForgotten,
  selectDeviceForms,
  selectDeviceList,
  selectDevicesShown,
  selectKeyWaits,
  roomsAdded,
  selectListsByPresence,
  subjectOfCommand,
  type DeviceCommand,
} from './devicesSlice.ts';

const list = listSaga<
  DeviceListCall,
  ManagedDevice,
  DeviceList,
  Parameters<typeof selectDeviceList>[0]
>({
  query: (asked) =>
    inProject((project) =>
      get<DeviceList>(paths.deviceList(project), 'totalCount', { params: toDeviceQuery(asked) }),
    ),
  selectList: selectDeviceList,
  requested: devicesShown,
  fulfilled: devicesFulfilled,
  rejected: devicesRejected,
  left: devicesLeft,
});

const cameOrWent = (action: Action) =>
  eventReported.match(action) && action.payload.event === 'devices.changed';

/** What a toast says. A new key needs none: its dialog says so, and a toast would lie over it on a phone. */
const DONE = {
  create: null,
  update: 'done.updated',
  rotate: null,
  revoke: 'done.revoked',
  stay: 'done.stay',
  editStay: 'done.editStay',
} as const satisfies Record<DeviceCommand['kind'], string | null>;

const PATHS: Record<DeviceCommand['kind'], (project: number, id: number) => string> = {
  create: paths.deviceCreate,
  update: paths.deviceUpdate,
  rotate: paths.deviceRotate,
  revoke: paths.deviceRevoke,
  stay: paths.deviceStay,
  editStay: paths.deviceStayUpdate,
};

interface DeviceFields {
  name?: string;
  serial_id?: string;
  group_name?: string | null;
  [other: string]: unknown;
}

/** Makes the call of a command. */
function send(command: DeviceCommand): SagaGenerator<DeviceAnswer | DeviceKeyAnswer> {
  const id = 'id' in command ? command.id : 0;
  const body: DeviceFields = 'body' in command ? command.body : {};
  const cleaned = withCleanNames(body, 'name', 'serial_id', 'group_name');
  return inProject((project) => post(PATHS[command.kind](project, id), cleaned));
}

/** What a toast says where the dialog is closed that would say it. */
const FAILED = {
  create: 'error.save',
  update: 'error.save',
  rotate: 'error.rotate',
  revoke: 'error.revoke',
  stay: 'error.stay',
  editStay: 'error.editStay',
} as const satisfies Record<DeviceCommand['kind'], string>;

function* changeDevice(command: DeviceCommand): SagaGenerator<void> {
  const { kind, name } = command;
  const subject = subjectOfCommand(command);
  const failed = i18n.t(`devices:${FAILED[kind]}`);
  function* change() {
    const answer = yield* send(command);
    if ('key' in answer) yield* put(keyMade(answer));
    yield* put(deviceStored(answer.device));
    const done = DONE[kind];
    if (done) return i18n.t(`devices:${done}`);
    if (isLeft(yield* select(selectDeviceForms), subject)) {
      const key = i18n.t('devices:key.title', { device: name });
      yield* call(notifySuccess, key, failed, i18n.t('devices:key.waits'));
    }
    return null;
  }
  yield* submit(change, {
    subject,
    forms: selectDeviceForms,
    fulfilled: deviceCommandFulfilled,
    rejected: deviceRefused,
    failed,
    about: isolated(name),
    inPlace: () => true,
  });
}

/** A key is shown once: while one was not read, the page does not go without a question, on no screen. */
function* keepKeys(): SagaGenerator<void> {
  while (true) {
    while (!(yield* select(selectKeyWaits))) yield* take([keyMade, roomsAdded]);
    const release = yield* call(askBeforeClosing);
    try {
      while (yield* select(selectKeyWaits)) yield* take([keyForgotten, keySheetForgotten]);
    } finally {
      release();
    }
  }
}

export function* devicesSaga(): SagaGenerator<void> {
  yield* takeLeadingPer(deviceCommandRequested, subjectOfCommand, changeDevice);
  yield* list.watch();
  yield* addRoomsSaga();
  yield* fork(keepKeys);
  yield* takeLatest([deviceStored, roomsAdded], list.refresh);
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
