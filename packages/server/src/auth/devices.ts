import type { Connection } from '../database/schema.ts';

/** The device behind a call made with a device key. */
export interface SignedInDevice {
  id: number;
  project_id: number;
  serial_id: string;
  name: string;
}

export async function findDeviceByKey(
  db: Connection,
  keyHash: string,
): Promise<SignedInDevice | null> {
  const row = await db
    .selectFrom('device')
    .select(['id', 'project_id', 'serial_id', 'name'])
    .where('key_hash', '=', keyHash)
    .executeTakeFirst();
  return row ?? null;
}
