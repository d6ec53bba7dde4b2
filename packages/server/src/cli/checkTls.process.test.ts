import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { freePort } from '@concierge/tooling/freePort';
import { ROOT } from '@concierge/tooling/paths';
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

async function check(url: string, env: Record<string, string> = {}) {
  const settings = {
    DATA_DIR: server().location.dataDir,
    PORT: new URL(server().url).port,
    TRUST_PROXY: 'loopback',
    ...env,
  };
  const outcome = await runCliWith(settings, 'check', '--url', url);
  return { ...outcome, found: findingsIn(outcome) };
}

async function checkThrough(faults: ProxyFaults, env: Record<string, string> = {}) {
  const proxy = await startReverseProxy(server().url, faults, certificate);
  const outcome = await check(proxy.url, env);
  await proxy.close();
  return outcome;
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

describe.runIf(spawnSync('nginx', ['-v']).status === 0)('deploy/nginx.conf', () => {
  /** Checks through nginx with the configuration, this machine's names and ports in it. */
  async function checkThroughNginx(what: RegExp, instead: string) {
    const port = await freePort();
    const site = readFileSync(join(ROOT, 'deploy/nginx.conf'), 'utf8')
      .replace('listen 80;', `listen 127.0.0.1:${await freePort()};`)
      .replace('listen 443', `listen 127.0.0.1:${port}`)
      .replace('127.0.0.1:4600', new URL(server().url).host)
      .replace(/\/etc\S+fullchain.pem/, join(folder, 'site.crt'))
      .replace(/\/etc\S+privkey.pem/, join(folder, 'site.key'))
      .replaceAll('concierge.example', 'localhost')
      .replaceAll(what, instead);
    const file = join(folder, 'nginx.conf');
    const own = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${folder}/${name};`,
    );
    const main = `daemon off; pid ${folder}/pid; events {}`;
    writeFileSync(file, `${main} http { access_log off; ${own.join(' ')}\n${site}}`);
    const nginx = spawn('nginx', ['-c', file, '-e', join(folder, 'nginx.log')], {
      stdio: 'ignore',
    });
    onTestFinished(() => void nginx.kill());
    const url = `https://localhost:${port}`;
    await vi.waitFor(() => fetch(`${url}/healthz`), { timeout: 30_000 });
    const { found } = await check(url);
    return Object.entries(found).flatMap(([about, text]) =>
      text.startsWith('error') ? about : [],
    );
  }

  it.each<[string, RegExp, string, string[]]>([
    ['as it is', /$^/g, '', []],
    ['without X-Forwarded headers', /^.*X-Forwarded.*$/gm, '', ['origin', 'client', 'headers']],
    ['with the name of its upstream as host', /\$http_host/g, '$proxy_host', ['origin']],
    ['without upgrades', /^.*(Upgrade|upgrade;).*$/gm, '', ['sockets']],
  ])('R32 %s', async (_how, what, instead, wrong) => {
    const errors = await checkThroughNginx(what, instead);
    expect(errors.filter((about) => about !== 'disk')).toEqual(wrong);
  });
});
