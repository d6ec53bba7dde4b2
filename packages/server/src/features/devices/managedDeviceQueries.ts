import type { Insertable, Selectable, Updateable } from 'kysely';
import { alphabetical } from '@concierge/contract/alphabetical';
import type { Language } from '@concierge/contract/constants';
import type { ManagedDevice } from '@concierge/contract/managedDevices';
import { OPEN_REQUEST_STATES } from '@concierge/contract/requestStates';
import type { Connection, DeviceTable, StayTable, Trx } from '../../database/schema.ts';
import { onlineSince } from './reportPresence.ts';

/** Which devices: all of the project, or one. */
interface Wanted {
  projectId: number;
  deviceId?: number;
}

function selectDevices(db: Connection, { projectId, deviceId }: Wanted) {
  return db
    .selectFrom('device')
    .leftJoin('stay', 'stay.id', 'device.stay_id')
    .select((eb) => [
      'device.id',
      'device.serial_id',
      'device.name',
      'device.group_name',
      'device.created_at',
      'device.revoked_at',
      'device.last_seen_at',
      'device.app_version',
      'device.battery',
      'stay.id as stay_id',
      'stay.started_at',
      'stay.lang',
      'stay.do_not_disturb',
      eb
        .selectFrom('service_request')
        .select('service_request.service_date')
        .where('service_request.project_id', '=', projectId)
        .whereRef('service_request.device_id', '=', 'device.id')
        .orderBy('service_request.id', 'desc')
        .limit(1)
        .as('last_request_at'),
    ])
    .where('device.project_id', '=', projectId)
    .where('device.deleted_at', 'is', null)
    .$if(deviceId !== undefined, (query) => query.where('device.id', '=', deviceId ?? 0))
    .orderBy('device.id');
}

type StoredDevice = Awaited<
  ReturnType<ReturnType<typeof selectDevices>['executeTakeFirstOrThrow']>
>;

/** Open requests by device. */
async function countOpenOf(
  db: Connection,
  { projectId, deviceId }: Wanted,
): Promise<Map<number, number>> {
  const counts = await db
    .selectFrom('service_request')
    .select((eb) => ['device_id', eb.fn.countAll<number>().as('count')])
    .where('project_id', '=', projectId)
    .where('state_id', 'in', OPEN_REQUEST_STATES)
    .$if(deviceId !== undefined, (query) => query.where('device_id', '=', deviceId ?? 0))
    .groupBy('device_id')
    .execute();
  return new Map(counts.map(({ device_id, count }) => [device_id, count]));
}

function managed(stored: StoredDevice, open_requests: number, now: Date): ManagedDevice {
  const { stay_id, started_at, lang, do_not_disturb, ...device } = stored;
  const { last_seen_at, revoked_at } = device;
  const isOnline = revoked_at === null && last_seen_at !== null && last_seen_at >= onlineSince(now);
  const stay =
    stay_id === null || started_at === null
      ? null
      : { id: stay_id, started_at, lang, do_not_disturb: do_not_disturb === 1 };
  return { ...device, online: isOnline, open_requests, stay };
}

/** The devices of a project by name, in the alphabetical order of the language. */
export async function listManagedDevices(
  db: Connection,
  projectId: number,
  language: Language,
  now: Date,
): Promise<ManagedDevice[]> {
  const stored = await selectDevices(db, { projectId }).execute();
  const open = await countOpenOf(db, { projectId });
  const compare = alphabetical(language);
  return stored
    .map((device) => managed(device, open.get(device.id) ?? 0, now))
    .toSorted(
      (one, other) => compare(one.name, other.name) || compare(one.serial_id, other.serial_id),
    );
}

export async function findManagedDevice(
  db: Connection,
  projectId: number,
  deviceId: number,
  now: Date,
): Promise<ManagedDevice | undefined> {
  const wanted = { projectId, deviceId };
  const stored = await selectDevices(db, wanted).executeTakeFirst();
  if (!stored) return undefined;
  const open = await countOpenOf(db, wanted);
  return managed(stored, open.get(deviceId) ?? 0, now);
}

/** The groups of the project's devices, without this one. */
export async function groupsOfOthers(
  db: Connection,
  projectId: number,
  deviceId = 0,
): Promise<string[]> {
  const rows = await db
    .selectFrom('device')
    .select('group_name')
    .distinct()
    .where('project_id', '=', projectId)
    .where('id', '<>', deviceId)
    .where('deleted_at', 'is', null)
    .execute();
  return rows.flatMap(({ group_name }) => group_name ?? []);
}

/** Lets a removed device in again, under its old id and in a new stay; undefined when there is none. */
async function insertAgain(trx: Trx, device: Insertable<DeviceTable>): Promise<number | undefined> {
  const { project_id, serial_id, created_at, ...fields } = device;
  const row = await trx
    .updateTable('device')
    .set({ ...fields, deleted_at: null, revoked_at: null })
    .where('project_id', '=', project_id)
    .where('serial_id', '=', serial_id)
    .where('deleted_at', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  if (!row) return undefined;
  await beginStay(trx, project_id, row.id, created_at);
  return row.id;
}

/**
 * Adds a device. One that was removed comes back with what it has sent and got, which its new guest does not see.
 * Undefined when the serial id is taken.
 */
export async function insertDevice(
  trx: Trx,
  device: Insertable<DeviceTable>,
): Promise<{ id: number; again: boolean } | undefined> {
  const again = await insertAgain(trx, device);
  if (again !== undefined) return { id: again, again: true };
  const row = await trx
    .insertInto('device')
    .values(device)
    .onConflict((conflict) => conflict.columns(['project_id', 'serial_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row && { id: row.id, again: false };
}

export const updateDevice = (
  db: Connection,
  projectId: number,
  deviceId: number,
  change: Updateable<DeviceTable>,
) =>
  db
    .updateTable('device')
    .set(change)
    .where('project_id', '=', projectId)
    .where('id', '=', deviceId)
    .execute();

type Wishes = Pick<Selectable<StayTable>, 'lang' | 'do_not_disturb'>;

/**
 * Draws the line before a new guest; unless given, nothing is known of them: a tablet that comes back shows nothing of
 * before. Returns the stay's id.
 */
export async function beginStay(
  trx: Trx,
  projectId: number,
  deviceId: number,
  started_at: string,
  wishes: Wishes = { lang: null, do_not_disturb: 0 },
): Promise<number> {
  const { id: stay_id } = await trx
    .insertInto('stay')
    .values({ project_id: projectId, device_id: deviceId, started_at, ...wishes })
    .returning('id')
    .executeTakeFirstOrThrow();
  await updateDevice(trx, projectId, deviceId, { stay_id });
  return stay_id;
}

export const updateStay = (db: Connection, projectId: number, stayId: number, change: Wishes) =>
  db
    .updateTable('stay')
    .set(change)
    .where('project_id', '=', projectId)
    .where('id', '=', stayId)
    .execute();
