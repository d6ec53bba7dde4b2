import type { Connection, Database } from '../database/schema.ts';

/**
 * All tables except those of sessions, sign-in attempts and keys of the installation, and the audit trail,
 * which has an entry of a refused sign-in. Of every other call it is written with the tables below.
 */
const CONTENT_TABLES = [
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
] as const satisfies readonly (keyof Database)[];

/** All rows of the content tables, to prove that a refused call changes nothing. */
export async function snapshot(db: Connection): Promise<Record<string, unknown[]>> {
  const contents: Record<string, unknown[]> = {};
  for (const table of CONTENT_TABLES) {
    const rows = await db.selectFrom(table).selectAll().execute();
    contents[table] = rows.map((row) => JSON.stringify(row)).toSorted();
  }
  return contents;
}
