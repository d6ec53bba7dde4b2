import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { paths } from '@concierge/contract/paths';
import type { User } from '@concierge/contract/users';
import { openDatabase } from './database/open.ts';
import { DEMO_PASSWORD } from './demo/demoProject.ts';
import { runCli } from './testing/runCli.ts';
import { Caller, succeeded } from './testing/caller.ts';
import { freePort } from './testing/freePort.ts';
import { cookieOf } from './testing/testServer.ts';

const MAIN = join(import.meta.dirname, 'main.ts');

interface Ended {
  code: number | null;
  errors: string;
}

describe('the server process', () => {
  let folder: string;
  const running = new Map<ChildProcess, Promise<Ended>>();
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'concierge-main-'));
  });
  afterEach(async () => {
    for (const child of running.keys()) child.kill('SIGKILL');
    // Until then they may write into the folder.
    await Promise.all(running.values());
    await rm(folder, { recursive: true, force: true });
  });

  function launch(env: Record<string, string>, ...args: string[]) {
    const child = spawn(process.execPath, [MAIN, ...args], {
      env: {
        PATH: process.env['PATH'] ?? '',
        NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? '',
        HOST: '127.0.0.1',
        DATA_DIR: folder,
        ...env,
      },
    });
    let output = '';
    let errors = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
    const ended = once(child, 'close').then(([code]: (number | null)[]): Ended => {
      running.delete(child);
      return { code: code ?? null, errors };
    });
    running.set(child, ended);
    return { child, ended, output: () => output };
  }

  const demo = () => launched({}, '--demo');

  async function launched(env: Record<string, string>, ...args: string[]) {
    const process = launch({ PORT: '0', ...env }, ...args);
    const deadline = Date.now() + 30_000;
    while (Date.now() < deadline) {
      const url = /Concierge is at (\S+)/.exec(process.output())?.[1];
      if (url) return { ...process, url };
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error(`Not started:\n${process.output()}`);
  }

  it('prints its address and how to sign in to the demo', async () => {
    const { url, output, child, ended } = await demo();
    const guest = new Caller(url);
    const body = { username: 'admin', password: DEMO_PASSWORD, projectCode: 'demo' };
    expect((await guest.post(paths.login(), body)).status).toBe(200);
    expect((await guest.get('/healthz')).body).toEqual({ status: 'ok' });
    expect((await guest.get('/readyz')).body).toEqual({ status: 'ok' });
    expect(output()).toContain(`Sign in with project demo, password ${DEMO_PASSWORD}`);
    expect(output()).toContain(`The tablet of room-101 is at ${url}/tablet#key=demo-room-101`);
    child.kill('SIGTERM');
    expect(await ended).toEqual({ code: 0, errors: '' });
  });

  it.each([
    ['no contact is set', {}, true],
    ['a contact is set', { PUSH_CONTACT: 'mailto:ops@example.com' }, false],
  ])('Y10 says that push services may refuse when %s', async (_when, env, isSaid) => {
    const { output, child, ended } = await launched(env);
    child.kill('SIGTERM');
    expect(await ended).toEqual({ code: 0, errors: '' });
    expect(output().includes('PUSH_CONTACT')).toBe(isSaid);
  });

  it.each([
    [
      'for production',
      { NODE_ENV: 'production' },
      [],
      /^--demo is refused with NODE_ENV=production: .*$/,
    ],
    [
      'on all addresses',
      { HOST: '0.0.0.0' },
      [],
      /^--demo is refused on HOST 0\.0\.0\.0: .*--demo-public.*$/,
    ],
    [
      'for production, whatever else is said',
      { NODE_ENV: 'production' },
      ['--demo-public'],
      /NODE_ENV/,
    ],
  ])('refuses to serve the demo %s', async (_what, env, switches, message) => {
    const { code, errors } = await launch({ PORT: '0', ...env }, '--demo', ...switches).ended;
    expect(code).toBe(1);
    expect(errors.trim()).toMatch(message);
    expect(await readdir(folder)).toEqual([]);
  });

  it.each([
    ['a language it has not', ['--demo-lang', 'de'], /^--demo-lang must be one of en, tr, cs$/],
    ['a switch it does not know', ['--demo-lng', 'tr'], /Unknown option '--demo-lng'/],
  ])('refuses %s', async (_what, switches, message) => {
    const { code, errors } = await launch({ PORT: '0' }, '--demo', ...switches).ended;
    expect(code).toBe(1);
    expect(errors.trim()).toMatch(message);
    expect(await readdir(folder)).toEqual([]);
  });

  it('serves the demo to other machines when asked for twice, and warns at every start', async () => {
    const other = await launched({ HOST: '0.0.0.0' }, '--demo', '--demo-public');
    await expect
      .poll(() => other.output())
      .toContain('Warning: the demo project is in this database');
    other.child.kill('SIGTERM');
    await other.ended;

    const real = await launched({ NODE_ENV: 'production' });
    await expect
      .poll(() => real.output())
      .toContain('Warning: the demo project is in this database');
    real.child.kill('SIGTERM');
    await real.ended;
    const location = { databaseUrl: null, dataDir: folder };
    const removed = await runCli(
      location,
      'remove',
      'project',
      '--code',
      'demo',
      '--confirm',
      'demo',
    );
    expect([removed.code, removed.stderr]).toEqual([0, '']);
    const clean = await launched({ NODE_ENV: 'production' });
    clean.child.kill('SIGTERM');
    await clean.ended;
    expect(clean.output()).not.toContain('Warning');
  });

  it('hashes every password at full cost: of the demo, of a new user and a changed one', async () => {
    const { url, child, ended } = await demo();
    const credentials = { username: 'admin', password: DEMO_PASSWORD, projectCode: 'demo' };
    const { headers, body: admin } = succeeded(
      await new Caller(url).post<User>(paths.login(), credentials),
    );
    const caller = new Caller(url, { cookie: cookieOf(headers) });
    const make = async (username: string) =>
      succeeded(
        await caller.post<User>(paths.userCreate(admin.project_id), {
          username,
          user_type: 2,
          password: 'a secret',
        }),
      ).body;
    await make('made');
    const { id } = await make('changed');
    const change = { id, username: 'changed', user_type: 2, password: 'another secret' };
    succeeded(await caller.post(paths.userUpdate(admin.project_id, id), change));
    child.kill('SIGTERM');
    await ended;

    const database = await openDatabase({ databaseUrl: null, dataDir: folder });
    const users = await database.db
      .selectFrom('app_user')
      .select(['username', 'password_hash'])
      .where('deleted_at', 'is', null)
      .execute();
    await database.close();
    expect(users.map(({ username }) => username)).toEqual(
      expect.arrayContaining(['admin', 'made', 'changed']),
    );
    for (const { password_hash } of users) {
      expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    }
  });

  it.each(['a port in use', 'an impossible folder', 'no database', 'a bad value'] as const)(
    'exits with one line on %s',
    async (what) => {
      const taken = what === 'a port in use' ? await demo() : undefined;
      await writeFile(join(folder, 'file'), '');
      const unused = await freePort();
      const env = {
        'a port in use': {
          PORT: new URL(taken?.url ?? 'http://localhost').port,
          DATA_DIR: join(folder, 'other'),
        },
        'an impossible folder': { PORT: '0', DATA_DIR: join(folder, 'file', 'data') },
        'no database': {
          PORT: '0',
          DATABASE_URL: `postgres://concierge:secret@127.0.0.1:${unused}/none`,
        },
        'a bad value': { PORT: 'many' },
      }[what];
      const { code, errors } = await launch(env ?? {}).ended;
      expect(code).toBe(1);
      expect(errors.trim().split('\n')).toHaveLength(1);
      const named = {
        'a port in use': 'PORT',
        'an impossible folder': 'folder',
        'no database': 'DATABASE_URL',
        'a bad value': 'PORT',
      };
      expect(errors).toContain(named[what]);
      expect(errors).not.toContain('secret');
    },
  );

  it('keeps its folder and files from other users, also those whose modes were changed', async () => {
    const dataDir = join(folder, 'data');
    const modes = async () => {
      const names = await readdir(dataDir);
      const of = async (path: string) => (await stat(path)).mode & 0o777;
      const files = await Promise.all(names.map((name) => of(join(dataDir, name))));
      return { folder: await of(dataDir), names: names.toSorted(), files: [...new Set(files)] };
    };
    const expected = {
      folder: 0o700,
      names: ['', '-shm', '-wal'].map((end) => `concierge.sqlite${end}`),
      files: [0o600],
    };
    expected.names.unshift('concierge.lock');
    const first = await launched({ DATA_DIR: dataDir });
    expect(await modes()).toEqual(expected);
    first.child.kill('SIGKILL');
    await first.ended;
    for (const name of expected.names) await chmod(join(dataDir, name), 0o644);
    await launched({ DATA_DIR: dataDir });
    expect(await modes()).toEqual(expected);
  });

  it('finishes calls in progress before it exits', async () => {
    const { url, output, child, ended } = await demo();
    const body = { username: 'admin', password: DEMO_PASSWORD, projectCode: 'demo' };
    const underWay = Array.from({ length: 4 }, () => new Caller(url).post(paths.login(), body));
    const arrived = () => output().match(/incoming request/g)?.length ?? 0;
    while (arrived() < underWay.length) await new Promise((resolve) => setTimeout(resolve, 1));
    child.kill('SIGTERM');
    expect((await Promise.all(underWay)).map(({ status }) => status)).toEqual(
      Array.from({ length: 4 }, () => 200),
    );
    expect((await ended).code).toBe(0);
  });
});
