import { randomUUID } from 'node:crypto';
import { metaOrMade, setMeta } from '../database/meta.ts';
import type { Connection } from '../database/schema.ts';

/** Its row in `meta`. */
export const EPOCH_KEY = 'live_epoch';

/**
 * Identifies this history of event numbers. A client with a position in another one (a restored backup, a
 * new database) has to reload everything.
 */
export const readEpoch = (db: Connection) => metaOrMade(db, EPOCH_KEY, randomUUID());

/** Begins a new history; for the command line, after a backup was restored. */
export async function renewEpoch(db: Connection): Promise<string> {
  const value = randomUUID();
  await setMeta(db, EPOCH_KEY, value);
  return value;
}
