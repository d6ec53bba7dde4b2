import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';
import {
  HandleEmptyInListsPlugin,
  Kysely,
  type KyselyConfig,
  replaceWithNoncontingentExpression,
  sql,
} from 'kysely';
import { KeyedQueues } from '../lib/keyedQueues.ts';
import { makeFolder } from '../lib/makeFolder.ts';
import { damageIn } from './damage.ts';
import { DatabaseRefused } from './failures.ts';
import { followFile } from './fileIdentity.ts';
import { claimFolder } from './lock.ts';
import { refuseNewer } from './migrate.ts';
import { PostgresPoolDialect } from './postgres.ts';
import type { Database } from './schema.ts';
import { SqliteFileDialect } from './sqlite.ts';
import { sqliteReaderDialect } from './sqliteReader.ts';

/** Connections to PostgreSQL that a process may have. */
export const CONNECTIONS = 10;
/** Those that change one project. */
const CONNECTIONS_PER_PROJECT = 4;
const READER_CONNECTIONS = 4;

export type Dialect = 'sqlite' | 'postgres';

export interface OpenDatabase {
  db: Kysely<Database>;
  /**
   * For lists, which may take long, outside of transactions: on SQLite a thread of its own, on PostgreSQL
   * connections of its own, so that changes and live events never wait for them. It sees what has been committed.
   */
  reader: Kysely<Database>;
  dialect: Dialect;
  /**
   * The changes of each project: they wait for each other anyway, so that those of one leave connections to the others.
   */
  turns: KeyedQueues;
  /** Address of the PostgreSQL server, for connections beside the pool (LISTEN). */
  databaseUrl: string | null;
  /** Reads a SQLite file from end to end and returns what is wrong with it; `null` when nothing is. */
  findDamage(): Promise<string | null>;
  /** Calls that wait for a connection to PostgreSQL. */
  waiting(): number;
  /** Identifies the SQLite file; null once it has been deleted or replaced, and for PostgreSQL. */
  fileId(): string | null;
  /** Waits for a check of the file that is still running. */
  close(): Promise<void>;
}

/** A statement that has run, also the `begin` and `commit` of a transaction. */
export interface RanStatement {
  sql: string;
  parameters: readonly unknown[];
  durationMs: number;
  failed: boolean;
}

/** Where a database is. */
export interface DatabaseLocation {
  /** `postgres://…`; null: SQLite in `dataDir`. */
  databaseUrl: string | null;
  dataDir: string;
}

export interface DatabaseOptions extends DatabaseLocation {
  /** Claims the SQLite folder, of which there may be one server; commands work beside it. */
  claim?: boolean;
  /** For work on whole tables: on PostgreSQL nothing ends it for taking or waiting long. */
  patient?: boolean;
  /** Called when a connection of the pool breaks; the pool replaces it. */
  onConnectionLost?: (error: Error) => void;
  /** Called after every statement; for metrics and tests. */
  onStatement?: ((statement: RanStatement) => void) | undefined;
}

/** `in ()` is an error on PostgreSQL: whatever is asked for by no ids finds nothing on both databases. */
const plugins = [new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression })];

function settingsOf({ onStatement }: DatabaseOptions): Pick<KyselyConfig, 'plugins' | 'log'> {
  if (!onStatement) return { plugins };
  return {
    plugins,
    log: ({ level, query: { sql: text, parameters }, queryDurationMillis: durationMs }) =>
      onStatement({ sql: text, parameters, durationMs, failed: level === 'error' }),
  };
}

function openPostgres(databaseUrl: string, options: DatabaseOptions): OpenDatabase {
  const poolOf = (connections: number) =>
    new PostgresPoolDialect({
      databaseUrl,
      connections,
      patient: options.patient,
      onConnectionLost: (lost) => options.onConnectionLost?.(lost),
    });
  const pools = [poolOf(CONNECTIONS), poolOf(READER_CONNECTIONS)] as const;
  const [db, reader] = [
    new Kysely<Database>({ dialect: pools[0], ...settingsOf(options) }),
    new Kysely<Database>({ dialect: pools[1], ...settingsOf(options) }),
  ];
  return {
    db,
    reader,
    dialect: 'postgres',
    turns: new KeyedQueues(CONNECTIONS_PER_PROJECT),
    databaseUrl,
    // PostgreSQL has its own checksums.
    findDamage: async () => null,
    waiting: () => pools[0].waiting() + pools[1].waiting(),
    fileId: () => null,
    async close() {
      await reader.destroy();
      await db.destroy();
    },
  };
}

function openSqlite(options: DatabaseOptions): OpenDatabase {
  const { dataDir } = options;
  makeFolder(dataDir);
  accessSync(dataDir, constants.W_OK);
  const release = options.claim ? claimFolder(dataDir) : () => undefined;
  const file = join(dataDir, 'concierge.sqlite');
  const db = new Kysely<Database>({ dialect: new SqliteFileDialect(file), ...settingsOf(options) });
  const reader = new Kysely<Database>({
    dialect: sqliteReaderDialect(file),
    ...settingsOf(options),
  });
  const checks = new Set<Promise<unknown>>();
  return {
    db,
    reader,
    dialect: 'sqlite',
    turns: new KeyedQueues(1),
    databaseUrl: null,
    async findDamage() {
      const check = damageIn(file);
      checks.add(check);
      return check.finally(() => checks.delete(check));
    },
    waiting: () => 0,
    fileId: followFile(file),
    async close() {
      await Promise.allSettled(checks);
      await reader.destroy();
      await db.destroy();
      release();
    },
  };
}

/** @throws DatabaseRefused where PostgreSQL would refuse every letter that the encoding lacks, or take bytes for letters. */
async function refuseEncoding({ db }: OpenDatabase): Promise<void> {
  const { rows } = await sql<{ encoding: string }>`
    select current_setting('server_encoding') as encoding`.execute(db);
  const encoding = rows[0]?.encoding;
  if (encoding === 'UTF8') return;
  throw new DatabaseRefused(
    `The database has the encoding ${encoding}, which cannot hold every language: create it with the encoding UTF8`,
  );
}

/**
 * Opens the database and reads which migrations it has had, so that a wrong folder or address fails here and
 * not at the first call. Transactions on SQLite run one after the other, since Kysely gives its single connection to one at
 * a time: inside a transaction use `trx` only.
 * @throws DatabaseRefused when a newer server has migrated it, another one has claimed its folder, or its encoding is not
 * UTF-8.
 */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  const opened = options.databaseUrl
    ? openPostgres(options.databaseUrl, options)
    : openSqlite(options);
  try {
    if (opened.dialect === 'postgres') await refuseEncoding(opened);
    await refuseNewer(opened);
  } catch (error) {
    await opened.close();
    throw error;
  }
  return opened;
}

/** Opens a database for the work and closes it afterward. */
export async function withDatabase<Result>(
  options: DatabaseOptions,
  work: (database: OpenDatabase) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(options);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
