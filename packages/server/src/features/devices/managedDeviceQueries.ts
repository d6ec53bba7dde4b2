import type { Insertable, Selectable, Updateable } from 'kysely';
import type { ManagedDevice } from '@concierge/contract/managedDevices';
import { OPEN_REQUEST_STATES } from '@concierge/contract/requestStates';
import type { Connection, DeviceTable, StayTable, Trx } from '../../database/schema.ts';
import { latestNear, notBefore } from '../../lib/notBefore.ts';
import { onlineSince } from './reportPresence.ts';

/** Some devices of a project. */
interface Wanted {
  projectId: number;
  ids: readonly number[];
}

function selectDevices(db: Connection, { projectId, ids }: Wanted) {
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
    .where('device.id', 'in', ids);
}

type StoredDevice = Awaited<
  ReturnType<ReturnType<typeof selectDevices>['executeTakeFirstOrThrow']>
>;

/** Open requests by device. */
async function countOpenOf(
  db: Connection,
  { projectId, ids }: Wanted,
): Promise<Map<number, number>> {
  const counts = await db
    .selectFrom('service_request')
    .select((eb) => ['device_id', eb.fn.countAll<number>().as('count')])
    .where('project_id', '=', projectId)
    .where('state_id', 'in', OPEN_REQUEST_STATES)
    .where('device_id', 'in', ids)
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

/** The devices with these ids, in this order. */
export async function readManagedDevices(
  db: Connection,
  projectId: number,
  ids: readonly number[],
  now: Date,
): Promise<ManagedDevice[]> {
  if (ids.length === 0) return [];
  const wanted = { projectId, ids };
  const stored = new Map<number, StoredDevice>();
  for (const device of await selectDevices(db, wanted).execute()) stored.set(device.id, device);
  const open = await countOpenOf(db, wanted);
  return ids.flatMap((id) => {
    const device = stored.get(id);
    return device ? managed(device, open.get(id) ?? 0, now) : [];
  });
}

export async function findManagedDevice(
  db: Connection,
  projectId: number,
  deviceId: number,
  now: Date,
): Promise<ManagedDevice | undefined> {
  const [device] = await readManagedDevices(db, projectId, [deviceId], now);
  return device;
}

/** The ids of the devices that are online. */
export async function onlineDevices(
  db: Connection,
  projectId: number,
  now: Date,
): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('device')
    .select('id')
    .where('project_id', '=', projectId)
    .where('deleted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('last_seen_at', '>=', onlineSince(now))
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Every name and serial id of the project's devices. */
export async function namesInUse(db: Connection, projectId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('device')
    .select(['name', 'serial_id'])
    .where('project_id', '=', projectId)
    .where('deleted_at', 'is', null)
    .execute();
  return rows.flatMap(({ name, serial_id }) => [name, serial_id]);
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
  at: string,
  wishes: Wishes = { lang: null, do_not_disturb: 0 },
): Promise<number> {
  const former = await trx
    .selectFrom('stay')
    .select((eb) => eb.fn.max<string | null>('started_at').as('at'))
    .where('project_id', '=', projectId)
    .where('device_id', '=', deviceId)
    .where('started_at', '<', latestNear(at))
    .executeTakeFirst();
  const { id: stay_id } = await trx
    .insertInto('stay')
    .values({
      project_id: projectId,
      device_id: deviceId,
      started_at: notBefore(new Date(at), former?.at),
      ...wishes,
    })
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
