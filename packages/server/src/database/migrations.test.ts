import { join } from 'node:path';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addTestProject, requestRow } from '../testing/testProject.ts';
import { provisionDemo } from '../demo/provisionDemo.ts';
import { sumTable } from '../ops/readTable.ts';
import { STORED_TABLES } from '../ops/tables.ts';
import { folderForTests } from '../testing/folders.ts';
import { DATABASES } from '../testing/postgres.ts';
import { sharedPostgres } from '../testing/sharedPostgres.ts';
import { chunks } from './chunks.ts';
import { migrate, migrationsFor, migrationsOf } from './migrate.ts';
import { type OpenDatabase, openDatabase } from './open.ts';

const breakingHalfWay: Migration = {
  up: async (db) => {
    await sql`alter table device add column floor integer`.execute(db);
    await sql`delete from message_device`.execute(db);
    await sql`insert into no_such_table values (1)`.execute(db);
  },
};

describe.each(DATABASES)('migrations on %s', (name) => {
  const postgres = sharedPostgres();
  const migrations = migrationsFor(name === 'PostgreSQL' ? 'postgres' : 'sqlite');
  const dataDir = folderForTests();
  let database: OpenDatabase;
  beforeAll(async () => {
    const databaseUrl = name === 'PostgreSQL' ? await postgres.createDatabase() : null;
    database = await openDatabase({ databaseUrl, dataDir });
    await migrate(database);
    await provisionDemo(database.db);
  });
  afterAll(async () => {
    await database.close();
    await postgres.stop();
  });

  it('K5 run once', async () => {
    expect(await migrationsOf(database.db)).toEqual(Object.keys(migrations));
    expect(await migrate(database)).toEqual([]);
  });

  it('U67 fold the notes that were written before', async () => {
    const databaseUrl = name === 'PostgreSQL' ? await postgres.createDatabase() : null;
    const older = await openDatabase({ databaseUrl, dataDir: join(dataDir, 'older') });
    const former = Object.entries(migrations).filter(([name]) => name < '0180');
    await migrate(older, Object.fromEntries(former));
    const project = await addTestProject(older.db, 'house');
    const rows = Array.from({ length: 1_201 }, (_row, index) => ({
      ...requestRow(project, '2026-03-02T08:00:00.000Z'),
      state_id: 1 as const,
      note: index % 2 === 0 ? `Žádost ${index}` : null,
    }));
    for (const some of chunks(rows))
      await older.db.insertInto('service_request').values(some).execute();
    await migrate(older, migrations);
    const folded = await older.db
      .selectFrom('service_request')
      .select('folded_note')
      .orderBy('id')
      .execute();
    expect(folded.map(({ folded_note }) => folded_note)).toEqual(
      rows.map(({ note }, index) => note && `zadost ${index}`),
    );
    await older.close();
  });

  it('W2 all that reports keep of deleted requests came from their devices', async () => {
    const databaseUrl = name === 'PostgreSQL' ? await postgres.createDatabase() : null;
    const older = await openDatabase({ databaseUrl, dataDir: join(dataDir, 'totals') });
    const former = Object.entries(migrations).filter(([name]) => name < '0210');
    await migrate(older, Object.fromEntries(former));
    const { id: project_id } = await addTestProject(older.db, 'house');
    const times = { to_approve: 60, to_finish: 90 };
    const kept = { project_id, day: '2026-03-02', state_id: 4, by_guest: 0, ...times } as const;
    const rows = [1, 2].map((key) => ({ ...kept, kind: 'service' as const, key, count: key }));
    await older.db.insertInto('report_total').values(rows).execute();
    await migrate(older, migrations);
    const sources = older.db.selectFrom('report_total').where('kind', '=', 'source').selectAll();
    expect(await sources.execute()).toEqual([{ ...kept, kind: 'source', key: 0, count: 3 }]);
    await older.close();
  });

  it('K5 roll back completely when one fails', async () => {
    const sums = () => Promise.all(STORED_TABLES.map((table) => sumTable(database.db, table)));
    const before = await sums();
    const all = { ...migrations, '9999_breaking': breakingHalfWay };
    await expect(migrate(database, all)).rejects.toThrow(/no_such_table/);
    expect(await sums()).toEqual(before);
    const tables = await database.db.introspection.getTables();
    const columns = tables.find((table) => table.name === 'device')?.columns ?? [];
    expect(columns.map((column) => column.name)).not.toContain('floor');
    expect(await migrationsOf(database.db)).toEqual(Object.keys(migrations));
  });
});
