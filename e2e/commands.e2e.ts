import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '@concierge/tooling/paths';
import { freePort } from '@concierge/server/testing/freePort';
import { queryRequests } from './support/requests.ts';
import { expect, test } from './support/test.ts';

/** Runs a command of the repository to its end. */
async function run(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, args, { cwd: ROOT, env: { ...process.env, ...env } });
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output, errors };
}

const MAIN = 'packages/server/src/main.ts';
const CLI = 'packages/server/src/cli/main.ts';
const lines = (text: string) => text.trim().split('\n');

test.describe('commands', () => {
  test('start prints the address and how to sign in', async ({ serverProcess }) => {
    await expect.poll(() => serverProcess.output()).toContain('concierge-demo');
    expect(serverProcess.output()).toContain(serverProcess.url);
    expect(serverProcess.output()).toMatch(/project\W+demo/i);
  });

  test('start refuses a port in use, a folder it cannot write and a database it cannot reach with one line each', async ({
    server,
  }) => {
    const folder = await mkdtemp(join(tmpdir(), 'concierge-e2e-start-'));
    const file = join(folder, 'a-file');
    await writeFile(file, '');
    const unused = await freePort();
    const cases = [
      { PORT: String(server.port), DATA_DIR: join(folder, 'data') },
      { PORT: String(unused), DATA_DIR: join(file, 'data') },
      {
        PORT: String(unused),
        DATA_DIR: join(folder, 'data'),
        DATABASE_URL: `postgres://nobody@127.0.0.1:${unused}/none`,
      },
      { PORT: 'four thousand', DATA_DIR: join(folder, 'data') },
    ];
    for (const env of cases) {
      const { code, errors } = await run([MAIN], env);
      expect(code, errors).toBe(1);
      expect(lines(errors), errors).toHaveLength(1);
      expect(errors).not.toContain('    at ');
    }
    await rm(folder, { recursive: true, force: true });
  });

  test('K4 simulate plays rooms against a running server until all requests are acknowledged', async ({
    server,
    openDesk,
  }) => {
    const { staff } = await openDesk('admin');
    const before = await queryRequests(staff, { 'state_id in': [1] });
    const { code, output, errors } = await run([
      CLI,
      'simulate',
      '--url',
      server.url,
      '--rooms',
      '5',
      '--rate',
      '10',
      '--seconds',
      '2',
    ]);
    expect(code, errors).toBe(0);
    expect(output).toMatch(/20 acknowledged|acknowledged\W+20/i);
    const after = await queryRequests(staff, { 'state_id in': [1] });
    expect(after.totalCount - before.totalCount).toBe(20);
  });

  test('simulate says so and fails where no server answers', async () => {
    const url = `http://127.0.0.1:${await freePort()}`;
    const { code, errors } = await run([
      CLI,
      'simulate',
      '--url',
      url,
      '--rooms',
      '1',
      '--rate',
      '1',
      '--seconds',
      '1',
    ]);
    expect(code).toBe(1);
    expect(errors).toContain(url);
  });
});
