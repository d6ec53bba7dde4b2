import { Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { first } from './migrations/0001_first.ts';
import { revocation } from './migrations/0002_revocation.ts';
import { audit } from './migrations/0100_audit.ts';
import { ways } from './migrations/0101_ways.ts';
import { accounts } from './migrations/0130_accounts.ts';
import { pushRefusals } from './migrations/0140_push_refusals.ts';
import { approvalTime } from './migrations/0150_approval_time.ts';
import { handOverFacts } from './migrations/0160_hand_over_facts.ts';
import { confirmation } from './migrations/0170_confirmation.ts';
import { foldedNotes } from './migrations/0180_folded_notes.ts';
import { serviceNames } from './migrations/0190_service_names.ts';
import { reports } from './migrations/0200_reports.ts';
import { requestSource } from './migrations/0210_request_source.ts';
import { askedAgain } from './migrations/0220_asked_again.ts';
import { DatabaseRefused } from './failures.ts';
import type { Dialect, OpenDatabase } from './open.ts';
import { PostgresPoolDialect } from './postgres.ts';
import type { Connection, Database } from './schema.ts';

/** By name, in the order of the names; never change one that has been released. */
export const migrationsFor = (dialect: Dialect): Record<string, Migration> => ({
  '0001_first': first(dialect),
  '0002_revocation': revocation(dialect),
  '0100_audit': audit(dialect),
  '0101_ways': ways(dialect),
  '0130_accounts': accounts(dialect),
  '0140_push_refusals': pushRefusals,
  '0150_approval_time': approvalTime(dialect),
  '0160_hand_over_facts': handOverFacts(dialect),
  '0170_confirmation': confirmation(dialect),
  '0180_folded_notes': foldedNotes(dialect),
  '0190_service_names': serviceNames(dialect),
  '0200_reports': reports(dialect),
  '0210_request_source': requestSource(dialect),
  '0220_asked_again': askedAgain(dialect),
});

/** Migrations rewrite whole tables, and wait for those of another process: connections with limits would end them. */
const openPatient = (databaseUrl: string) =>
  new Kysely<Database>({
    dialect: new PostgresPoolDialect({
      databaseUrl,
      connections: 1,
      patient: true,
      onConnectionLost: () => undefined,
    }),
  });

/**
 * Runs the missing migrations, all or none, and returns their names. Processes that start at the same
 * time wait for each other.
 */
export async function migrate(
  database: OpenDatabase,
  migrations = migrationsFor(database.dialect),
): Promise<string[]> {
  const { databaseUrl } = database;
  const db = databaseUrl === null ? database.db : openPatient(databaseUrl);
  try {
    const provider = { getMigrations: async () => migrations };
    const migrator = new Migrator({ db, provider, migrationTableName: 'migration' });
    const { error, results = [] } = await migrator.migrateToLatest();
    if (error) throw error;
    return results.map(({ migrationName }) => migrationName);
  } finally {
    if (db !== database.db) await db.destroy();
  }
}

/** Names of the migrations a database has had, in order. Throws when it has had none. */
export async function migrationsOf(db: Connection): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from migration order by name`.execute(
    db,
  );
  return rows.map(({ name }) => name);
}

/** The database has migrations this server does not know. */
export class NewerDatabase extends DatabaseRefused {
  /** The first of them. */
  readonly migration: string;

  constructor(migration: string) {
    super(`The database was written by a newer version of the server (${migration})`);
    this.migration = migration;
  }
}

async function hasMigrations({ db, dialect }: Pick<OpenDatabase, 'db' | 'dialect'>) {
  const table =
    dialect === 'postgres'
      ? sql`select 1 where to_regclass('migration') is not null`
      : sql`select 1 from sqlite_master where name = 'migration'`;
  return (await table.execute(db)).rows.length > 0;
}

/** Names of the migrations a database has not had yet, in order. */
export async function pendingMigrations(database: OpenDatabase): Promise<string[]> {
  const had = (await hasMigrations(database)) ? await migrationsOf(database.db) : [];
  return Object.keys(migrationsFor(database.dialect)).filter((name) => !had.includes(name));
}

/** @throws NewerDatabase when a newer server has migrated the database. */
export async function refuseNewer(database: Pick<OpenDatabase, 'db' | 'dialect'>): Promise<void> {
  if (!(await hasMigrations(database))) return;
  const known = migrationsFor(database.dialect);
  const unknown = (await migrationsOf(database.db)).find((name) => !Object.hasOwn(known, name));
  if (unknown !== undefined) throw new NewerDatabase(unknown);
}
