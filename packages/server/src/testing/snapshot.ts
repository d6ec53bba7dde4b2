import type { Connection, Database } from '../database/schema.ts';

/** All tables but the bookkeeping of sessions, sign-in attempts and keys of the installation. */
const TABLES: readonly (keyof Database)[] = [
  'project',
  'app_user',
  'service',
  'user_service',
  'device',
  'service_request',
  'request_history',
  'message',
  'message_device',
  'push_subscription',
  'idempotency_key',
  'event',
];

/** Everything the database holds, to see that a refused call has changed nothing. */
export async function snapshot(db: Connection): Promise<Record<string, unknown[]>> {
  const contents: Record<string, unknown[]> = {};
  for (const table of TABLES) {
    const rows = await db.selectFrom(table).selectAll().execute();
    contents[table] = rows.map((row) => JSON.stringify(row)).toSorted();
  }
  return contents;
}
