import { sql } from 'kysely';
import type { OpenDatabase } from '../database/open.ts';
import type { Database } from '../database/schema.ts';

/**
 * All tables except those of sessions, sign-in attempts and keys of the installation, and the audit trail,
 * which has an entry of a refused sign-in. Of every other call it is written with the tables below.
 */
export const CONTENT_TABLES = [
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

const CHANGES = ['insert', 'update', 'delete'] as const;

export interface ChangeCounter {
  /** Rows written so far. */
  total(): Promise<number>;
  /** Removes the triggers, which make writers wait for each other. */
  stop(): Promise<void>;
}

/**
 * Counts every row written from now on by triggers, in the transaction that writes it, so that rollbacks
 * are not counted. Far cheaper than reading all tables after every call.
 */
export async function countChanges({ db, dialect }: OpenDatabase): Promise<ChangeCounter> {
  const onPostgres = dialect === 'postgres';
  const triggers = CONTENT_TABLES.flatMap((table) =>
    CHANGES.map((change) => ({ table, change, name: `count_${change}_of_${table}` })),
  );
  await sql`create table row_changes (n integer not null)`.execute(db);
  await sql`insert into row_changes values (0)`.execute(db);
  if (onPostgres) {
    await sql`create function count_row_change() returns trigger language plpgsql as
      'begin update row_changes set n = n + 1; return null; end'`.execute(db);
  }
  const counting = onPostgres
    ? sql`execute function count_row_change()`
    : sql`begin update row_changes set n = n + 1; end`;
  for (const { table, change, name } of triggers) {
    await sql`create trigger ${sql.id(name)} after ${sql.raw(change)} on ${sql.table(table)}
      for each row ${counting}`.execute(db);
  }
  return {
    async total() {
      const { rows } = await sql<{ n: number }>`select n from row_changes`.execute(db);
      return rows[0]?.n ?? Number.NaN;
    },
    async stop() {
      for (const { table, name } of triggers) {
        const from = onPostgres ? sql`on ${sql.table(table)}` : sql``;
        await sql`drop trigger ${sql.id(name)} ${from}`.execute(db);
      }
      if (onPostgres) await sql`drop function count_row_change()`.execute(db);
      await sql`drop table row_changes`.execute(db);
    },
  };
}
