import webPush from 'web-push';
import type { Connection } from '../database/schema.ts';

const VAPID_KEY = 'push_keys';

/** The pair of keys by which push services recognise this installation. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/**
 * The installation's push keys, made at the first call and kept in the database: browsers subscribe
 * to one public key, a new one would silence them all.
 */
export async function readVapidKeys(db: Connection): Promise<VapidKeys> {
  await db
    .insertInto('meta')
    .values({ key: VAPID_KEY, value: JSON.stringify(webPush.generateVAPIDKeys()) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const { value } = await db
    .selectFrom('meta')
    .select('value')
    .where('key', '=', VAPID_KEY)
    .executeTakeFirstOrThrow();
  return JSON.parse(value) as VapidKeys;
}
