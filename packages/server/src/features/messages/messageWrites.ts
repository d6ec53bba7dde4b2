import { MessageState, type MessageType } from '@concierge/contract/messageStates';
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
}

/** PostgreSQL binds at most 65 535 values in one statement. */
const DEVICES_PER_INSERT = 1_000;

async function insertDevices(
  db: Connection,
  projectId: number,
  messageId: number,
  deviceIds: readonly number[],
): Promise<void> {
  for (let start = 0; start < deviceIds.length; start += DEVICES_PER_INSERT) {
    const rows = deviceIds.slice(start, start + DEVICES_PER_INSERT).map((device_id) => ({
      project_id: projectId,
      message_id: messageId,
      device_id,
      viewed_at: null,
    }));
    await db.insertInto('message_device').values(rows).execute();
  }
}

/**
 * Binds a published message to the stay of the request it is about, else to the one that each device is in: no
 * other guest reads it.
 */
async function bindToStays(
  db: Connection,
  projectId: number,
  messageId: number,
  requestId: number | null,
): Promise<void> {
  await db
    .updateTable('message_device')
    .set((eb) => ({
      stay_id:
        requestId === null
          ? eb
              .selectFrom('device')
              .select('device.stay_id')
              .whereRef('device.id', '=', 'message_device.device_id')
          : eb
              .selectFrom('service_request')
              .select('service_request.stay_id')
              .where('service_request.id', '=', requestId),
    }))
    .where('project_id', '=', projectId)
    .where('message_id', '=', messageId)
    .execute();
}

async function insertMessage(
  db: Connection,
  { at, deviceIds, ...fields }: NewMessage,
  status: { state: MessageState; published_at: string | null },
): Promise<number> {
  const { id } = await db
    .insertInto('message')
    .values({ ...fields, ...status, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { project_id, service_request_id } = fields;
  await insertDevices(db, project_id, id, deviceIds);
  if (status.state === MessageState.published) {
    await bindToStays(db, project_id, id, service_request_id);
  }
  return id;
}

export async function insertDraft(db: Connection, message: NewMessage): Promise<number> {
  return insertMessage(db, message, { state: MessageState.draft, published_at: null });
}

export async function insertPublishedMessage(db: Connection, message: NewMessage): Promise<number> {
  return insertMessage(db, message, { state: MessageState.published, published_at: message.at });
}

export interface DraftChange {
  type: MessageType;
  title: string;
  message: string;
  deviceIds: readonly number[];
}

/** Updates a draft and returns whether it still was one (E9). */
export async function updateDraft(
  db: Connection,
  projectId: number,
  messageId: number,
  { deviceIds, ...fields }: DraftChange,
): Promise<boolean> {
  const row = await db
    .updateTable('message')
    .set(fields)
    .where('project_id', '=', projectId)
    .where('id', '=', messageId)
    .where('state', '=', MessageState.draft)
    .returning('id')
    .executeTakeFirst();
  if (!row) return false;
  await db
    .deleteFrom('message_device')
    .where('project_id', '=', projectId)
    .where('message_id', '=', messageId)
    .execute();
  await insertDevices(db, projectId, messageId, deviceIds);
  return true;
}

/** Publishes a draft and returns whether it still was one. */
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
    .returning(['id', 'service_request_id'])
    .executeTakeFirst();
  if (!row) return false;
  await bindToStays(db, projectId, messageId, row.service_request_id);
  return true;
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
