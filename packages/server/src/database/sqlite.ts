import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import {
  type DatabaseConnection,
  type Driver,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely';
import { makePrivateFile } from '../lib/privateFile.ts';
import { sqliteFailure } from './failures.ts';
import { addPercentiles } from './percentiles.ts';

const STATEMENTS_KEPT = 500;
/** What the write-ahead log keeps of its size after a large change. */
const LOG_BYTES = 4 * 1024 * 1024;

function naming<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw sqliteFailure(error);
  }
}

/** Adapts a statement of `node:sqlite` to Kysely's SQLite dialect. A pragma works while its rows are read. */
function adapt(statement: StatementSync, isPragma: boolean): SqliteStatement {
  // Our queries bind text, numbers and null only.
  const values = (parameters: ReadonlyArray<unknown>) => parameters as SQLInputValue[];
  return {
    reader: isPragma || statement.columns().length > 0,
    all: (parameters) => naming(() => statement.all(...values(parameters))),
    run: (parameters) => naming(() => statement.run(...values(parameters))),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  };
}

interface SqliteFile extends SqliteDatabase {
  inTransaction: () => boolean;
}

/** Lets a new database give back what is deleted, see `freePages.ts`: it has to be said before its first page. */
function prepareNew(database: DatabaseSync): void {
  const isNew = database.prepare('PRAGMA page_count').get()?.['page_count'] === 0;
  if (isNew) database.exec('PRAGMA auto_vacuum = INCREMENTAL');
}

/**
 * Opens a SQLite file for Kysely. Every commit is on the disk when it returns (`synchronous=FULL`),
 * readers do not wait for writers (WAL). Throws what SQLite throws when the file cannot be opened.
 */
function openSqliteFile(file: string): SqliteFile {
  makePrivateFile(file);
  const database = new DatabaseSync(file, { timeout: 5_000 });
  prepareNew(database);
  database.exec('PRAGMA journal_mode = WAL');
  database.exec(`PRAGMA journal_size_limit = ${LOG_BYTES}`);
  database.exec('PRAGMA synchronous = FULL');
  database.exec('PRAGMA foreign_keys = ON');
  addPercentiles(database);
  const kept = new Map<string, SqliteStatement>();

  return {
    close: () => database.close(),
    inTransaction: () => database.isTransaction,
    prepare(sql) {
      const known = kept.get(sql);
      if (known) return known;
      // Kysely begins deferred: of two processes that read and then write, one would fail as busy.
      const prepared = database.prepare(sql === 'begin' ? 'begin immediate' : sql);
      const statement = adapt(prepared, /^pragma /i.test(sql));
      if (kept.size >= STATEMENTS_KEPT) kept.clear();
      kept.set(sql, statement);
      return statement;
    },
  };
}

/** Kysely migrates SQLite outside a transaction, although its DDL is transactional. */
class TransactionalDdl extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** SQLite has rolled back by itself when the disk is full; to do so again would hide why. */
class OpenTransactionDriver extends SqliteDriver {
  readonly #database: SqliteFile;

  constructor(database: SqliteFile) {
    super({ database });
    this.#database = database;
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.inTransaction()) await super.rollbackTransaction(connection);
  }
}

/**
 * Kysely's SQLite dialect over `node:sqlite`, see `openSqliteFile`. Statements fail with `StorageFull` when the
 * disk is full, and with `DatabaseUnavailable` when another process holds the lock too long.
 */
export class SqliteFileDialect extends SqliteDialect {
  readonly #database: SqliteFile;

  constructor(file: string) {
    const database = openSqliteFile(file);
    super({ database });
    this.#database = database;
  }

  override createDriver(): Driver {
    return new OpenTransactionDriver(this.#database);
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalDdl();
  }
}
