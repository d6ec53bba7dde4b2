import { PostgresAdapter, sql } from 'kysely';
import type { Connection } from '../database/schema.ts';

/** PostgreSQL channel that wakes the hubs of all processes; the payload is the project's id. */
export const EVENT_CHANNEL = 'concierge_event';

/** PostgreSQL channel that tells all processes to look at the sessions of their sockets. */
export const SESSION_CHANNEL = 'concierge_session';

/**
 * Tells the other processes on PostgreSQL; inside a transaction, once it has committed. With SQLite
 * there are no others, and what another command changes is found by the next sweep.
 */
export async function notifyProcesses(
  connection: Connection,
  channel: string,
  payload: string,
): Promise<void> {
  if (!(connection.getExecutor().adapter instanceof PostgresAdapter)) return;
  await sql`select pg_notify(${channel}, ${payload})`.execute(connection);
}
