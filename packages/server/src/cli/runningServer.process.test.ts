import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { describeOnEachDatabase } from '../testing/eachDatabase.ts';
import { folderForEach } from '../testing/folders.ts';
import { runCliWith } from '../testing/runCli.ts';
import { startServerProcess } from '../testing/serverProcess.ts';

const folder = folderForEach();

function settingsFile(lines: Readonly<Record<string, string>>): string {
  const file = join(folder(), 'concierge.env');
  const text = Object.entries(lines).map(([name, value]) => `${name}=${value}\r\n`);
  writeFileSync(file, `# settings\r\n${text.join('')}`);
  return file;
}

describeOnEachDatabase('a command beside a running server', (server) => {
  const settings = () => ({
    DATA_DIR: server().location.dataDir,
    ...(server().location.databaseUrl ? { DATABASE_URL: `${server().location.databaseUrl}` } : {}),
    PORT: new URL(server().url).port,
  });
  const database = () =>
    server().location.databaseUrl ? /^Database: PostgreSQL at / : /^Database: SQLite in /;

  it('Y1 works on the database of the settings file, and names it', async () => {
    const SETTINGS_FILE = settingsFile(settings());
    const { code, stdout, stderr } = await runCliWith({ SETTINGS_FILE }, 'list', 'projects');
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(database());
    expect(stdout).toContain(server().project.code);
  });

  it('R28 is refused while an older server uses the database, before it changes anything', async () => {
    const { db } = server();
    const { rows } = await sql<{ name: string; timestamp: string }>`
      delete from migration where name = (select max(name) from migration) returning *`.execute(db);
    const [last] = rows;
    // Of the listed server, and of one of another machine.
    for (const PORT of server().location.databaseUrl ? [settings().PORT, '0'] : [settings().PORT]) {
      const SETTINGS_FILE = settingsFile({ ...settings(), PORT });
      const { code, stderr } = await runCliWith({ SETTINGS_FILE }, 'list', 'projects');
      expect([code, stderr]).toEqual([1, expect.stringMatching(/is of an older version/)]);
    }
    await sql`insert into migration values (${last?.name}, ${last?.timestamp})`.execute(db);
    const SETTINGS_FILE = settingsFile(settings());
    expect((await runCliWith({ SETTINGS_FILE }, 'list', 'projects')).code).toBe(0);
  });

  it('Y1 is refused when the server uses another database, before it changes anything', async () => {
    const SETTINGS_FILE = settingsFile({ DATA_DIR: folder(), PORT: new URL(server().url).port });
    for (const command of [
      ['provision', 'project', '--code', 'x', '--name', 'X'],
      ['disable', 'user', '--project', 'x', '--username', 'y'],
      ['list', 'projects'],
      ['backup', '--to', join(folder(), 'saved.sqlite')],
      ['restore', '--from', join(folder(), 'saved.sqlite')],
    ]) {
      const { code, stdout, stderr } = await runCliWith({ SETTINGS_FILE }, ...command);
      expect([command, code, stdout]).toEqual([command, 1, `Database: SQLite in ${folder()}\n`]);
      expect(stderr).toMatch(/^The server at http:\S+ uses another database\. Nothing was done\./);
    }
    const words = 'provision project --code x --name X'.split(' ');
    const { code } = await runCliWith({ SETTINGS_FILE, PORT: '0' }, ...words);
    expect(code).toBe(0);
  });
});

it('Y1 the server reads the same file, and a copy of its database is another one', async () => {
  const house = join(folder(), 'house');
  const copy = join(folder(), 'copy');
  const token = 'a`b&c$d#e;f|g<h>i';
  const SETTINGS_FILE = settingsFile({ DATA_DIR: house, METRICS_TOKEN: token });
  const server = await startServerProcess({
    location: { dataDir: '', databaseUrl: null },
    env: { SETTINGS_FILE },
  });
  try {
    const authorization = `Bearer ${token}`;
    expect((await fetch(`${server.url}/metrics`, { headers: { authorization } })).status).toBe(200);
    const env = { SETTINGS_FILE, PORT: new URL(server.url).port };
    expect((await runCliWith(env, 'list', 'projects')).code).toBe(0);
    cpSync(house, copy, { recursive: true });
    const { code, stderr } = await runCliWith({ ...env, DATA_DIR: copy }, 'list', 'projects');
    expect([code, stderr]).toEqual([1, expect.stringContaining('uses another database')]);
  } finally {
    await server.stop();
  }
});
