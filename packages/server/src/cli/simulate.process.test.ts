import { describe, expect, it } from 'vitest';
import { withDatabase } from '../database/open.ts';
import { freePort } from '@concierge/tooling/freePort';
import { folderForEach } from '../testing/folders.ts';
import { runCli } from '../testing/runCli.ts';
import { startServerProcess } from '../testing/serverProcess.ts';

const dataDir = folderForEach();

const location = () => ({ databaseUrl: null, dataDir: dataDir() });
const simulate = (port: number, options = '') => {
  const words = `simulate --url http://127.0.0.1:${port} ${options}`.trim();
  return runCli(location(), ...words.split(' '));
};

describe('the simulator', () => {
  const start = (port: number) =>
    startServerProcess({ location: location(), port, args: ['--demo'], env: { NODE_ENV: '' } });
  const countRequests = () =>
    withDatabase(location(), async ({ db }) => {
      return (await db.selectFrom('service_request').select('id').execute()).length;
    });

  it('K4 every request is stored exactly once, although the server is killed in between', async () => {
    const port = await freePort();
    const server = await start(port);
    const before = await countRequests();
    const playing = simulate(port, '--rooms 20 --rate 40 --seconds 4');
    // Killed in the middle: the simulator has begun, and most is still to be sent.
    await expect.poll(countRequests, { timeout: 30_000 }).toBeGreaterThan(before + 20);
    await server.kill();
    const again = await start(port);
    const { code, stdout } = await playing;
    expect(stdout).toMatch(/^sent\s+160\nacknowledged\s+160\nfailed\s+0$/m);
    // Requests failed meanwhile, and still none was lost or stored twice.
    expect(Number(/^retried\s+(\d+)$/m.exec(stdout)?.[1])).toBeGreaterThan(0);
    expect(stdout).toMatch(/^latency p99\s+[\d.]+ ms$/m);
    expect(code).toBe(0);
    expect((await countRequests()) - before).toBe(160);
    await again.stop();
  }, 180_000);

  it('fails when no server answers', async () => {
    const { code, stderr } = await simulate(await freePort());
    expect(code).toBe(1);
    expect(stderr).toMatch(/^No demo project answers at /);
  });
});
