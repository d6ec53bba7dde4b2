import { once } from 'node:events';
import { type IncomingMessage, get as httpGet } from 'node:http';
import { text } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { serverForTests } from '../testing/eachDatabase.ts';
import { folderForTests } from '../testing/folders.ts';
import { startTestServer } from '../testing/testServer.ts';

const SCRIPT = 'console.log("a script");'.repeat(100);
const SCREEN = { texts: [], scripts: [] };
const SCREENS = {
  '/login': SCREEN,
  '/dashboard': SCREEN,
  '/requests': SCREEN,
  '/requests/waiting': SCREEN,
};
const EVIL = 'https://example.org/</script><script>alert(1)</script>$&';

/** A page, a script in two encodings and a service worker. */
const build = (page: string) => ({
  'index.html': `<html><body><!--boot-->${page}</body></html>`,
  'assets/app-1a2b.js': SCRIPT,
  'assets/app-1a2b.js.br': brotliCompressSync(SCRIPT),
  'service-worker.js': 'self.skipWaiting();',
});

describe('pages over HTTP', () => {
  const consoleDir = folderForTests({
    ...build('A console'),
    'screens.json': JSON.stringify(SCREENS),
    'locales/en/common.json': '{"close":"Close"}',
  });
  const tabletDir = folderForTests(build('A tablet'));
  const server = serverForTests({ config: { consoleDir, tabletDir, registrationUrl: EVIL } });

  const get = (url: string, headers: Record<string, string> = {}) =>
    server().app.inject({ url, headers: { accept: 'text/html', ...headers } });

  it.each([
    ['/', 200, 'console'],
    ['/index.html', 200, 'console'],
    ['/login', 200, 'console'],
    ['/Dashboard/', 200, 'console'],
    ['/requests?limit=5', 200, 'console'],
    ['/.env', 404, 'console'],
    ['/.git/config', 404, 'console'],
    ['/requests/nope', 404, 'console'],
    ['/constructor', 404, 'console'],
    ['/tablet', 200, 'tablet'],
    ['/tablet/', 200, 'tablet'],
    ['/tablet?message=3', 200, 'tablet'],
  ])('B8 Q10 %s is %i with the page of the %s, never kept', async (url, status, page) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(status);
    expect(answer.body).toContain(`A ${page}`);
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': expect.stringContaining("script-src 'self'"),
    });
  });

  it.each([
    '/api/nothing',
    '/locales/en/nothing.json',
    '/icons/x.svg',
    '/assets/old.js',
    '/tablet/index.html',
    '/tablet/assets/other.js',
    '/tablet/..%2fpackage.json',
  ])('Q10 %s is no page and no file', async (url) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.body]).toEqual([404, expect.stringContaining('not_found')]);
  });

  it('an unknown address is no page when data is asked for', async () => {
    expect((await get('/whatever', { accept: 'application/json' })).statusCode).toBe(404);
  });

  it('addresses that look like a host are 404 and no error of the server', async () => {
    const { hostname, port } = new URL(server().url);
    for (const path of ['//', '///', '//[', '//@', '/\\[', '//%5b', '//x/login?a=1']) {
      // The path as it is, which `fetch` would rewrite.
      const call = httpGet({ hostname, port, path, headers: { accept: 'text/html' } });
      const [answer] = (await once(call, 'response')) as [IncomingMessage];
      const body = await text(answer);
      expect([path, answer.statusCode, body]).toEqual([path, 404, '{"errorCode":"not_found"}']);
    }
  });

  it.each(['', '/tablet'])(
    'Q10 hashed files of "%s" are kept forever, and come in the compressed form',
    async (base) => {
      const plain = await get(`${base}/assets/app-1a2b.js`);
      expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(plain.body).toBe(SCRIPT);
      const packed = await get(`${base}/assets/app-1a2b.js`, { 'accept-encoding': 'br, gzip' });
      expect(packed.headers['content-encoding']).toBe('br');
      expect(packed.headers['content-type']).toMatch(/javascript/);
      expect(packed.rawPayload.equals(brotliCompressSync(SCRIPT))).toBe(true);
    },
  );

  it.each([
    ['/service-worker.js', '/'],
    ['/tablet/service-worker.js', '/tablet'],
  ])('I5 Q10 %s is asked for each time, and serves all of %s', async (url, scope) => {
    const { headers } = await get(url);
    expect(headers['content-type']).toMatch(/javascript/);
    expect(headers).toMatchObject({ 'service-worker-allowed': scope, 'cache-control': 'no-cache' });
  });

  it('H1 serves the translations with their version, revalidated each time', async () => {
    const answer = await get('/locales/en/common.json?0.0.30');
    expect(answer.json()).toEqual({ close: 'Close' });
    expect(answer.headers['content-type']).toMatch(/application\/json/);
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  it.each([
    '/..%2fsecret',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/assets/..%2f..%2fx',
    '/%zz',
    '/tablet/../package.json',
    '/tablet/%2e%2e/package.json',
  ])('Q10 %s leads nowhere', async (url) => {
    const { statusCode } = await get(url, { accept: 'application/json' });
    expect(statusCode).toBeGreaterThanOrEqual(400);
  });

  it('A1 gives the page its settings, and no value can break out of them', async () => {
    const { body } = await get('/');
    const json = /id="concierge-config">(.*?)<\/script>/.exec(body)?.[1] ?? '';
    expect(JSON.parse(json)).toMatchObject({ registrationUrl: EVIL });
    expect(body).not.toContain('<script>alert');
  });

  it('Q10 without a build there is no page', async () => {
    const bare = await startTestServer();
    for (const url of ['/', '/tablet']) {
      const answer = await bare.app.inject({ url, headers: { accept: 'text/html' } });
      expect(answer.statusCode).toBe(404);
    }
    await bare.close();
  });
});
