import { TEXT_LIMITS } from '@concierge/contract/constants';
import { isolated } from '@concierge/contract/isolated';
import type {
  AddedDevice,
  DevicesCreateAnswer,
  DevicesCreateBody,
} from '@concierge/contract/managedDevices';
import { cleanName } from '@concierge/contract/names';
import { paths } from '@concierge/contract/paths';
import { type SagaGenerator, call, put, select } from 'typed-redux-saga';
import { withCleanNames } from '../../lib/http/cleanNames.ts';
import { post } from '../../lib/http/http.ts';
import { inProject } from '../../lib/http/scope.ts';
import { submit } from '../../lib/http/submit.ts';
import { i18n } from '../../lib/i18n/i18n.ts';
import { isLeft } from '../../lib/modal/formState.ts';
import { notifySuccess } from '../../lib/notify.ts';
import { takeLeadingPer } from '../../lib/takeLeadingPer.ts';
import {
  MANY_ROOMS,
  deviceCommandFulfilled,
  deviceRefused,
  roomsAdded,
  roomsAddRequested,
  roomsPreviewed,
  selectDeviceForms,
} from './devicesSlice.ts';

/** As long as the server reads it: it still says that this cannot be a name, and answers for the others. */
function readable(name: string): string {
  const letters = Array.from(cleanName(name));
  const most = TEXT_LIMITS.title;
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : letters.join('');
}

/** Asks what would come of the rooms, or adds them. */
function* addRooms(body: DevicesCreateBody): SagaGenerator<void> {
  const failed = i18n.t('devices:many.failed');
  const about = isolated(body.names[0] ?? '');
  let rows: AddedDevice[] = [];
  function* send() {
    const cleaned = withCleanNames({ ...body, names: body.names.map(readable) }, 'group_name');
    ({ rows } = yield* inProject((project) =>
      post<DevicesCreateAnswer>(paths.deviceCreateMany(project), cleaned, { has: 'rows' }),
    ));
    if (body.preview) return null;
    yield* put(roomsAdded(rows));
    if (isLeft(yield* select(selectDeviceForms), MANY_ROOMS)) {
      const waits = `${about} · ${i18n.t('devices:key.waits')}`;
      yield* call(notifySuccess, i18n.t('devices:many.keys.title'), failed, waits);
    }
    return null;
  }
  yield* submit(send, {
    subject: MANY_ROOMS,
    forms: selectDeviceForms,
    fulfilled: (subject) => (body.preview ? roomsPreviewed(rows) : deviceCommandFulfilled(subject)),
    rejected: deviceRefused,
    failed,
    about,
    inPlace: () => true,
  });
}

export const addRoomsSaga = (): SagaGenerator<void> =>
  takeLeadingPer(roomsAddRequested, () => MANY_ROOMS, addRooms);
