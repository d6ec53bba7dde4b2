import { mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { paths } from '@concierge/contract/paths';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrate } from '../database/migrate.ts';
import { type DatabaseLocation, type OpenDatabase, openDatabase } from '../database/open.ts';
import { provisionDemo } from '../demo/provisionDemo.ts';
import { readEpoch } from '../live/epoch.ts';
import { Caller } from '../testing/caller.ts';
import { runCli } from '../testing/runCli.ts';
import { startServerProcess } from '../testing/serverProcess.ts';
import { DATABASES, ON_POSTGRES } from '../testing/postgres.ts';
import { sharedPostgres } from '../testing/sharedPostgres.ts';
import { type TestServer, startTestServer } from '../testing/testServer.ts';
import { backUp, restore } from './backup.ts';
import { copyDatabase } from './copyDatabase.ts';
import { sumTable } from './readTable.ts';
import { STORED_TABLES } from './tables.ts';

const postgres = sharedPostgres();
let folder: string;
const opened: OpenDatabase[] = [];

afterAll(() => postgres.stop());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'concierge-ops-'));
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((database) => database.close()));
  await rm(folder, { recursive: true, force: true });
});

const inFolder = (name: string) => ({ databaseUrl: null, dataDir: join(folder, name) });
const onPostgres = async () => ({ databaseUrl: await postgres.createDatabase(), dataDir: '' });

async function open(location: DatabaseLocation): Promise<OpenDatabase> {
  const database = await openDatabase(location);
  opened.push(database);
  await migrate(database);
  return database;
}

/** A database with the demo hotel, whose last device id was used and deleted. */
async function openDemo(location: DatabaseLocation) {
  const database = await open(location);
  const { db } = database;
  await provisionDemo(db);
  await readEpoch(db);
  const { id } = await db.selectFrom('device').select('id').orderBy('id').executeTakeFirstOrThrow();
  const { id: project_id } = await db.selectFrom('project').select('id').executeTakeFirstOrThrow();
  const last = { project_id, serial_id: 'gone', name: 'Gone', key_hash: 'x', created_at: 'now' };
  await db.insertInto('device').values(last).execute();
  await db.deleteFrom('device').where('serial_id', '=', 'gone').execute();
  expect(id).toBeGreaterThan(0);
  return database;
}

async function sumsOf(database: OpenDatabase) {
  const sums: Record<string, unknown> = {};
  for (const table of STORED_TABLES) sums[table.name] = await sumTable(database.db, table);
  return sums;
}

const NOWHERE = { databaseUrl: null, dataDir: '' };
const copy = (to: string) => runCli(NOWHERE, 'copy', '--from', join(folder, 'hotel'), '--to', to);

async function nextDeviceId({ db }: OpenDatabase): Promise<number> {
  const { id: project_id } = await db.selectFrom('project').select('id').executeTakeFirstOrThrow();
  const row = { project_id, serial_id: 'next', name: 'Next', key_hash: 'y', created_at: 'now' };
  const { id } = await db
    .insertInto('device')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

describe('copying a database', () => {
  it('K5 X5 covers every table, each after those it references', async () => {
    const { db } = await open(inFolder('tables'));
    const { rows } = await sql<{ name: string }>`select name from sqlite_master
      where type = 'table' and name not like 'sqlite%' and name not like '%migration%'`.execute(db);
    const names = STORED_TABLES.map(({ name }) => name);
    expect(names.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
    for (const [index, name] of names.entries()) {
      const { rows: keys } = await sql<{
        table: string;
      }>`select "table" from pragma_foreign_key_list(${name})`.execute(db);
      for (const { table } of keys) expect(names.slice(0, index)).toContain(table);
    }
  });

  it.each(ON_POSTGRES)(
    'K5 copies everything from SQLite to %s and continues with the next id',
    async () => {
      const source = await openDemo(inFolder('hotel'));
      const location = await onPostgres();
      // An address on the command line is visible to all users of the machine.
      const { code, stdout, stderr } = await runCli(
        location,
        'copy',
        '--from',
        join(folder, 'hotel'),
      );
      expect([code, stderr]).toEqual([0, '']);
      const target = await open(location);
      const sums = await sumsOf(source);
      expect(await sumsOf(target)).toEqual(sums);
      const { rows: requests } = await sumTable(source.db, {
        name: 'service_request',
        key: ['id'],
      });
      expect(requests).toBeGreaterThan(100);
      expect(stdout).toMatch(new RegExp(`service_request +${requests} +[0-9a-f]{32}`));
      expect(await nextDeviceId(target)).toBe(await nextDeviceId(source));
    },
  );

  it.each(ON_POSTGRES)('K5 refuses a target on %s that has rows, and changes nothing', async () => {
    await openDemo(inFolder('hotel'));
    const location = await onPostgres();
    const target = await openDemo(location);
    const before = await sumsOf(target);
    const { code, stderr } = await copy(location.databaseUrl);
    expect(code).toBe(1);
    expect(stderr).toMatch(/^The target is not empty: table \w+ has rows. Nothing was copied.\n$/);
    expect(await sumsOf(target)).toEqual(before);
  });

  it.each(ON_POSTGRES)('K5 rolls back when the rows on %s differ', async () => {
    const source = await openDemo(inFolder('hotel'));
    const target = await open(await onPostgres());
    await sql`create function spoil() returns trigger language plpgsql as
      'begin new.note := upper(new.note); return new; end'`.execute(target.db);
    await sql`create trigger spoil before insert on service_request
      for each row execute function spoil()`.execute(target.db);
    await expect(copyDatabase(source, target)).rejects.toThrow(
      'Table service_request differs after copying. Nothing was kept.',
    );
    const { rows } = await sumTable(target.db, { name: 'project', key: ['id'] });
    expect(rows).toBe(0);
  });

  it('refuses a missing source and a target other than PostgreSQL in one line', async () => {
    const missing = await runCli(
      NOWHERE,
      'copy',
      '--from',
      join(folder, 'none'),
      '--to',
      'postgres://x/y',
    );
    expect([missing.code, missing.stderr]).toEqual([
      1,
      `There is no database in ${join(folder, 'none')}\n`,
    ]);
    const misused = await runCli(NOWHERE, 'copy', '--from', folder, '--to', folder);
    expect(misused.code).toBe(2);
    expect(misused.stderr).toMatch(/^--to must be an address starting with postgres:\/\/\n/);
  });
});

describe('backup and restore', () => {
  /** Sends requests as long as the work lasts. */
  async function whileRequestsCome<Result>(server: TestServer, work: () => Promise<Result>) {
    const stop = new AbortController();
    let sent = 0;
    const sending = (async () => {
      while (!stop.signal.aborted) {
        await server.request();
        sent += 1;
      }
    })();
    const result = await work();
    const during = sent;
    stop.abort();
    await sending;
    return { result, during };
  }

  it.each(DATABASES)('K5 a backup of %s while requests come is consistent', async (name) => {
    const databaseUrl = name === 'PostgreSQL' ? await postgres.createDatabase() : undefined;
    const server = await startTestServer({ databaseUrl });
    for (let index = 0; index < 50; index += 1) await server.request();
    const file = join(folder, 'backup.concierge');
    const { during } = await whileRequestsCome(server, () => backUp(server.location, file));
    await server.close();

    await restore(file, inFolder('restored'));
    const { db } = await open(inFolder('restored'));
    const { rows: requests } = await sumTable(db, { name: 'service_request', key: ['id'] });
    const { rows: steps } = await sumTable(db, { name: 'request_history', key: ['id'] });
    const { event_seq } = await db
      .selectFrom('project')
      .select('event_seq')
      .where('code', '=', 'house')
      .executeTakeFirstOrThrow();
    expect(requests).toBeGreaterThanOrEqual(50);
    expect(requests).toBeLessThanOrEqual(50 + during + 1);
    expect([steps, event_seq]).toEqual([requests, requests]);
  });

  const pairs = DATABASES.flatMap((from) => DATABASES.map((to) => [from, to] as const));
  it.each(pairs)('K5 a backup of %s is restored into %s, with a new epoch', async (from, to) => {
    const locationOf = async (name: string, at: string) =>
      name === 'SQLite' ? inFolder(at) : onPostgres();
    const location = await locationOf(from, 'here');
    const source = await openDemo(location);
    const file = join(folder, 'backup.concierge');
    const written = await runCli(location, 'backup', '--to', file);
    expect([written.code, written.stderr]).toEqual([0, '']);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const there = await locationOf(to, 'there');
    const restored = await runCli(there, 'restore', '--from', file);
    expect([restored.code, restored.stderr]).toEqual([0, '']);

    const target = await open(there);
    const { meta: _one, ...expected } = await sumsOf(source);
    const { meta: _other, ...actual } = await sumsOf(target);
    expect(actual).toEqual(expected);
    expect(await readEpoch(target.db)).not.toBe(await readEpoch(source.db));
    expect(await nextDeviceId(target)).toBe(await nextDeviceId(source));
  });

  it.each(DATABASES)(
    'a session that has ended since a backup of %s does not come back',
    async (name) => {
      const databaseUrl = name === 'PostgreSQL' ? await postgres.createDatabase() : undefined;
      const server = await startTestServer({ databaseUrl });
      const admin = await server.signIn('admin');
      const file = join(folder, 'backup.concierge');
      await backUp(server.location, file);
      await admin.get(paths.logout());
      await server.close();

      const location = name === 'PostgreSQL' ? await onPostgres() : inFolder('restored');
      await restore(file, location);
      const again = await startServerProcess({ location });
      expect((await new Caller(again.url, admin.headers).get(paths.auth())).status).toBe(401);
      await again.stop();
    },
  );

  it('K5 overwrites neither a file nor a database', async () => {
    await openDemo(inFolder('hotel'));
    const file = join(folder, 'backup.concierge');
    await backUp(inFolder('hotel'), file);
    await expect(backUp(inFolder('hotel'), file)).rejects.toThrow('exists already');
    await expect(restore(file, inFolder('hotel'))).rejects.toThrow('Nothing was restored');
  });

  it('K5 refuses other files, damaged backups and those of a newer version', async () => {
    await openDemo(inFolder('hotel'));
    const file = join(folder, 'backup.concierge');
    await writeFile(file, 'not a database');
    await expect(restore(file, inFolder('a'))).rejects.toThrow('not a whole backup');
    await expect(restore(join(folder, 'none'), inFolder('a'))).rejects.toThrow('no file');
    await rm(file);

    await backUp(inFolder('hotel'), file);
    const newer = new DatabaseSync(file);
    newer.exec("insert into migration values ('9999_future', 'x')");
    newer.close();
    await expect(restore(file, inFolder('a'))).rejects.toThrow('newer version (9999_future)');

    const whole = await readFile(file);
    await writeFile(file, whole.subarray(0, whole.length / 2));
    await expect(restore(file, inFolder('a'))).rejects.toThrow('not a whole backup');
    // No temporary file is left.
    expect((await readdir(folder)).toSorted()).toEqual(['backup.concierge', 'hotel']);
  });
});
