import { randomUUID } from 'node:crypto';
import type { Connection } from '../database/schema.ts';

/** Its row in `meta`. */
export const EPOCH_KEY = 'live_epoch';

/**
 * Identifies this history of event numbers. A client with a position in another one (a restored backup, a
 * new database) has to reload everything.
 */
export async function readEpoch(db: Connection): Promise<string> {
  await db
    .insertInto('meta')
    .values({ key: EPOCH_KEY, value: randomUUID() })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const { value } = await db
    .selectFrom('meta')
    .select('value')
    .where('key', '=', EPOCH_KEY)
    .executeTakeFirstOrThrow();
  return value;
}

/** Begins a new history; for the command line, after a backup was restored. */
export async function renewEpoch(db: Connection): Promise<string> {
  const value = randomUUID();
  await db
    .insertInto('meta')
    .values({ key: EPOCH_KEY, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
  return value;
}
