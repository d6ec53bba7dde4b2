import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestServer, startTestServer } from '../testing/testServer.ts';

const SCRIPT = 'console.log("a tablet");'.repeat(100);

describe('the tablet over HTTP', () => {
  let root: string;
  let server: TestServer;

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'concierge-tablet-'));
    await mkdir(join(root, 'assets'));
    await writeFile(join(root, 'index.html'), '<html><body>A tablet</body></html>');
    await writeFile(join(root, 'assets/app-1a2b.js'), SCRIPT);
    await writeFile(join(root, 'assets/app-1a2b.js.br'), brotliCompressSync(SCRIPT));
    await writeFile(join(root, 'service-worker.js'), 'self.skipWaiting();');
    server = await startTestServer({ config: { tabletDir: root } });
  });
  afterAll(async () => {
    await server.close();
    await rm(root, { recursive: true, force: true });
  });

  const get = (url: string, headers: Record<string, string> = {}) =>
    server.app.inject({ url, headers: { accept: 'text/html', ...headers } });

  it.each(['/tablet', '/tablet/', '/tablet?message=3'])(
    'Q10 %s is its page, never kept',
    async (url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toContain('A tablet');
      expect(answer.headers).toMatchObject({
        'cache-control': 'no-cache',
        'content-type': 'text/html; charset=utf-8',
      });
      expect(answer.headers['content-security-policy']).toContain("script-src 'self'");
    },
  );

  it('Q10 files of the build are kept for good, and come compressed', async () => {
    const answer = await get('/tablet/assets/app-1a2b.js', { 'accept-encoding': 'br' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
    });
  });

  it('Q10 its service worker answers for the page and is asked for each time', async () => {
    const { headers } = await get('/tablet/service-worker.js');
    expect(headers).toMatchObject({
      'service-worker-allowed': '/tablet',
      'cache-control': 'no-cache',
    });
  });

  it.each([
    '/tablet/index.html',
    '/tablet/assets/other.js',
    '/tablet/../package.json',
    '/tablet/%2e%2e/package.json',
    '/tablet/..%2fpackage.json',
    '/tabletx',
  ])('Q10 %s is no file of it', async (url) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.body]).toEqual([404, expect.stringContaining('not_found')]);
  });

  it('Q10 without a build the address is unknown', async () => {
    const other = await startTestServer();
    const answer = await other.app.inject('/tablet');
    expect(answer.statusCode).toBe(404);
    await other.close();
  });
});
