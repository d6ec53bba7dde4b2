import { MessageState, type MessageType } from '@concierge/contract/messageStates';
import type { NewStay } from '@concierge/contract/problem';
import { chunks } from '../../database/chunks.ts';
import type { Connection } from '../../database/schema.ts';

export interface NewMessage {
  project_id: number;
  type: MessageType;
  title: string;
  message: string;
  user_id: number;
  service_id: number | null;
  service_request_id: number | null;
  at: string;
  deviceIds: readonly number[];
  stays?: readonly number[] | undefined;
}

async function insertDevices(
  db: Connection,
  projectId: number,
  messageId: number,
  deviceIds: readonly number[],
): Promise<void> {
  for (const ids of chunks(deviceIds)) {
    const rows = ids.map((device_id) => ({
      project_id: projectId,
      message_id: messageId,
      device_id,
    }));
    await db.insertInto('message_device').values(rows).execute();
  }
}

interface Bound {
  requestId: number | null;
  deviceIds: readonly number[];
  /** The stays that its author knows of: any other counts as begun since. Absent, the present ones are meant. */
  stays?: readonly number[] | undefined;
}

/**
 * Binds a message to the stay of the request it is about, else to the one that each device is in: no other guest
 * reads it.
 */
export async function bindToStays(
  db: Connection,
  projectId: number,
  messageId: number,
  { requestId, deviceIds, stays }: Bound,
): Promise<void> {
  if (deviceIds.length === 0) return;
  await db
    .updateTable('message_device')
    .set((eb) => ({
      stay_id:
        requestId === null
          ? eb
              .selectFrom('device')
              .select('device.stay_id')
              .whereRef('device.id', '=', 'message_device.device_id')
              .$if(stays !== undefined, (known) =>
                stays?.length
                  ? known.where('device.stay_id', 'in', stays)
                  : known.where(eb.lit(false)),
              )
          : eb
              .selectFrom('service_request')
              .select('service_request.stay_id')
              .where('service_request.id', '=', requestId),
    }))
    .where('project_id', '=', projectId)
    .where('message_id', '=', messageId)
    .where('device_id', 'in', deviceIds)
    .execute();
}

/** Adds a message as a draft, or published at once; returns its id. */
export async function insertMessage(
  db: Connection,
  state: MessageState,
  { at, deviceIds, stays, ...fields }: NewMessage,
): Promise<number> {
  const published_at = state === MessageState.published ? at : null;
  const { id } = await db
    .insertInto('message')
    .values({ ...fields, state, published_at, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { project_id, service_request_id: requestId } = fields;
  await insertDevices(db, project_id, id, deviceIds);
  await bindToStays(db, project_id, id, { requestId, deviceIds, stays });
  return id;
}

export interface DraftChange {
  type: MessageType;
  title: string;
  message: string;
  deviceIds: readonly number[];
  stays?: readonly number[] | undefined;
}

/**
 * Updates a draft and returns whether it still was one. Devices that stay chosen stay bound to the guests they
 * were chosen for.
 */
export async function updateDraft(
  db: Connection,
  projectId: number,
  messageId: number,
  { deviceIds, stays, ...fields }: DraftChange,
): Promise<boolean> {
  const row = await db
    .updateTable('message')
    .set(fields)
    .where('project_id', '=', projectId)
    .where('id', '=', messageId)
    .where('state', '=', MessageState.draft)
    .returning('service_request_id')
    .executeTakeFirst();
  if (!row) return false;
  await db
    .deleteFrom('message_device')
    .where('project_id', '=', projectId)
    .where('message_id', '=', messageId)
    .where('device_id', 'not in', deviceIds)
    .execute();
  const kept = new Set(await idsOfMessageDevices(db, projectId, messageId));
  const added = deviceIds.filter((id) => !kept.has(id));
  await insertDevices(db, projectId, messageId, added);
  const bound = { requestId: row.service_request_id, deviceIds: added, stays };
  await bindToStays(db, projectId, messageId, bound);
  return true;
}

/** Publishes a draft and returns whether it still was one. Its devices are bound to stays before. */
export async function publishDraft(
  db: Connection,
  projectId: number,
  messageId: number,
  at: string,
): Promise<boolean> {
  const row = await db
    .updateTable('message')
    .set({ state: MessageState.published, published_at: at })
    .where('project_id', '=', projectId)
    .where('id', '=', messageId)
    .where('state', '=', MessageState.draft)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** A device of a draft whose guest is another one than the draft was written for. */
export interface MovedOn extends NewStay {
  device_id: number;
}

/** The devices of a draft that have begun another stay since they were chosen. */
export const devicesMovedOn = (db: Connection, projectId: number, messageId: number) =>
  db
    .selectFrom('message_device')
    .innerJoin('device', 'device.id', 'message_device.device_id')
    .select(['device.id as device_id', 'device.serial_id', 'device.name', 'device.stay_id'])
    .where('message_device.project_id', '=', projectId)
    .where('message_device.message_id', '=', messageId)
    .whereRef('device.stay_id', 'is distinct from', 'message_device.stay_id')
    .orderBy('device.id')
    .$narrowType<{ stay_id: number }>()
    .execute();

/** Binds a draft to these stays: their guests read it. */
export async function bindToNewStays(
  db: Connection,
  projectId: number,
  messageId: number,
  devices: readonly MovedOn[],
): Promise<void> {
  if (devices.length === 0) return;
  const stays = devices.map(({ stay_id }) => stay_id);
  const ids = devices.map(({ device_id }) => device_id);
  await db
    .updateTable('message_device')
    .set((eb) => ({
      stay_id: eb
        .selectFrom('stay')
        .select('stay.id')
        .whereRef('stay.device_id', '=', 'message_device.device_id')
        .where('stay.project_id', '=', projectId)
        .where('stay.id', 'in', stays),
    }))
    .where('project_id', '=', projectId)
    .where('message_id', '=', messageId)
    .where('device_id', 'in', ids)
    .execute();
}

/** The devices a message is for. */
export async function idsOfMessageDevices(
  db: Connection,
  projectId: number,
  messageId: number,
): Promise<number[]> {
  const devices = await db
    .selectFrom('message_device')
    .select('device_id')
    .where('project_id', '=', projectId)
    .where('message_id', '=', messageId)
    .execute();
  return devices.map(({ device_id }) => device_id);
}
