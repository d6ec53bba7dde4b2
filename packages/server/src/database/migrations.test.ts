import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { provisionDemo } from '../demo/provisionDemo.ts';
import { type Row, readTable } from '../ops/readTable.ts';
import { STORED_TABLES } from '../ops/tables.ts';
import { fillProject } from '../testing/fill.ts';
import { addTestProject } from '../testing/people.ts';
import type { TestPostgres } from '../testing/postgres.ts';
import { sharedPostgres } from '../testing/sharedPostgres.ts';
import { MIGRATIONS, type Migration, migrate, migrationsOf, runMigrations } from './migrate.ts';
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

/** Only the columns that the rows of before had: later migrations may add some. */
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

/** Writes the rows into a database of an older form: only tables and columns it has. */
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

const losingRows: Migration = {
  name: '9998_losing',
  up: async (trx) => {
    await sql`delete from message_device where viewed_at is not null`.execute(trx);
  },
};

const breakingHalfWay: Migration = {
  name: '9999_breaking',
  up: async (trx) => {
    await sql`alter table device add column floor integer`.execute(trx);
    await sql`delete from message_device`.execute(trx);
    await sql`insert into no_such_table values (1)`.execute(trx);
  },
};

describe.each(['SQLite', 'PostgreSQL'])('migrations on %s', (name) => {
  let postgres: TestPostgres | undefined;
  let folder: string;
  let full: Contents;
  let made = 0;
  const opened: OpenDatabase[] = [];

  async function openEmpty(): Promise<OpenDatabase> {
    made += 1;
    const databaseUrl = (await postgres?.createDatabase()) ?? null;
    const database = await openDatabase({ databaseUrl, dataDir: join(folder, String(made)) });
    opened.push(database);
    return database;
  }

  /** A database in the form after the first `count` migrations, with a demo hotel and more in it. */
  async function openFull(count: number): Promise<{ database: OpenDatabase; before: Contents }> {
    const database = await openEmpty();
    await runMigrations(database, MIGRATIONS.slice(0, count));
    await fillOlder(database, full);
    const before = await contentsOf(database, Object.keys(full));
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

  it.each(MIGRATIONS.map((migration, index) => [migration.name, index + 1] as const))(
    'K5 go forward from %s without losing or changing a row',
    async (_from, count) => {
      const { database, before } = await openFull(count);
      const rows = Object.values(before).reduce((sum, some) => sum + some.length, 0);
      expect(rows).toBeGreaterThan(2_000);
      await migrate(database);
      const after = await contentsOf(database, Object.keys(before));
      expect(asBefore(before, after)).toEqual(before);
      expect(await migrationsOf(database.db)).toEqual(MIGRATIONS.map((one) => one.name));
      // A second run finds nothing to do.
      expect(await migrate(database)).toEqual([]);
    },
  );

  it('K5 one that fails leaves everything as it was', async () => {
    const { database, before } = await openFull(MIGRATIONS.length);
    const all = [...MIGRATIONS, breakingHalfWay];
    await expect(runMigrations(database, all)).rejects.toThrow(/no_such_table/);
    expect(await contentsOf(database, Object.keys(before))).toEqual(before);
    expect(await columnsOf(database, 'device')).not.toContain('floor');
    expect(await migrationsOf(database.db)).toEqual(MIGRATIONS.map((one) => one.name));
  });

  it('K5 the comparison notices a lost row', async () => {
    const { database, before } = await openFull(MIGRATIONS.length);
    await runMigrations(database, [...MIGRATIONS, losingRows]);
    const after = await contentsOf(database, Object.keys(before));
    expect(asBefore(before, after)).not.toEqual(before);
  });
});
