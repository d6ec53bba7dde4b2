import webPush from 'web-push';
import { metaOrMade, readMeta } from '../database/meta.ts';
import type { Connection } from '../database/schema.ts';

const VAPID_KEY = 'push_keys';

/** The key pair that identifies this installation to push services (VAPID). */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/** The stored text of the push keys; undefined where nobody has asked for them yet. */
export const storedVapidKeys = (db: Connection): Promise<string | undefined> =>
  readMeta(db, VAPID_KEY);

/**
 * The installation's push keys, generated at the first call and stored in the database: subscriptions
 * belong to one public key, and a new one would end them all.
 */
export async function readVapidKeys(db: Connection): Promise<VapidKeys> {
  const made = JSON.stringify(webPush.generateVAPIDKeys());
  return JSON.parse(await metaOrMade(db, VAPID_KEY, made)) as VapidKeys;
}
