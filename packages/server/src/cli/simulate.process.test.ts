import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withDatabase } from '../database/open.ts';
import { freePort } from '../testing/freePort.ts';
import { runCli } from '../testing/runCli.ts';

const SERVER = join(import.meta.dirname, '../main.ts');
const START_TIMEOUT_MS = 60_000;

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'concierge-simulate-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const location = () => ({ databaseUrl: null, dataDir });

describe('the simulator', () => {
  let server: ChildProcess | undefined;
  async function stopServer(signal: NodeJS.Signals): Promise<void> {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    server.kill(signal);
    await once(server, 'exit');
  }
  afterEach(() => stopServer('SIGTERM'));

  async function startServer(port: number): Promise<void> {
    server = spawn(process.execPath, [SERVER, '--demo'], {
      env: {
        ...process.env,
        DATA_DIR: dataDir,
        DATABASE_URL: '',
        PORT: String(port),
        HOST: '127.0.0.1',
        LOG_LEVEL: 'silent',
      },
      stdio: 'ignore',
    });
    const deadline = Date.now() + START_TIMEOUT_MS;
    while (Date.now() < deadline) {
      const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
      if (answer?.ok) return;
      await pause(50);
    }
    throw new Error('The server does not start');
  }

  const countRequests = () =>
    withDatabase(location(), async ({ db }) => {
      const { n } = await db
        .selectFrom('service_request')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow();
      return n;
    });

  it('K4 every request is stored exactly once, although the server is killed in between', async () => {
    const port = await freePort();
    await startServer(port);
    const before = await countRequests();
    const url = `http://127.0.0.1:${port}`;
    const playing = runCli(
      location(),
      'simulate',
      '--url',
      url,
      '--rooms',
      '20',
      '--rate',
      '40',
      '--seconds',
      '4',
    );
    // Killed in the middle: the simulator has begun, and most is still to be sent.
    await expect.poll(countRequests, { timeout: 30_000 }).toBeGreaterThan(before + 20);
    await stopServer('SIGKILL');
    await startServer(port);
    const { code, stdout } = await playing;
    expect(stdout).toMatch(/^sent\s+160\nacknowledged\s+160\nfailed\s+0$/m);
    // Requests failed meanwhile, and still none was lost or stored twice.
    expect(Number(/^retried\s+(\d+)$/m.exec(stdout)?.[1])).toBeGreaterThan(0);
    expect(stdout).toMatch(/^latency p99\s+[\d.]+ ms$/m);
    expect(code).toBe(0);
    expect((await countRequests()) - before).toBe(160);
  }, 180_000);

  it('fails when no server answers', async () => {
    const port = await freePort();
    const { code, stderr } = await runCli(
      location(),
      'simulate',
      '--url',
      `http://127.0.0.1:${port}`,
    );
    expect(code).toBe(1);
    expect(stderr).toMatch(/^No demo project answers at /);
  });
});
