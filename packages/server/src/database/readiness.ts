import { randomBytes } from 'node:crypto';
import type { Ready, Readiness } from '../lib/health.ts';
import { readEpoch } from '../live/epoch.ts';
import { StorageFull } from './failures.ts';
import { identityOf } from './identity.ts';
import { setMeta } from './meta.ts';
import type { OpenDatabase } from './open.ts';

const WRITE_EVERY_MS = 10_000;
const CHECK_EVERY_MS = 60 * 60_000;
const KEY = 'storage_probe';
/** More than the free part of any page. */
const VALUE_BYTES = 16 * 1024;

async function writeRow({ db }: OpenDatabase): Promise<void> {
  // Random, since PostgreSQL compresses.
  const value = randomBytes(VALUE_BYTES / 2).toString('hex');
  await setMeta(db, KEY, value);
  await db.deleteFrom('meta').where('key', '=', KEY).execute();
}

export interface ReadinessOptions {
  database: OpenDatabase;
  now: () => Date;
  onFailure: (error: unknown) => void;
}

/**
 * Returns a function that says whether the database can serve, and its identity. Each call reads, and looks for the file; at most every ten seconds
 * one writes and deletes a row of 16 KiB, since a full disk can still be read. At most every hour the whole
 * file is checked.
 */
export function watchReadiness(options: ReadinessOptions): () => Promise<Ready> {
  const { database, now, onFailure } = options;
  let writtenAt = -Infinity;
  let full = false;
  let checkedAt = -Infinity;
  let isChecking = false;
  let damage: string | null = null;
  let hasEpoch = false;

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

  async function identify(): Promise<string | null> {
    if (database.dialect === 'sqlite' && database.fileId() === null) {
      throw new Error('the file of the database has been deleted, moved or replaced');
    }
    if (!hasEpoch) await readEpoch(database.db);
    hasEpoch = true;
    return identityOf(database);
  }

  async function probe(): Promise<void> {
    const at = now().getTime();
    // The clock may have been set back.
    if (Math.abs(at - writtenAt) < WRITE_EVERY_MS) return;
    writtenAt = at;
    await writeRow(database);
    full = false;
  }

  function statusNow(): Readiness {
    if (damage) return 'damaged database';
    return full ? 'storage full' : 'ok';
  }

  return async () => {
    // Goes on in its thread; the result is for later calls.
    checkFile().catch(onFailure);
    let identity: string | null = null;
    try {
      identity = await identify();
      await probe();
    } catch (error) {
      onFailure(error);
      if (!(error instanceof StorageFull)) return { status: 'no database', identity };
      full = true;
    }
    return { status: statusNow(), identity };
  };
}
