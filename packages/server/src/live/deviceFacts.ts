import { MessageState } from '@concierge/contract/messageStates';
import type { ManagedDevice } from '@concierge/contract/managedDevices';
import { chunks } from '../database/chunks.ts';
import type { Connection } from '../database/schema.ts';

/** What of a device is told apart when it changes. */
export interface DeviceFacts {
  name: string;
  stayId: number | null;
  lang: string | null;
  doNotDisturb: boolean;
}

/** The facts in an event of the device. */
export function factsOf({ name, stay }: ManagedDevice): DeviceFacts {
  return {
    name,
    stayId: stay?.id ?? null,
    lang: stay?.lang ?? null,
    doNotDisturb: stay?.do_not_disturb ?? false,
  };
}

/** The device's facts, while its key is this one; undefined when the key has ended. */
export async function readFacts(
  db: Connection,
  deviceId: number,
  keyHash: string,
): Promise<DeviceFacts | undefined> {
  const row = await db
    .selectFrom('device')
    .leftJoin('stay', 'stay.id', 'device.stay_id')
    .select(['device.name', 'device.stay_id', 'stay.lang', 'stay.do_not_disturb'])
    .where('device.id', '=', deviceId)
    .where('device.key_hash', '=', keyHash)
    .executeTakeFirst();
  if (!row) return undefined;
  const { name, stay_id, lang, do_not_disturb } = row;
  return { name, stayId: stay_id, lang, doNotDisturb: do_not_disturb === 1 };
}

/** The keys of these devices, hashed, by id. */
export async function keyHashesOf(
  db: Connection,
  deviceIds: readonly number[],
): Promise<Map<number, string>> {
  const hashes = new Map<number, string>();
  for (const ids of chunks(deviceIds)) {
    const rows = await db
      .selectFrom('device')
      .select(['id', 'key_hash'])
      .where('id', 'in', ids)
      .execute();
    for (const { id, key_hash } of rows) hashes.set(id, key_hash);
  }
  return hashes;
}

/** The devices that show the message in their present stay. */
export async function devicesOfMessage(
  db: Connection,
  projectId: number,
  messageId: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('message_device')
    .innerJoin('message', 'message.id', 'message_device.message_id')
    .innerJoin('device', 'device.id', 'message_device.device_id')
    .select('device.id')
    .where('message_device.project_id', '=', projectId)
    .where('message_device.message_id', '=', messageId)
    .where('message.state', '=', MessageState.published)
    .whereRef('message_device.stay_id', 'is not distinct from', 'device.stay_id')
    .execute();
  return rows.map(({ id }) => id);
}
