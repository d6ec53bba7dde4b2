import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { EPOCH_KEY } from '../live/epoch.ts';
import type { OpenDatabase } from './open.ts';

/** What is the same for all who use a database, and differs in a copy of it. */
async function instanceOf(database: OpenDatabase): Promise<string> {
  if (database.dialect === 'sqlite') return database.fileId() ?? '';
  const { rows } = await sql<{ instance: string }>`
    select concat(oid, ' ', extract(epoch from pg_postmaster_start_time())) as instance
    from pg_database where datname = current_database()`.execute(database.db);
  return rows[0]?.instance ?? '';
}

/**
 * Identifies a migrated database itself, to be compared at this moment: a copy has another identity. Null where no
 * server has used it yet. It does not say where the database is.
 */
export async function identityOf(database: OpenDatabase): Promise<string | null> {
  const epoch = await database.db
    .selectFrom('meta')
    .select('value')
    .where('key', '=', EPOCH_KEY)
    .executeTakeFirst();
  if (!epoch) return null;
  const text = [database.dialect, epoch.value, await instanceOf(database)].join(' ');
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}
