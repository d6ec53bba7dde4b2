import { randomBytes } from 'node:crypto';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { DATABASES } from '../testing/postgres.ts';
import { runCli } from '../testing/runCli.ts';
import { type ServerProcess, startServerProcess } from '../testing/serverProcess.ts';
import { folderForEach } from '../testing/folders.ts';
import { fillProject } from '../testing/fill.ts';
import { sharedPostgres } from '../testing/sharedPostgres.ts';
import { type TestProject, addTestProject } from '../testing/testProject.ts';
import { startTestServer } from '../testing/testServer.ts';
import { migrate } from './migrate.ts';
import { type DatabaseLocation, type OpenDatabase, withDatabase } from './open.ts';

const PAGE_BYTES = 4_096;

const postgres = sharedPostgres();
const folder = folderForEach();
const running: ServerProcess[] = [];
afterAll(() => postgres.stop());
afterEach(() => Promise.all(running.splice(0).map((server) => server.kill())));

async function start(location: DatabaseLocation): Promise<ServerProcess> {
  const server = await startServerProcess({ location });
  running.push(server);
  return server;
}

const locationOn = async (name: string): Promise<DatabaseLocation> => ({
  databaseUrl: name === 'PostgreSQL' ? await postgres.createDatabase() : null,
  dataDir: folder(),
});

/** Runs the server on a database that it refuses; returns its exit code and its output. */
async function runServer(location: DatabaseLocation) {
  const message = await start(location).then(
    () => '',
    (error: Error) => error.message,
  );
  const [, code, output] = /^The server ended with (\d+): ([^]*)$/.exec(message) ?? [];
  return [Number(code), output];
}

async function runCommand(location: DatabaseLocation, ...args: string[]) {
  const { code, stderr } = await runCli(location, ...args);
  return [code, stderr];
}

describe.each(DATABASES)('a database on %s that a newer server has migrated', (name) => {
  it('R4 is refused by the server and by every command in one line', async () => {
    const location = await locationOn(name);
    const to = join(folder(), 'backup.sqlite');
    await withDatabase(location, async (database) => {
      await migrate(database);
      await sql`insert into migration values ('9999_future', 'x')`.execute(database.db);
    });
    const user = ['--project', 'house', '--username', 'ann'];
    const outcomes = await Promise.all([
      runServer(location),
      runCommand(location, 'provision', 'project', '--code', 'house', '--name', 'House'),
      runCommand(location, 'provision', 'user', ...user, '--type', 'admin'),
      runCommand(location, 'provision', 'password', ...user),
      runCommand(location, 'provision', 'epoch'),
      runCommand(location, 'backup', '--to', to),
    ]);
    const line = 'The database was written by a newer version of the server (9999_future)\n';
    expect(outcomes).toEqual(outcomes.map(() => [1, line]));
  });
});

describe('a SQLite folder that a server uses', () => {
  it('is refused to a second server in one line, until the first has ended, and open to commands', async () => {
    const location = await locationOn('SQLite');
    const first = await start(location);
    const line = `The database folder ${folder()} is in use by another server\n`;
    expect(await runServer(location)).toEqual([1, line]);
    const project = ['--code', 'house', '--name', 'House'];
    expect(await runCommand(location, 'provision', 'project', ...project)).toEqual([0, '']);
    const backup = join(folder(), 'backup.sqlite');
    expect(await runCommand(location, 'backup', '--to', backup)).toEqual([0, '']);

    await first.kill();
    const second = await start(location);
    await second.stop();
    await start(location);
  });
});

describe('a SQLite database with garbage in it', () => {
  /** Overwrites pages in the middle, as a failing disk does: what is read first is whole. */
  async function damage(): Promise<void> {
    const handle = await open(join(folder(), 'concierge.sqlite'), 'r+');
    await handle.write(randomBytes(60 * PAGE_BYTES), 0, 60 * PAGE_BYTES, 90 * PAGE_BYTES);
    await handle.close();
  }
  const fill = async ({ db }: OpenDatabase, project: TestProject) =>
    fillProject(db, project, { requests: 5_000, messages: 0, others: 0 });

  it('is refused at start in one line', async () => {
    const location = await locationOn('SQLite');
    await withDatabase(location, async (database) => {
      await migrate(database);
      await fill(database, await addTestProject(database.db, 'house'));
    });
    await damage();
    const [code, errors] = await runServer(location);
    expect(code).toBe(1);
    expect(errors).toMatch(/^The database is damaged, restore a backup: [^\n]+\n$/);
  });

  it('is found by /readyz while the server runs', async () => {
    const server = await startTestServer({ config: { dataDir: folder() } });
    const ready = async () => {
      const { status, body } = await server.anonymous.get('/readyz');
      return [status, body];
    };
    await fill(server.database, server.project);
    await sql`pragma wal_checkpoint(truncate)`.execute(server.db);
    expect(await ready()).toEqual([200, { status: 'ok' }]);
    await damage();
    server.clock.advance(2 * 60 * 60_000);
    await expect.poll(ready).toEqual([503, { status: 'damaged database' }]);
    await server.close();
  });
});
