import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from './freePort.ts';
import { ROOT } from './paths.ts';

const README = readFileSync(join(ROOT, 'README.md'), 'utf8');
/** The line of the README that runs a script. */
const lineOf = (script: string) =>
  new RegExp(`^npx -y pnpm@\\S+ ${script}.*$`, 'm').exec(README)?.[0];

describe('the first commands of the README', () => {
  const folder = mkdtempSync(join(tmpdir(), 'concierge-start-'));
  let url: string;
  let server: ChildProcess;
  let printed = '';

  const interrupt = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'close');
    process.kill(-(server.pid ?? 0), 'SIGINT');
    await ended;
  };

  beforeAll(async () => {
    const port = String(await freePort());
    url = `http://127.0.0.1:${port}`;
    // A group of its own, as in a terminal: Ctrl+C reaches all of it.
    server = spawn('bash', ['-c', `exec ${lineOf('start')}`], {
      cwd: ROOT,
      env: { ...process.env, NODE_ENV: '', PORT: port, DATA_DIR: folder, DATABASE_URL: '' },
      detached: true,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    server.stdout?.on('data', (text) => (printed += String(text)));
  });
  afterAll(async () => {
    await interrupt();
    rmSync(folder, { recursive: true, force: true });
  });

  it('K6 Z7 start the demo, in which people sign in as it says', async () => {
    await expect
      .poll(() => printed, { timeout: 120_000 })
      .toContain(`Concierge is running at ${url}`);
    const [, project, username, password] =
      /project `(\w+)`, user `(\w+)`.*password\s+`([\w-]+)`/.exec(README) ?? [];
    const { status } = await fetch(`${url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ projectCode: project, username, password }),
    });
    expect(status).toBe(200);
  });

  it('K6 Z7 simulate guests, and end by Ctrl+C', async () => {
    const command = lineOf('simulate')
      ?.replace('http://127.0.0.1:4600', url)
      .replace(/--seconds \d+/, '--seconds 2');
    const report = execFileSync('bash', ['-c', command ?? ''], { cwd: ROOT, encoding: 'utf8' });
    expect(report).toMatch(/^acknowledged\s+2\nfailed\s+0$/m);
    await interrupt();
    await expect(fetch(`${url}/healthz`)).rejects.toThrow('fetch failed');
  });
});
