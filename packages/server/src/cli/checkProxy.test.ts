import { beforeEach, describe, expect, it } from 'vitest';
import { freePort } from '@concierge/tooling/freePort';
import { createMetrics } from '../metrics/metrics.ts';
import { findingsIn } from '../testing/findings.ts';
import { folderForTests } from '../testing/folders.ts';
import { describeOnEachDatabase } from '../testing/eachDatabase.ts';
import { PROXIED_CLIENT, type ProxyFaults, startReverseProxy } from '../testing/reverseProxy.ts';
import { rowsOf } from '../testing/rows.ts';
import { runCliWith } from '../testing/runCli.ts';

const TOKEN = 'a-token-for-prometheus';

/** What a proxy does, what of it is found, and how. */
const FAULTS: readonly [string, ProxyFaults, string, RegExp][] = [
  ['drops upgrades', { dropsUpgrades: true }, 'sockets', /^error: do not reach the server/],
  [
    'drops a header',
    { answer: (headers) => delete headers['content-security-policy'] },
    'headers',
    /^error: content-security-policy is missing/,
  ],
  [
    'sets a header of its own',
    { answer: (headers) => (headers['x-frame-options'] = 'DENY') },
    'headers',
    /^error: x-frame-options arrives as "DENY"/,
  ],
  [
    'passes on another host',
    { call: (headers) => (headers['x-forwarded-host'] = 'inside.example') },
    'origin',
    /^error: the server takes \S+ for another site/,
  ],
  [
    'passes on what a client says of the host',
    {
      call: (headers, { host, 'x-forwarded-host': said }) =>
        (headers['x-forwarded-host'] = said ?? host),
    },
    'origin',
    /^error: the X-Forwarded-Host of a client/,
  ],
  [
    'passes on what a client says of its address',
    {
      call: (headers, received) => (headers['x-forwarded-for'] = received['x-forwarded-for'] ?? ''),
    },
    'client',
    /^error: the X-Forwarded-For of a client/,
  ],
  [
    'does not name the client',
    { call: (headers) => delete headers['x-forwarded-for'] },
    'client',
    /^warning: the server sees 127\.0\.0\.1, of TRUST_PROXY/,
  ],
  ['publishes /readyz', { inside: /^\/metrics$/ }, 'published', /^warning: \/readyz can be called/],
  [
    'publishes both',
    { inside: /^$/ },
    'published',
    /^warning: \/readyz and \/metrics can be called/,
  ],
  [
    'has another time',
    { answer: (headers) => (headers['date'] = 'Sat, 01 Jan 2000 00:00:00 GMT') },
    'clock',
    /^error: that of the site is \d+ s behind/,
  ],
  ['leads elsewhere', { inside: /./ }, 'site', /^error: \S+\/healthz is answered with 404/],
];

describeOnEachDatabase(
  'concierge check through a proxy',
  (server) => {
    const elsewhere = folderForTests();
    const settings = () => ({
      DATA_DIR: server().location.dataDir,
      ...(server().location.databaseUrl && { DATABASE_URL: server().location.databaseUrl ?? '' }),
      PORT: new URL(server().url).port,
      TRUST_PROXY: 'loopback',
      METRICS_TOKEN: TOKEN,
    });
    async function checkThrough(faults: ProxyFaults, env: Record<string, string> = {}) {
      const proxy = await startReverseProxy(server().url, faults);
      const outcome = await runCliWith({ ...settings(), ...env }, 'check', '--url', proxy.url);
      await proxy.close();
      return { ...outcome, found: findingsIn(outcome) };
    }
    beforeEach(async () => {
      await server().db.deleteFrom('sign_in_attempt').execute();
    });

    it('R32 finds only that it is without TLS, and leaves no failed sign-in', async () => {
      const { code, stderr, found } = await checkThrough({});
      expect([code, stderr]).toEqual([1, '']);
      expect(found).toMatchObject({
        server: `ok: ${server().url} can serve, and uses this database`,
        site: expect.stringMatching(/^ok/),
        tls: expect.stringMatching(/^error: http:\S+ is not encrypted/),
        origin: expect.stringMatching(/^ok/),
        client: `ok: the server sees ${PROXIED_CLIENT}`,
        sockets: 'ok: reach the server',
        headers: expect.stringMatching(/^ok/),
        published: expect.stringMatching(/^ok/),
        clock: expect.stringMatching(/^ok/),
      });
      const attempts = await rowsOf(server().db, 'sign_in_attempt');
      expect(attempts.filter(({ failures }) => failures > 0)).toEqual([]);
    });

    it.each(FAULTS)('R32 sees a proxy that %s', async (_what, faults, about, text) => {
      const { code, found } = await checkThrough(faults);
      expect([code, found[about]]).toEqual([1, expect.stringMatching(text)]);
    });

    it('R32 sees that the server and the site use another database', async () => {
      await runCliWith(
        { DATA_DIR: elsewhere, PORT: '0' },
        'provision',
        'project',
        '--code',
        'x',
        '--name',
        'X',
      );
      const env = { DATA_DIR: elsewhere, DATABASE_URL: '' };
      const { found } = await checkThrough({}, env);
      expect(found['server']).toMatch(/^error: \S+ uses another database/);
      expect(found['client']).toMatch(/^error: \S+ uses another database/);
    });
  },
  { config: { trustProxy: ['loopback'], metricsToken: TOKEN }, metrics: createMetrics() },
);

describe('concierge check of a site that does not answer', () => {
  const dataDir = folderForTests();

  it('R32 says why', async () => {
    const port = await freePort();
    const env = { DATA_DIR: dataDir, PORT: String(port) };
    const outcome = await runCliWith(env, 'check', '--url', `https://127.0.0.1:${port}`);
    const found = findingsIn(outcome);
    expect(found['site']).toMatch(/^error: https:\S+ does not answer: .*ECONNREFUSED/);
    expect(found['server']).toMatch(/^warning: none answers at HOST 127\.0\.0\.1 and PORT \d+$/);
  });
});
