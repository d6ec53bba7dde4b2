import { type DatabaseLocation, openDatabase } from '@concierge/server/database/open';
import { purgeExpired } from '@concierge/server/purgeExpired';
import { applyRetention } from '@concierge/server/retention/applyRetention';
import type { TestProject } from '@concierge/server/testing/testProject';

/** After everything that expires has. */
const LATER = Date.parse('2100-01-01T00:00:00.000Z');
/** A purge trusts a clock that has jumped once it has run on for a day. */
const HOURS_RUN_ON = [0, 20, 40];
const HOUR_MS = 60 * 60_000;
const silent = { warn: () => undefined, error: () => undefined };
/** Long enough to see its statements; all of it would take minutes, since it pauses for others. */
const RETENTION_MS = 5_000;
const MICROSECONDS_PER_MS = 1000;
/** The audit trail has a guard of its own, which knows the real time. */
const MONTHS = { requests_months: 1, messages_months: 1, audit_months: 0 };

/**
 * Purges everything at once that expires in the course of years, and returns the milliseconds of processor time of
 * the longest statement with what surrounds it: on SQLite it holds the event loop. Unlike the time that passes it
 * does not depend on what else the machine and its disk do.
 */
export async function longestPurgeStatement(
  location: DatabaseLocation,
  { id }: TestProject,
): Promise<number> {
  let longest = 0;
  let before = process.threadCpuUsage();
  const database = await openDatabase({
    ...location,
    onStatement() {
      const now = process.threadCpuUsage();
      longest = Math.max(longest, now.user + now.system - before.user - before.system);
      before = now;
    },
  });
  const { db } = database;
  try {
    await db.updateTable('project').set(MONTHS).where('id', '=', id).execute();
    longest = 0;
    await purgeExpired({ db, now: () => new Date(LATER) });
    const stopping = new AbortController();
    setTimeout(() => stopping.abort(), RETENTION_MS);
    const { signal } = stopping;
    for (const hours of HOURS_RUN_ON) {
      const now = () => new Date(LATER + hours * HOUR_MS);
      await applyRetention({ database, now, log: silent, signal });
    }
    return longest / MICROSECONDS_PER_MS;
  } finally {
    await database.close();
  }
}
