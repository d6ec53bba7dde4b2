import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeCertificate } from '../testing/certificate.ts';
import { serverForTests } from '../testing/eachDatabase.ts';
import { findingsIn } from '../testing/findings.ts';
import { folderForTests } from '../testing/folders.ts';
import type { Certificate } from '../testing/postgres.ts';
import { type ProxyFaults, startReverseProxy } from '../testing/reverseProxy.ts';
import { runCliWith } from '../testing/runCli.ts';

const folder = folderForTests();
const server = serverForTests({ config: { trustProxy: ['loopback'] } });
let certificate: Certificate;
const known = getCACertificates('default');
beforeAll(async () => {
  certificate = await makeCertificate(folder, 'site');
  setDefaultCACertificates([...known, certificate.cert]);
});
afterAll(() => setDefaultCACertificates(known));

async function checkThrough(faults: ProxyFaults, env: Record<string, string> = {}) {
  const proxy = await startReverseProxy(server().url, faults, certificate);
  const settings = {
    DATA_DIR: server().location.dataDir,
    PORT: new URL(server().url).port,
    TRUST_PROXY: 'loopback',
    ...env,
  };
  const outcome = await runCliWith(settings, 'check', '--url', proxy.url);
  await proxy.close();
  return { ...outcome, found: findingsIn(outcome) };
}

it('R32 finds nothing wrong with a proxy that has TLS', async () => {
  const { code, found } = await checkThrough({});
  const { disk, backup, push, ...rest } = found;
  expect([backup, push].map((text) => text?.split(':')[0])).toEqual(['warning', 'warning']);
  expect(Object.values(rest).filter((text) => !text.startsWith('ok'))).toEqual([]);
  expect(Object.keys(rest)).toEqual(
    expect.arrayContaining(['site', 'origin', 'client', 'sockets', 'headers', 'clock']),
  );
  expect(code).toBe(Number(disk?.startsWith('error')));
});

it.each<[string, ProxyFaults, Record<string, string>, string, RegExp]>([
  [
    'a proxy that drops HSTS',
    { answer: (headers) => delete headers['strict-transport-security'] },
    {},
    'headers',
    /^error: strict-transport-security is missing/,
  ],
  [
    'a proxy that does not say that there is TLS',
    { call: (headers) => delete headers['x-forwarded-proto'] },
    {},
    'origin',
    /^error: the server takes \S+ for another site/,
  ],
  [
    'an address that pages with TLS may not call',
    {},
    { LIVE_URL: 'ws://live.example' },
    'tls',
    /^error: LIVE_URL is not encrypted/,
  ],
])('R32 sees %s', async (_what, faults, env, about, text) => {
  const { code, found } = await checkThrough(faults, env);
  expect([code, found[about]]).toEqual([1, expect.stringMatching(text)]);
});

it('R32 sees a certificate that browsers refuse', async () => {
  setDefaultCACertificates(known);
  const { code, found } = await checkThrough({});
  setDefaultCACertificates([...known, certificate.cert]);
  expect([code, found['site']]).toEqual([1, expect.stringMatching(/^error: .+ certificate/)]);
});
