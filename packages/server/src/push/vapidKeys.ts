import webPush from 'web-push';
import type { Connection } from '../database/schema.ts';

const VAPID_KEY = 'push_keys';

/** The key pair that identifies this installation to push services (VAPID). */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/**
 * The installation's push keys, generated at the first call and stored in the database: subscriptions
 * belong to one public key, and a new one would end them all.
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
