import { sql } from 'kysely';
import { first } from './migrations/0001_first.ts';
import type { Dialect, OpenDatabase } from './open.ts';
import type { Connection, Trx } from './schema.ts';

export interface Migration {
  name: string;
  up: (trx: Trx, dialect: Dialect) => Promise<void>;
}

/** In the order they run; never change one that has been released. */
export const MIGRATIONS: readonly Migration[] = [first];

const ADVISORY_LOCK = 4_600_046;

/**
 * Runs those of the migrations that are missing, in one transaction, and answers their names.
 * Processes that start at the same time wait for each other.
 */
export async function runMigrations(
  { db, dialect }: OpenDatabase,
  migrations: readonly Migration[],
): Promise<string[]> {
  return db.transaction().execute(async (trx) => {
    // On SQLite the transaction itself holds the write lock.
    if (dialect === 'postgres')
      await sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`.execute(trx);
    await sql`create table if not exists migration (name text primary key, applied_at text not null)`.execute(
      trx,
    );
    const { rows } = await sql<{ name: string }>`select name from migration`.execute(trx);
    const applied = new Set(rows.map((row) => row.name));
    const missing = migrations.filter(({ name }) => !applied.has(name));
    for (const { name, up } of missing) {
      await up(trx, dialect);
      await sql`insert into migration (name, applied_at) values (${name}, ${new Date().toISOString()})`.execute(
        trx,
      );
    }
    return missing.map(({ name }) => name);
  });
}

/** Brings the tables up to date. */
export async function migrate(database: OpenDatabase): Promise<string[]> {
  return runMigrations(database, MIGRATIONS);
}

/** Names of the migrations a database has seen, in order. Throws when it never saw any. */
export async function migrationsOf(db: Connection): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from migration order by name`.execute(
    db,
  );
  return rows.map(({ name }) => name);
}
