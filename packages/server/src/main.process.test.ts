import { chmod, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { paths } from '@concierge/contract/paths';
import type { User } from '@concierge/contract/users';
import { withDatabase } from './database/open.ts';
import { DEMO_PASSWORD } from './demo/demoProject.ts';
import { folderForEach } from './testing/folders.ts';
import { runCli } from './testing/runCli.ts';
import { Caller, succeeded } from './testing/caller.ts';
import { freePort } from '@concierge/tooling/freePort';
import { type ServerProcess, startServerProcess } from './testing/serverProcess.ts';
import { cookieOf } from './testing/testServer.ts';

const CREDENTIALS = { username: 'admin', password: DEMO_PASSWORD, projectCode: 'demo' };

describe('the server process', () => {
  const folder = folderForEach();
  const running: ServerProcess[] = [];
  // Until then they may write into the folder.
  afterEach(() => Promise.all(running.splice(0).map((server) => server.kill())));

  async function launch(env: Record<string, string>, ...args: string[]) {
    const location = { databaseUrl: null, dataDir: folder() };
    const server = await startServerProcess({ location, args, env: { NODE_ENV: '', ...env } });
    running.push(server);
    return server;
  }

  it('prints its address and how to sign in to the demo', async () => {
    const server = await launch({}, '--demo');
    const { url } = server;
    const guest = new Caller(url);
    expect((await guest.post(paths.login(), CREDENTIALS)).status).toBe(200);
    expect((await guest.get('/healthz')).body).toEqual({ status: 'ok' });
    expect((await guest.get('/readyz')).body).toEqual({ status: 'ok' });
    expect(server.output()).toContain(`Sign in with project demo, password ${DEMO_PASSWORD}`);
    expect(server.output()).toContain(`Guest tablet of room-101: ${url}/tablet#key=demo-room-101`);
    await server.stop();
    expect(server.code()).toBe(0);
  });

  it.each([
    ['no contact is set', {}, true],
    ['a contact is set', { PUSH_CONTACT: 'mailto:ops@example.com' }, false],
  ])('Y10 says that push services may refuse when %s', async (_when, env, isSaid) => {
    const server = await launch({ LOG_LEVEL: 'info', ...env });
    await server.stop();
    expect(server.output().includes('PUSH_CONTACT')).toBe(isSaid);
  });

  it.each<[string, Record<string, string>, string[], RegExp]>([
    ['the demo for production', { NODE_ENV: 'production' }, [], /: --demo is .*=production: .*\n$/],
    [
      'it on all addresses',
      { HOST: '0.0.0.0' },
      [],
      /: --demo is .* HOST 0\.0\.0\.0: .*--demo-pub/,
    ],
    ['it whatever else is said', { NODE_ENV: 'production' }, ['--demo-public'], /NODE_ENV/],
    ['a language it has not', {}, ['--demo-lang', 'xx'], /: --demo-lang must be .*en, tr, cs/],
    ['a switch it does not know', {}, ['--demo-lng', 'tr'], /Unknown option '--demo-lng'/],
  ])('refuses to serve %s', async (_what, env, switches, message) => {
    const starting = launch(env, '--demo', ...switches);
    await expect(starting).rejects.toThrow(/^The server ended with 1: /);
    await expect(starting).rejects.toThrow(message);
    expect(await readdir(folder())).toEqual([]);
  });

  it('serves the demo to other machines when asked for twice, and warns at every start', async () => {
    const warning = 'Warning: the demo project is in this database';
    const other = await launch({ HOST: '0.0.0.0' }, '--demo', '--demo-public');
    await expect.poll(() => other.output()).toContain(warning);
    await other.stop();
    const real = await launch({ NODE_ENV: 'production' });
    await expect.poll(() => real.output()).toContain(warning);
    await real.stop();
    const location = { databaseUrl: null, dataDir: folder() };
    const words = 'remove project --code demo --confirm demo'.split(' ');
    expect((await runCli(location, ...words)).code).toBe(0);
    const clean = await launch({ NODE_ENV: 'production' });
    await clean.stop();
    expect(clean.output()).not.toContain('Warning');
  });

  it('hashes every password at full cost: of the demo, of a new user and a changed one', async () => {
    const server = await launch({}, '--demo');
    const { url } = server;
    const { headers, body: admin } = succeeded(
      await new Caller(url).post<User>(paths.login(), CREDENTIALS),
    );
    const caller = new Caller(url, { cookie: cookieOf(headers) });
    const { project_id } = admin;
    const user = { username: 'made', user_type: 2, password: 'a secret' };
    await caller.write(paths.userCreate(project_id), user);
    const made = await caller.write<User>(paths.userCreate(project_id), {
      ...user,
      username: 'changed',
    });
    const change = { ...user, id: made.id, username: 'changed', password: 'another secret' };
    await caller.write(paths.userUpdate(project_id, made.id), change);
    await server.stop();
    const users = await withDatabase({ databaseUrl: null, dataDir: folder() }, ({ db }) =>
      db.selectFrom('app_user').selectAll().where('deleted_at', 'is', null).execute(),
    );
    expect(users.map(({ username }) => username)).toEqual(
      expect.arrayContaining(['admin', 'made', 'changed']),
    );
    for (const { password_hash } of users) {
      expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    }
  });

  it.each<[string, string, () => Promise<Record<string, string>>]>([
    [
      'a port in use',
      'PORT',
      async () => ({
        PORT: new URL((await launch({})).url).port,
        DATA_DIR: join(folder(), 'other'),
      }),
    ],
    ['an impossible folder', 'folder', async () => ({ DATA_DIR: join(folder(), 'file', 'data') })],
    [
      'no database',
      'DATABASE_URL',
      async () => ({ DATABASE_URL: `postgres://c:secret@127.0.0.1:${await freePort()}/none` }),
    ],
    ['a bad value', 'PORT', async () => ({ PORT: 'many' })],
  ])('exits with one line on %s', async (_what, named, settings) => {
    await writeFile(join(folder(), 'file'), '');
    const contact = { PUSH_CONTACT: 'mailto:a@b.example' };
    const starting = launch({ ...contact, ...(await settings()) });
    const line = `^The server ended with 1: (?!.*secret)[^\n]*${named}[^\n]*\n$`;
    await expect(starting).rejects.toThrow(new RegExp(line));
  });

  it('keeps its folder and files from other users, also those whose modes were changed', async () => {
    const dataDir = join(folder(), 'data');
    const modeOf = async (path: string) => (await stat(path)).mode & 0o777;
    const names = [
      'concierge.lock',
      ...['', '-shm', '-wal'].map((end) => `concierge.sqlite${end}`),
    ];
    const expectOwn = async () => {
      expect(await modeOf(dataDir)).toBe(0o700);
      expect((await readdir(dataDir)).toSorted()).toEqual(names);
      for (const name of names) expect(await modeOf(join(dataDir, name))).toBe(0o600);
    };
    const first = await launch({ DATA_DIR: dataDir });
    await expectOwn();
    await first.kill();
    for (const name of names) await chmod(join(dataDir, name), 0o644);
    await launch({ DATA_DIR: dataDir });
    await expectOwn();
  });

  it('finishes calls in progress before it exits', async () => {
    const server = await launch({ LOG_LEVEL: 'info' }, '--demo');
    const { url } = server;
    const calls = [1, 2, 3, 4].map(() => new Caller(url).post(paths.login(), CREDENTIALS));
    const arrived = () => server.output().match(/incoming request/g)?.length ?? 0;
    await expect.poll(arrived, { interval: 1 }).toBe(calls.length);
    await server.stop();
    expect(server.code()).toBe(0);
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });
});
