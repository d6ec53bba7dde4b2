import { type DatabaseLocation, openDatabase } from '@concierge/server/database/open';
import { purgeExpired } from '@concierge/server/purgeExpired';
import { applyRetention } from '@concierge/server/retention/applyRetention';
import type { TestProject } from '@concierge/server/testing/testProject';

/** After everything that expires has. */
const LATER = new Date('2100-01-01T00:00:00.000Z');
/** Long enough to see its statements; all of it would take minutes, since it pauses for others. */
const RETENTION_MS = 5_000;
const MONTHS = { requests_months: 1, messages_months: 1, audit_months: 1 };

/**
 * Purges everything at once that expires in the course of years, and returns how long the longest statement took, in
 * milliseconds: on SQLite it holds the event loop.
 */
export async function longestPurgeStatement(
  location: DatabaseLocation,
  { id }: TestProject,
): Promise<number> {
  let longest = 0;
  const database = await openDatabase({
    ...location,
    onStatement({ durationMs }) {
      longest = Math.max(longest, durationMs);
    },
  });
  const { db } = database;
  try {
    await db.updateTable('project').set(MONTHS).where('id', '=', id).execute();
    const context = { db, now: () => LATER };
    await purgeExpired(context);
    const stopping = new AbortController();
    setTimeout(() => stopping.abort(), RETENTION_MS);
    await applyRetention({ ...context, signal: stopping.signal });
    return longest;
  } finally {
    await database.close();
  }
}
