import { paths } from '@concierge/contract/paths';
import type { Config } from '../../config.ts';
import { reasonOf } from '../../lib/reason.ts';
import { METRICS_PATH } from '../../metrics/registerMetrics.ts';
import { checkClient } from './checkClient.ts';
import { clockFinding } from './clock.ts';
import { type Finding, failure, findingsOf, ok, warning } from './finding.ts';
import { type Site, type SiteAnswer, callSite } from './site.ts';
import Fastify from 'fastify';
import type { Addressed } from '../../lib/addressed.ts';
import { securityHeaders } from '../../lib/securityHeaders.ts';
import { contentSecurityPolicy } from '../../pages/csp.ts';
import { DeviceClose, deviceProtocols } from '@concierge/contract/deviceLive';
import { newToken } from '../../lib/tokens.ts';

const GUIDE = 'see "Reverse proxy" in docs/deployment.md';

/** What browsers refuse to call from a page with TLS. */
function settingsFindings({ origin }: Site, config: Config): Finding[] {
  if (!origin.startsWith('https:')) {
    return [
      failure(
        'tls',
        `${origin} is not encrypted: browsers allow no notifications, and others read along`,
      ),
    ];
  }
  const addresses = { LIVE_URL: config.liveUrl, ICON_SERVICE_URL: config.iconServiceUrl };
  const plain = Object.entries(addresses).filter(([, address]) => /^(ws|http):/.test(address));
  return plain.map(([name]) =>
    failure('tls', `${name} is not encrypted: browsers do not call it from ${origin}`),
  );
}

/** An empty sign-in is refused as such, unless the server takes the page for one of another site. */
async function checkOrigin(site: Site): Promise<Finding[]> {
  const call = (headers: Record<string, string>) =>
    callSite(site, paths.login(), {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: site.origin, ...headers },
      body: '{}',
    });
  const isRefused = ({ text }: SiteAnswer) => text.includes('origin_refused');
  const answer = await call({});
  if (isRefused(answer)) {
    const fix = 'pass on Host and X-Forwarded-Proto, and set TRUST_PROXY';
    return [
      failure('origin', `the server takes ${site.origin} for another site: ${fix}; ${GUIDE}`),
    ];
  }
  if (answer.status !== 400) {
    return [failure('origin', `a call of the page is answered with ${answer.status}`)];
  }
  if (isRefused(await call({ 'x-forwarded-host': 'forged.invalid' }))) {
    const found = 'the X-Forwarded-Host of a client reaches the server';
    return [failure('origin', `${found}: overwrite it; ${GUIDE}`)];
  }
  return [ok('origin', `the server sees ${site.origin}`)];
}

/** What only this machine should reach. */
async function checkPublished(site: Site): Promise<Finding[]> {
  const ready = await callSite(site, '/readyz');
  const isReady = ready.text.startsWith('{"status":');
  const metrics = await callSite(site, METRICS_PATH);
  const published = [
    ...(isReady ? ['/readyz'] : []),
    ...(metrics.status === 401 && metrics.text.includes('errorCode') ? [METRICS_PATH] : []),
  ];
  if (published.length === 0) return [ok('published', `not /readyz or ${METRICS_PATH}`)];
  return [warning('published', `${published.join(' and ')} can be called from outside; ${GUIDE}`)];
}

/**
 * What can be seen from outside, through the proxy, without a session: the answers, the site and the client that the
 * server sees, headers, sockets and the clock.
 */
export async function checkProxy(site: Site, config: Config): Promise<readonly Finding[]> {
  const start = Date.now();
  let health: SiteAnswer;
  try {
    health = await callSite(site, '/healthz');
  } catch (error) {
    return [failure('site', `${site.origin} does not answer: ${reasonOf(error)}`)];
  }
  const end = Date.now();
  if (health.status !== 200 || health.text !== '{"status":"ok"}') {
    return [
      failure(
        'site',
        `${site.origin}/healthz is answered with ${health.status}, not by the server; ${GUIDE}`,
      ),
    ];
  }
  const date = Date.parse(health.headers.get('date') ?? '');
  return [
    ok('site', `${site.origin} answers`),
    ...settingsFindings(site, config),
    ...(await findingsOf('origin', () => checkOrigin(site))),
    ...(await findingsOf('client', () => checkClient(site, config))),
    ...(await findingsOf('sockets', () => checkSocket(site))),
    ...(await findingsOf('headers', () => headerFindings(site, config, health.headers))),
    ...(await findingsOf('published', () => checkPublished(site))),
    ...(Number.isNaN(date) ? [] : [clockFinding('the site', date, { start, end })]),
  ];
}

/** Of each answer its own, or of the connection. */
const OTHERS = new Set(['x-request-id', 'content-length', 'content-type', 'date', 'connection']);

/** The security headers that a server with these settings sends. */
async function expectedHeaders({ origin }: Site, config: Config): Promise<[string, string][]> {
  const protocol = origin.startsWith('https:') ? 'https' : 'http';
  const put = securityHeaders(contentSecurityPolicy(config), () => ({ protocol }) as Addressed);
  const app = Fastify();
  app.addHook('onRequest', async (request, reply) => put(request, reply));
  app.get('/', async () => '');
  const { headers } = await app.inject('/');
  return Object.entries(headers)
    .filter(([name]) => !OTHERS.has(name))
    .map(([name, value]) => [name, String(value)]);
}

/** Whether the security headers arrive as the server sends them. */
async function headerFindings(site: Site, config: Config, received: Headers): Promise<Finding[]> {
  const expected = await expectedHeaders(site, config);
  const changed = expected.filter(([name, value]) => received.get(name) !== value);
  if (changed.length === 0) return [ok('headers', 'the security headers arrive unchanged')];
  return changed.map(([name, value]) => {
    const found = received.get(name);
    const how = found === null ? 'is missing' : `arrives as "${found}"`;
    const fix =
      found === null && name === 'strict-transport-security'
        ? 'pass on X-Forwarded-Proto, and what the server answers'
        : 'leave it to the server';
    return failure('headers', `${name} ${how}, not as "${value}": ${fix}`);
  });
}

const TIMEOUT_MS = 10_000;

/** Opens the socket of a device whose key is none: the server itself closes it. */
async function checkSocket({ origin }: Site): Promise<Finding[]> {
  const address = `${origin.replace(/^http/, 'ws')}${paths.deviceLive()}`;
  const socket = new WebSocket(address, deviceProtocols(newToken()));
  const { promise: code, resolve } = Promise.withResolvers<number>();
  socket.addEventListener('close', (event) => resolve(event.code));
  const timer = setTimeout(() => resolve(0), TIMEOUT_MS);
  const isReached = (await code) === DeviceClose.keyEnded;
  clearTimeout(timer);
  if (isReached) return [ok('sockets', 'reach the server')];
  socket.close();
  return [
    failure(
      'sockets',
      'do not reach the server: pass on Upgrade and Connection below /api, with HTTP/1.1',
    ),
  ];
}
