import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdir, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { paths } from '@concierge/contract/paths';
import { sql } from 'kysely';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { migrate } from '../database/migrate.ts';
import { type DatabaseLocation, type OpenDatabase, openDatabase } from '../database/open.ts';
import { provisionDemo } from '../demo/provisionDemo.ts';
import { readEpoch } from '../live/epoch.ts';
import { Caller } from '../testing/caller.ts';
import { folderForEach } from '../testing/folders.ts';
import { addRow, rowOf } from '../testing/rows.ts';
import { runCli } from '../testing/runCli.ts';
import { startServerProcess } from '../testing/serverProcess.ts';
import { DATABASES, ON_POSTGRES } from '../testing/postgres.ts';
import { sharedPostgres } from '../testing/sharedPostgres.ts';
import { startTestServer } from '../testing/testServer.ts';
import { backUp, restore } from './backup.ts';
import { copyDatabase } from './copyDatabase.ts';
import { sumTable } from './readTable.ts';
import { STORED_TABLES } from './tables.ts';

const CLI = join(import.meta.dirname, '../cli/main.ts');

const postgres = sharedPostgres();
const folder = folderForEach();
const opened: OpenDatabase[] = [];

afterAll(() => postgres.stop());
afterEach(() => Promise.all(opened.splice(0).map((database) => database.close())));

const inFolder = (name: string) => ({ databaseUrl: null, dataDir: join(folder(), name) });
const onPostgres = async () => ({ databaseUrl: await postgres.createDatabase(), dataDir: '' });

async function open(location: DatabaseLocation): Promise<OpenDatabase> {
  const database = await openDatabase(location);
  opened.push(database);
  await migrate(database);
  return database;
}

/** Adds a device; returns its id. */
async function addDevice({ db }: OpenDatabase): Promise<number> {
  const { id: project_id } = await rowOf(db, 'project');
  const row = { project_id, serial_id: 'last', name: 'Last', key_hash: 'x', created_at: 'now' };
  return addRow(db, 'device', row);
}

/** A database with the demo hotel, whose last device id was used and deleted. */
async function openDemo(location: DatabaseLocation) {
  const database = await open(location);
  await provisionDemo(database.db);
  await readEpoch(database.db);
  const last = await addDevice(database);
  await database.db.deleteFrom('device').where('id', '=', last).execute();
  return database;
}

async function sumsOf(database: OpenDatabase) {
  const sums: Record<string, unknown> = {};
  for (const table of STORED_TABLES) sums[table.name] = await sumTable(database.db, table);
  return sums;
}

const REQUESTS = { name: 'service_request', key: ['id'] } as const;
const NOWHERE = { databaseUrl: null, dataDir: '' };
const copy = (from: string, to: string) =>
  runCli(NOWHERE, 'copy', '--from', join(folder(), from), '--to', to);

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
      const from = join(folder(), 'hotel');
      const { code, stdout, stderr } = await runCli(location, 'copy', '--from', from);
      expect([code, stderr]).toEqual([0, '']);
      const target = await open(location);
      const sums = await sumsOf(source);
      expect(await sumsOf(target)).toEqual(sums);
      const { rows: requests } = await sumTable(source.db, REQUESTS);
      expect(requests).toBeGreaterThan(100);
      expect(stdout).toMatch(new RegExp(`service_request +${requests} +[0-9a-f]{32}`));
      expect(await addDevice(target)).toBe(await addDevice(source));
    },
  );

  it.each(ON_POSTGRES)('K5 refuses a target on %s that has rows, and changes nothing', async () => {
    await openDemo(inFolder('hotel'));
    const location = await onPostgres();
    const target = await openDemo(location);
    const before = await sumsOf(target);
    const { code, stderr } = await copy('hotel', location.databaseUrl);
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
    const missing = await copy('none', 'postgres://x/y');
    const reason = `There is no database in ${join(folder(), 'none')}\n`;
    expect([missing.code, missing.stderr]).toEqual([1, reason]);
    const misused = await copy('hotel', folder());
    expect(misused.code).toBe(2);
    expect(misused.stderr).toMatch(/^--to must be an address starting with postgres:\/\/\n/);
  });
});

describe('backup and restore', () => {
  it.each(DATABASES)('K5 a backup of %s while requests come is consistent', async (name) => {
    const databaseUrl = name === 'PostgreSQL' ? await postgres.createDatabase() : undefined;
    const server = await startTestServer({ databaseUrl });
    for (let index = 0; index < 50; index += 1) await server.request();
    const file = join(folder(), 'backup.concierge');
    const during = Array.from({ length: 50 }, () => server.request());
    await Promise.all([backUp(server.location, file), ...during]);
    await server.close();

    await restore(file, inFolder('restored'));
    const { db } = await open(inFolder('restored'));
    const { rows: requests } = await sumTable(db, REQUESTS);
    const { rows: steps } = await sumTable(db, { name: 'request_history', key: ['id'] });
    const { event_seq } = await rowOf(db, 'project', { code: 'house' });
    expect(requests).toBeGreaterThanOrEqual(50);
    expect([steps, event_seq]).toEqual([requests, requests]);
  });

  const pairs = DATABASES.flatMap((from) => DATABASES.map((to) => [from, to] as const));
  it.each(pairs)('K5 a backup of %s is restored into %s, with a new epoch', async (from, to) => {
    const locationOf = async (name: string, at: string) =>
      name === 'SQLite' ? inFolder(at) : onPostgres();
    const location = await locationOf(from, 'here');
    const source = await openDemo(location);
    const file = join(folder(), 'backup.concierge');
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
    expect(await addDevice(target)).toBe(await addDevice(source));
  });

  it.each(DATABASES)(
    'a session that has ended since a backup of %s does not come back',
    async (name) => {
      const databaseUrl = name === 'PostgreSQL' ? await postgres.createDatabase() : undefined;
      const server = await startTestServer({ databaseUrl });
      const admin = await server.signIn('admin');
      const file = join(folder(), 'backup.concierge');
      await backUp(server.location, file);
      await admin.get(paths.logout());
      await server.close();

      await restore(file, inFolder('restored'));
      const again = await startServerProcess({ location: inFolder('restored') });
      expect((await new Caller(again.url, admin.headers).get(paths.auth())).status).toBe(401);
      await again.stop();
    },
  );

  it('K5 overwrites neither a file nor a database', async () => {
    await openDemo(inFolder('hotel'));
    const file = join(folder(), 'backup.concierge');
    await backUp(inFolder('hotel'), file);
    await expect(backUp(inFolder('hotel'), file)).rejects.toThrow('exists already');
    await expect(restore(file, inFolder('hotel'))).rejects.toThrow('Nothing was restored');
  });

  it('K5 refuses other files, damaged backups and those of a newer version', async () => {
    await openDemo(inFolder('hotel'));
    const file = join(folder(), 'backup.concierge');
    await writeFile(file, 'not a database');
    await expect(restore(file, inFolder('a'))).rejects.toThrow('not a whole backup');
    await expect(restore(join(folder(), 'none'), inFolder('a'))).rejects.toThrow('no file');
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
    expect((await readdir(folder())).toSorted()).toEqual(['backup.concierge', 'hotel']);
  });
});

describe('the backup command', () => {
  it('K5 writes backups named by their time into a folder, and keeps the newest', async () => {
    await openDemo(inFolder('hotel'));
    const backups = join(folder(), 'backups');
    const names = ['2026-01-01T00-00-00Z', '2026-01-02T00-00-00Z'];
    await mkdir(backups);
    for (const name of names) await writeFile(join(backups, `concierge-${name}.sqlite`), '');
    await writeFile(join(backups, 'notes.txt'), '');
    const { code } = await runCli(inFolder('hotel'), 'backup', '--folder', backups, '--keep', '2');
    expect(code).toBe(0);
    const kept = (await readdir(backups)).toSorted();
    expect(kept).toEqual([
      'concierge-2026-01-02T00-00-00Z.sqlite',
      expect.stringMatching(/^concierge-\d{4}(-\d\d){2}T(\d\d-){2}\d\dZ\.sqlite$/),
      'notes.txt',
    ]);
    await restore(join(backups, kept[1] ?? ''), inFolder('restored'));
  });

  it('K5 repeats a backup until it is stopped', async () => {
    await openDemo(inFolder('hotel'));
    const repeat = ['backup', '--folder', join(folder(), 'backups'), '--every', '0.0003'];
    const { dataDir } = inFolder('hotel');
    const env = { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir };
    const child = spawn(process.execPath, [CLI, ...repeat], { env });
    let written = 0;
    for await (const text of child.stdout.setEncoding('utf8')) {
      written += String(text).match(/^Written: /gm)?.length ?? 0;
      // Once: a second one may come when the process does not listen any more.
      if (written >= 2 && !child.killed) child.kill('SIGTERM');
    }
    const code = child.exitCode ?? (await once(child, 'exit'))[0];
    expect([code, written >= 2]).toEqual([0, true]);
  });

  it('K5 backs up no database without a project: it is likely the wrong one', async () => {
    await open(inFolder('empty'));
    const file = join(folder(), 'backup.concierge');
    const { code, stdout, stderr } = await runCli(inFolder('empty'), 'backup', '--to', file);
    expect([code, stdout, stderr]).toEqual([
      1,
      `Database: SQLite in ${inFolder('empty').dataDir}\n`,
      'The database has no project. Nothing was backed up.\n',
    ]);
    expect(await readdir(folder())).toEqual(['empty']);
  });

  it('K5 restores a file that belongs to the owner of the folder', async () => {
    await openDemo(inFolder('hotel'));
    const file = join(folder(), 'backup.concierge');
    await backUp(inFolder('hotel'), file);
    const { dataDir } = inFolder('restored');
    await mkdir(dataDir);
    if (process.getuid?.() === 0) await chown(dataDir, 65_534, 65_534);
    await restore(file, inFolder('restored'));
    const { uid, gid } = await stat(dataDir);
    expect(await stat(join(dataDir, 'concierge.sqlite'))).toMatchObject({ uid, gid });
  });
});
