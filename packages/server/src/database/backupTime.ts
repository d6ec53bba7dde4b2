import { setTimeout as pause } from 'node:timers/promises';
import { readMeta, setMeta } from './meta.ts';
import type { Connection } from './schema.ts';

const KEY = 'backed_up_at';
const AT_ONCE_MS = 1_000;

/** Stores of which instant the last backup is. */
export const writeBackupTime = (db: Connection, at: Date): Promise<unknown> =>
  setMeta(db, KEY, at.toISOString());

/** Of which instant the last backup by the `backup` command is, in milliseconds; undefined: there is none. */
export async function readBackupTime(db: Connection): Promise<number | undefined> {
  const stored = await readMeta(db, KEY);
  return stored === undefined ? undefined : Date.parse(stored);
}

/** The same, undefined also where the database does not answer at once: metrics are read most when it is busy. */
export const backupTimeAtOnce = (db: Connection): Promise<number | undefined> =>
  Promise.race([
    readBackupTime(db).catch(() => undefined),
    pause(AT_ONCE_MS, undefined, { ref: false }),
  ]);
