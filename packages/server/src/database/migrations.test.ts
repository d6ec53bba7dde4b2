import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { provisionDemo } from '../demo/provisionDemo.ts';
import { type Row, readTable } from '../ops/readTable.ts';
import { STORED_TABLES } from '../ops/tables.ts';
import { fillProject } from '../testing/fill.ts';
import { addTestProject } from '../testing/testProject.ts';
import { DATABASES, type TestPostgres } from '../testing/postgres.ts';
import { sharedPostgres } from '../testing/sharedPostgres.ts';
import { migrate, migrationsFor, migrationsOf } from './migrate.ts';
import { type OpenDatabase, openDatabase } from './open.ts';

type Contents = Record<string, Row[]>;

async function contentsOf({ db }: OpenDatabase, tables: readonly string[]): Promise<Contents> {
  const contents: Contents = {};
  for (const table of STORED_TABLES.filter(({ name }) => tables.includes(name))) {
    const rows: Row[] = [];
    for await (const some of readTable(db, table)) rows.push(...some);
    contents[table.name] = rows;
  }
  return contents;
}

/** Only the columns of the rows before: later migrations may add some. */
function asBefore(before: Contents, after: Contents): Contents {
  return Object.fromEntries(
    Object.entries(before).map(([table, rows]) => {
      const columns = Object.keys(rows[0] ?? {});
      const narrow = (row: Row) => Object.fromEntries(columns.map((name) => [name, row[name]]));
      return [table, (after[table] ?? []).map(narrow)];
    }),
  );
}

async function columnsOf({ db }: OpenDatabase, table: string): Promise<string[]> {
  const tables = await db.introspection.getTables();
  return tables.find(({ name }) => name === table)?.columns.map(({ name }) => name) ?? [];
}

/** Inserts the rows into an older database: only the tables and columns it has. */
async function fillOlder(older: OpenDatabase, contents: Contents): Promise<void> {
  for (const { name } of STORED_TABLES) {
    const columns = await columnsOf(older, name);
    const rows = contents[name] ?? [];
    if (columns.length === 0) continue;
    for (let start = 0; start < rows.length; start += 500) {
      const values = rows
        .slice(start, start + 500)
        .map((row) => Object.fromEntries(columns.map((column) => [column, row[column]])));
      await older.db.insertInto(name).values(values).execute();
    }
  }
}

const breakingHalfWay: Migration = {
  up: async (db) => {
    await sql`alter table device add column floor integer`.execute(db);
    await sql`delete from message_device`.execute(db);
    await sql`insert into no_such_table values (1)`.execute(db);
  },
};

describe.each(DATABASES)('migrations on %s', (name) => {
  let postgres: TestPostgres | undefined;
  let folder: string;
  let full: Contents;
  let made = 0;
  const opened: OpenDatabase[] = [];
  const migrations = migrationsFor(name === 'PostgreSQL' ? 'postgres' : 'sqlite');
  const names = Object.keys(migrations);

  async function openEmpty(): Promise<OpenDatabase> {
    made += 1;
    const databaseUrl = (await postgres?.createDatabase()) ?? null;
    const database = await openDatabase({ databaseUrl, dataDir: join(folder, String(made)) });
    opened.push(database);
    return database;
  }

  /** A database after the first `count` migrations, with a demo hotel and more in it. */
  async function openFull(count: number): Promise<{ database: OpenDatabase; before: Contents }> {
    const database = await openEmpty();
    await migrate(database, Object.fromEntries(Object.entries(migrations).slice(0, count)));
    await fillOlder(database, full);
    const tables = await database.db.introspection.getTables();
    const before = await contentsOf(
      database,
      tables.map((table) => table.name),
    );
    return { database, before };
  }

  beforeAll(async () => {
    if (name === 'PostgreSQL') postgres = sharedPostgres();
    folder = await mkdtemp(join(tmpdir(), 'concierge-migrations-'));
    const today = await openEmpty();
    await migrate(today);
    await provisionDemo(today.db);
    const project = await addTestProject(today.db, 'second');
    await fillProject(today.db, project, { requests: 500, messages: 200, others: 100 });
    full = await contentsOf(
      today,
      STORED_TABLES.map((table) => table.name),
    );
  });
  afterAll(async () => {
    await Promise.all(opened.map((database) => database.close()));
    await postgres?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it.each(names.map((from, index) => [from, index + 1] as const))(
    'K5 migrate from %s without losing or changing a row',
    async (_from, count) => {
      const { database, before } = await openFull(count);
      const rows = Object.values(before).reduce((sum, some) => sum + some.length, 0);
      expect(rows).toBeGreaterThan(2_000);
      await migrate(database);
      const after = await contentsOf(database, Object.keys(before));
      expect(asBefore(before, after)).toEqual(before);
      expect(await migrationsOf(database.db)).toEqual(names);
      // A second run finds nothing to do.
      expect(await migrate(database)).toEqual([]);
    },
  );

  it('K5 roll back completely when one fails', async () => {
    const { database, before } = await openFull(names.length);
    const all = { ...migrations, '9999_breaking': breakingHalfWay };
    await expect(migrate(database, all)).rejects.toThrow(/no_such_table/);
    expect(await contentsOf(database, Object.keys(before))).toEqual(before);
    expect(await columnsOf(database, 'device')).not.toContain('floor');
    expect(await migrationsOf(database.db)).toEqual(names);
  });
});
