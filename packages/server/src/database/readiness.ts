import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Readiness } from '../lib/health.ts';
import { StorageFull } from './failures.ts';
import type { OpenDatabase } from './open.ts';

const WRITE_EVERY_MS = 10_000;
const CHECK_EVERY_MS = 60 * 60_000;
const KEY = 'storage_probe';
/** More than the free part of any page. */
const VALUE_BYTES = 16 * 1024;

async function writeRow({ db }: OpenDatabase): Promise<void> {
  // Random, since PostgreSQL compresses.
  const value = randomBytes(VALUE_BYTES / 2).toString('hex');
  await db
    .insertInto('meta')
    .values({ key: KEY, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
  await db.deleteFrom('meta').where('key', '=', KEY).execute();
}

export interface ReadinessOptions {
  database: OpenDatabase;
  now: () => Date;
  onFailure: (error: unknown) => void;
}

/**
 * Returns a function that says whether the database can serve. Each call reads; at most every ten seconds
 * one writes and deletes a row of 16 KiB, since a full disk can still be read. At most every hour the whole
 * file is checked.
 */
export function watchReadiness(options: ReadinessOptions): () => Promise<Readiness> {
  const { database, now, onFailure } = options;
  let writtenAt = -Infinity;
  let full = false;
  let checkedAt = -Infinity;
  let isChecking = false;
  let damage: string | null = null;

  async function checkFile(): Promise<void> {
    const at = now().getTime();
    if (isChecking || Math.abs(at - checkedAt) < CHECK_EVERY_MS) return;
    isChecking = true;
    try {
      damage = await database.findDamage();
      checkedAt = at;
    } finally {
      isChecking = false;
    }
    if (damage) onFailure(new Error(`the database is damaged: ${damage}`));
  }

  async function probe(): Promise<void> {
    const at = now().getTime();
    // The clock may have been set back.
    if (Math.abs(at - writtenAt) < WRITE_EVERY_MS) {
      await sql`select 1`.execute(database.db);
      return;
    }
    writtenAt = at;
    await writeRow(database);
    full = false;
  }

  return async () => {
    // Goes on in its thread; the result is for later calls.
    checkFile().catch(onFailure);
    try {
      await probe();
    } catch (error) {
      onFailure(error);
      if (!(error instanceof StorageFull)) return 'no database';
      full = true;
    }
    if (damage) return 'damaged database';
    return full ? 'storage full' : 'ok';
  };
}
