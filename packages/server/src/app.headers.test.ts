import { BODY_LIMIT_BYTES } from '@concierge/contract/constants';
import { paths } from '@concierge/contract/paths';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Answer, Caller } from './testing/caller.ts';
import { serverForTests } from './testing/eachDatabase.ts';
import { folderForTests } from './testing/folders.ts';
import { startTestServer } from './testing/testServer.ts';

const RATE_LIMIT = 100;
const PAGE = { accept: 'text/html' };
const BY_TLS = { 'x-forwarded-proto': 'https' };
const LARGE = `"${'x'.repeat(BODY_LIMIT_BYTES)}"`;

/** The headers of every answer; `null`: the header must be absent. */
const EVERYWHERE = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': [
    'accelerometer=()',
    'camera=()',
    'display-capture=()',
    'geolocation=()',
    'gyroscope=()',
    'hid=()',
    'idle-detection=()',
    'magnetometer=()',
    'microphone=()',
    'midi=()',
    'payment=()',
    'serial=()',
    'usb=()',
    'xr-spatial-tracking=()',
  ].join(', '),
  'referrer-policy': 'no-referrer',
  'strict-transport-security': null,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'x-powered-by': null,
  server: null,
} as const;

const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: https://icons.example",
  "font-src 'self' data:",
  "connect-src 'self' https://icons.example wss://live.example",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'self'",
].join('; ');

const guarding = ({ headers }: Answer) =>
  Object.fromEntries(Object.keys(EVERYWHERE).map((name) => [name, headers.get(name)]));

describe('security headers of all answers', () => {
  const consoleDir = folderForTests({
    'index.html': '<html><head></head></html>',
    'assets/app-1a2b.js': 'console.log(1);',
    'service-worker.js': 'self.skipWaiting();',
  });
  const server = serverForTests({
    config: {
      consoleDir,
      trustProxy: ['loopback'],
      rateLimit: RATE_LIMIT,
      iconServiceUrl: 'https://icons.example/v1',
      liveUrl: 'wss://live.example/socket',
    },
  });
  let admin: Caller;
  beforeAll(async () => {
    admin = await server().signIn('admin');
  });

  const get = async (path: string, headers: Record<string, string> = {}) =>
    admin.get(path, { headers });
  const send = async (text: string, headers: Record<string, string> = {}) =>
    admin.send('POST', paths.login(), text, { headers });

  /** Every kind of answer, its status and how to get it. */
  const ANSWERS: readonly [string, number, () => Promise<Answer>][] = [
    ['the page', 200, () => get('/', PAGE)],
    ['the page at an address of the router', 200, () => get('/requests/waiting', PAGE)],
    [
      'a script in the cache',
      304,
      async () => {
        const { headers } = await get('/service-worker.js');
        const etag = headers.get('etag') ?? '';
        // Without cache-control `fetch` sends no-cache, to which the answer is never 304.
        return get('/service-worker.js', { 'if-none-match': etag, 'cache-control': 'max-age=0' });
      },
    ],
    ['a hashed script', 200, () => get('/assets/app-1a2b.js')],
    ['the service worker', 200, () => get('/service-worker.js')],
    ['a missing script', 404, () => get('/assets/old.js')],
    ['a call', 200, () => get(paths.auth())],
    ['a call without content', 204, () => server().anonymous.get(paths.logout())],
    ['a call without a session', 401, () => server().anonymous.get(paths.auth())],
    ['an invalid call', 400, () => send('{"username":1}')],
    ['a call of another site', 403, () => send('{}', { origin: 'https://evil.example' })],
    ['an unknown call', 404, () => get('/api/nothing')],
    ['a body that is too large', 413, () => send(LARGE)],
    ['a body that is not JSON', 415, () => send('a=1', { 'content-type': 'text/plain' })],
    ['an invalid address', 400, () => get('/%')],
    ['an address that is too long', 404, () => get(paths.sessionEnd('x'.repeat(500)))],
    ['interface icons', 200, () => get('/iconify/lucide.json?icons=bed')],
    ['the health check', 200, () => get('/healthz')],
    ['the OpenAPI document', 200, () => get('/api/docs/json')],
    [
      'a call that fails',
      500,
      async () => {
        await sql`alter table device rename to device_elsewhere`.execute(server().db);
        const answer = await get(paths.filteringOptions(server().project.id));
        await sql`alter table device_elsewhere rename to device`.execute(server().db);
        return answer;
      },
    ],
    [
      'a call above the rate limit',
      429,
      async () => {
        for (;;) {
          const answer = await server().anonymous.get(paths.auth());
          if (answer.status === 429) return answer;
        }
      },
    ],
  ];

  it.each(ANSWERS)('are on %s (%i)', async (_what, status, ask) => {
    const answer = await ask();
    expect(answer.status).toBe(status);
    expect(guarding(answer)).toEqual(EVERYWHERE);
    expect(answer.headers.get('content-security-policy')).toBe(POLICY);
    expect(answer.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    if (status === 204 || status === 304) return;
    expect(answer.headers.get('content-type')).toMatch(/^\S+\/\S+; charset=utf-8$/);
  });
});

describe('security headers of other answers', () => {
  const server = serverForTests({ config: { trustProxy: ['loopback'] } });

  it('an icon opened as a page may neither run nor load anything', async () => {
    const answer = await server().anonymous.get('/icons/lucide/bed.svg');
    expect(answer.status).toBe(200);
    expect(guarding(answer)).toEqual(EVERYWHERE);
    expect(answer.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'",
    );
  });

  it('answers over TLS have HSTS, failures as well', async () => {
    for (const path of [paths.auth(), '/healthz', '/api/nothing', '/api/docs']) {
      const { headers } = await server().anonymous.get(path, { headers: BY_TLS });
      expect([path, headers.get('strict-transport-security')]).toEqual([path, 'max-age=31536000']);
    }
  });

  it('only a trusted proxy may say that a call came over TLS', async () => {
    const direct = await startTestServer();
    const { headers } = await direct.anonymous.get(paths.auth(), { headers: BY_TLS });
    await direct.close();
    expect(headers.get('strict-transport-security')).toBeNull();
  });

  it('no answer of the API may be stored', async () => {
    const admin = await server().signIn('admin');
    for (const path of [paths.auth(), paths.users(server().project.id), '/api/nothing']) {
      for (const who of [admin, server().anonymous]) {
        expect((await who.get(path)).headers.get('cache-control')).toBe('no-store');
      }
    }
  });
});
