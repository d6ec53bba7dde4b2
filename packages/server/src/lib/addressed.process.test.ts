import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paths } from '@concierge/contract/paths';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Caller } from '../testing/caller.ts';
import { LiveClient } from '../testing/liveClient.ts';
import { type ServerProcess, startServerProcess } from '../testing/serverProcess.ts';

const ENV = { LOG_LEVEL: 'warn', NODE_ENV: 'test' };
const REFUSED = 'refused a call of another site';

/** What the log says of each refusal so far. */
function refusalsIn(server: ServerProcess): Record<string, unknown>[] {
  const lines = server.output().split('\n');
  return lines
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ msg }) => msg === REFUSED);
}

describe('the log of a server behind a proxy', () => {
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'concierge-proxied-'));
  });
  afterAll(() => rm(dataDir, { recursive: true, force: true }));

  const start = (trusted: string) =>
    startServerProcess({
      location: { databaseUrl: null, dataDir },
      env: { ...ENV, TRUST_PROXY: trusted },
    });

  it.each([
    [
      'the port that the proxy leaves out',
      'loopback',
      { 'x-forwarded-host': 'h', 'x-forwarded-proto': 'https' },
      'https://h:8443',
      { site: 'https://h', decidedBy: 'x-forwarded-host' },
    ],
    [
      'the protocol that the proxy names',
      'loopback',
      { 'x-forwarded-host': 'h', 'x-forwarded-proto': 'http' },
      'https://h',
      { site: 'http://h', decidedBy: 'x-forwarded-proto' },
    ],
    [
      'the protocol that the proxy does not name',
      'loopback',
      { 'x-forwarded-host': 'h' },
      'https://h',
      { site: 'http://h', decidedBy: 'connection' },
    ],
    [
      'headers of a proxy that is not trusted',
      'false',
      { 'x-forwarded-host': 'h', 'x-forwarded-proto': 'https' },
      'https://h',
      {
        decidedBy: 'connection',
        ignored: 'x-forwarded-* of an address that is not in TRUST_PROXY',
      },
    ],
  ])('Y2 names both origins and what decided: %s', async (_what, trusted, told, origin, said) => {
    const server = await start(trusted);
    try {
      const headers = { ...told, origin };
      expect((await new Caller(server.url).post(paths.login(), {}, { headers })).status).toBe(403);
      const expected = expect.objectContaining({ origin, ...said });
      await expect
        .poll(() => refusalsIn(server), { message: 'the refused call' })
        .toEqual([expected]);
    } finally {
      await server.stop();
    }
  });

  it('Y2 names both origins of a refused socket and of a refused reading call', async () => {
    const server = await start('false');
    const { origin: site } = new URL(server.url);
    try {
      const origin = 'https://evil.example';
      const client = new LiveClient(server.url, 1, { origin });
      await client.closeCode();
      const headers = { origin, 'sec-fetch-site': 'same-site' };
      expect((await new Caller(server.url).get(paths.logout(), { headers })).status).toBe(403);
      await expect
        .poll(() => refusalsIn(server), { message: 'both refusals' })
        .toEqual([
          expect.objectContaining({ origin, site, decidedBy: 'connection' }),
          expect.objectContaining({ origin, site, decidedBy: 'sec-fetch-site' }),
        ]);
    } finally {
      await server.stop();
    }
  });
});
