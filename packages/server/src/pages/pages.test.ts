import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import type { Language } from '@concierge/contract/constants';
import { describe, expect, it } from 'vitest';
import { serverForTests } from '../testing/eachDatabase.ts';
import { folderForTests } from '../testing/folders.ts';
import { connectRaw } from '../testing/rawSocket.ts';
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

const LOST = { en: 'Not found', tr: 'Bulunamadı', cs: 'Nenalezeno' };

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
    ...Object.fromEntries(
      Object.entries(LOST).map(([language, title]) => [
        `locales/${language}/shell.json`,
        JSON.stringify({ notFound: { title, body: 'Look <there>', home: 'Dashboard' } }),
      ]),
    ),
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
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toMatch(/not_found|<h1>Not found</);
  });

  it('an unknown address is no page when data is asked for', async () => {
    expect((await get('/whatever', { accept: 'application/json' })).statusCode).toBe(404);
  });

  /** Calls the address as it is, which other clients would rewrite. */
  async function call(path: string, lines: readonly string[]) {
    const raw = await connectRaw(server().url);
    const whole = path.replace('…', 'x'.repeat(20_000));
    const answer = await raw.call([`GET ${whole} HTTP/1.1`, 'Host: localhost', ...lines]);
    raw.socket.destroy();
    const [head = '', body] = answer.split('\r\n\r\n');
    return { status: Number(head.split(' ')[1]), head, body };
  }

  it.each<[string, number, string, ...string[]]>([
    ['/%', 400, '/'],
    ['/requests/%E0%A4%A', 400, '/'],
    ['/requests/%zz?lng=%E0%A4%A', 400, '/'],
    ['//dashboard', 404, '/'],
    ['//x/login?a=1', 404, '/'],
    ['/\\[', 404, '/'],
    ['//%5b', 404, '/'],
    ['//', 404, '/'],
    ['/tablet%', 400, '/tablet'],
    ['/tablet/%E0%A4%A', 400, '/tablet'],
    ['/tablet/nothing', 404, '/tablet'],
    ['/…', 431, '/'],
    ['/dashboard', 400, '/', 'Host: elsewhere'],
  ])(
    'Y59 a person who opens %s reads in their language that it is %i, with a way on to %s',
    async (path, status, home, ...more) => {
      const wanted = { 'cs-CZ, tr;q=0.5': 'cs', 'xx, cs;q=0, tr;q=0.5, en;q=0.1': 'tr', fr: 'en' };
      for (const [accepted, language] of Object.entries(wanted)) {
        const accept = ['Accept: text/html,*/*;q=0.8', `Accept-Language: ${accepted}`];
        const answer = await call(path, [...more, ...accept]);
        expect(answer.status).toBe(status);
        expect(answer.head).toMatch(/^content-type: text\/html; charset=utf-8\r$/im);
        expect(answer.head).toMatch(/^content-security-policy: default-src 'self'.*script-src/im);
        expect(answer.body).toContain(`<html lang="${language}">`);
        expect(Buffer.from(answer.body ?? '', 'latin1').toString()).toContain(
          `<h1>${LOST[language as Language]}</h1><p>Look &lt;there></p><p><a href="${home}">`,
        );
      }
      const { status: code, body } = await call(path, [...more, 'Accept: */*']);
      expect(code).toBe(status);
      expect(JSON.parse(body ?? '')).toEqual({ errorCode: expect.any(String) });
    },
  );

  it.each([
    ['to its end', 'text/html', '\r\n', /^<!doctype html>/],
    ['to its end', '*/*', '\r\n', /^\{"errorCode":"invalid_input"\}$/],
    ['to no end', 'text/html', '', /^<!doctype html>/],
    ['and more than is read', 'text/html', 'x'.repeat(70_000), /^<!doctype html>/],
  ])(
    'Y59 an overlong address in many packets, %s, is refused as %s',
    async (_how, accept, end, body) => {
      const { socket } = await connectRaw(server().url);
      const answered = once(socket, 'data');
      const long = Array.from({ length: 5 }, () => 'x'.repeat(5_000));
      for (const part of ['GET /', ...long, ` HTTP/1.1\r\nHost: a\r\nAccept: ${accept}\r\n`, end]) {
        socket.write(part);
        await setTimeout(20);
      }
      const [answer] = await answered;
      socket.destroy();
      expect(String(answer)).toMatch(/^HTTP\/1.1 431 /);
      expect(String(answer).split('\r\n\r\n')[1]).toMatch(body);
    },
  );

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
