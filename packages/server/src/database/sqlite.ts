import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { SqliteAdapter, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';

const STATEMENTS_KEPT = 500;

/** Adapts a statement of `node:sqlite` to Kysely's SQLite dialect. */
function adapt(statement: StatementSync): SqliteStatement {
  // Our queries bind text, numbers and null only.
  const values = (parameters: ReadonlyArray<unknown>) => parameters as SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  };
}

/**
 * Opens a SQLite file for Kysely. Every commit is on the disk when it returns (`synchronous=FULL`),
 * readers do not wait for writers (WAL). Throws what SQLite throws when the file cannot be opened.
 */
function openSqliteFile(file: string): SqliteDatabase {
  const database = new DatabaseSync(file, { timeout: 5_000 });
  database.exec('PRAGMA journal_mode = WAL');
  database.exec('PRAGMA synchronous = FULL');
  database.exec('PRAGMA foreign_keys = ON');
  const kept = new Map<string, SqliteStatement>();

  return {
    close: () => database.close(),
    prepare(sql) {
      const known = kept.get(sql);
      if (known) return known;
      // Kysely begins deferred: of two processes that read and then write, one would fail as busy.
      const statement = adapt(database.prepare(sql === 'begin' ? 'begin immediate' : sql));
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

/** Kysely's SQLite dialect over `node:sqlite`, see `openSqliteFile`. */
export class SqliteFileDialect extends SqliteDialect {
  constructor(file: string) {
    super({ database: openSqliteFile(file) });
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalDdl();
  }
}
