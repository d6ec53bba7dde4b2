import type { Connection } from '../database/schema.ts';

const IDS_PER_QUERY = 500;

/** Which of these sessions may still be used: not ended, not expired, their user not deleted. */
export async function liveSessions(
  db: Connection,
  sessionIds: readonly string[],
  now: Date,
): Promise<Set<string>> {
  const alive = new Set<string>();
  for (let start = 0; start < sessionIds.length; start += IDS_PER_QUERY) {
    const rows = await db
      .selectFrom('session')
      .innerJoin('app_user', 'app_user.id', 'session.user_id')
      .select('session.id_hash')
      .where('session.id_hash', 'in', sessionIds.slice(start, start + IDS_PER_QUERY))
      .where('session.expires_at', '>', now.toISOString())
      .where('app_user.deleted_at', 'is', null)
      .execute();
    for (const row of rows) alive.add(row.id_hash);
  }
  return alive;
}
