import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { DEFAULT_RUNTIME_CONFIG } from '@concierge/contract/runtimeConfig';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressCalls, addressReader } from '../lib/addressed.ts';
import { registerPages } from './registerPages.ts';

const SCRIPT = 'console.log("a console");'.repeat(20);
let root: string;
let app: FastifyInstance;

async function appFor(folder: string, config = DEFAULT_RUNTIME_CONFIG): Promise<FastifyInstance> {
  const instance = Fastify();
  instance.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ errorCode: 'not_found' }),
  );
  addressCalls(instance, addressReader([]));
  await instance.register(cookie);
  await registerPages(instance, {
    root: folder,
    runtimeConfig: config,
    sessionCookie: 'session',
    admit: async () => undefined,
    livePositionOf: async () => ({ epoch: 'e', seq: 0 }),
    now: () => new Date(),
  });
  await instance.ready();
  return instance;
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'concierge-pages-'));
  await mkdir(join(root, 'assets'));
  await mkdir(join(root, 'locales/en'), { recursive: true });
  await writeFile(
    join(root, 'index.html'),
    '<html><body><!--boot--><div id="root"></div></body></html>',
  );
  await writeFile(join(root, 'assets/app-1a2b.js'), SCRIPT);
  await writeFile(join(root, 'assets/app-1a2b.js.br'), brotliCompressSync(SCRIPT));
  await writeFile(join(root, 'locales/en/common.json'), '{"close":"Close"}');
  await writeFile(join(root, 'service-worker.js'), 'self.skipWaiting();');
  app = await appFor(root);
});

afterAll(async () => {
  await app.close();
  await rm(root, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { accept: 'text/html', ...headers } });

describe('the console over HTTP', () => {
  it('B8 answers every address of the router with the page, never from a cache', async () => {
    for (const url of ['/', '/index.html', '/dashboard', '/requests/waiting?limit=5', '/no/such']) {
      const answer = await get(url);
      expect([url, answer.statusCode, answer.headers['cache-control']]).toEqual([
        url,
        200,
        'no-cache',
      ]);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    }
  });

  it.each(['/api/nothing', '/locales/en/nothing.json', '/icons/x.svg', '/assets/old.js'])(
    'does not answer %s with the page',
    async (url) => {
      const answer = await get(url);
      expect([answer.statusCode, answer.json()]).toEqual([404, { errorCode: 'not_found' }]);
    },
  );

  it('does not answer an unknown address with the page when data is asked for', async () => {
    expect((await get('/whatever', { accept: 'application/json' })).statusCode).toBe(404);
  });

  it('lets browsers keep hashed files for ever and sends the compressed form', async () => {
    const plain = await get('/assets/app-1a2b.js');
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(plain.body).toBe(SCRIPT);
    const packed = await get('/assets/app-1a2b.js', { 'accept-encoding': 'br, gzip' });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(packed.headers['content-type']).toMatch(/javascript/);
    expect(packed.rawPayload.equals(brotliCompressSync(SCRIPT))).toBe(true);
  });

  it('H1 serves the translations with their version, revalidated each time', async () => {
    const answer = await get('/locales/en/common.json?0.0.30');
    expect(answer.json()).toEqual({ close: 'Close' });
    expect(answer.headers['content-type']).toMatch(/application\/json/);
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  it('I5 serves the service worker for the whole site', async () => {
    const answer = await get('/service-worker.js');
    expect(answer.headers['service-worker-allowed']).toBe('/');
    expect(answer.headers['content-type']).toMatch(/javascript/);
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  it('leads nowhere outside its folder', async () => {
    for (const url of [
      '/..%2fsecret',
      '/%2e%2e/%2e%2e/etc/passwd',
      '/assets/..%2f..%2fx',
      '/%zz',
    ]) {
      const answer = await get(url, { accept: 'application/json' });
      expect([url, answer.statusCode >= 400]).toEqual([url, true]);
    }
  });

  it('A1 gives the page its settings, and no value can break out of them', async () => {
    const evil = await appFor(root, {
      ...DEFAULT_RUNTIME_CONFIG,
      registrationUrl: 'https://example.org/</script><script>alert(1)</script>$&',
    });
    const answer = await evil.inject({ url: '/', headers: { accept: 'text/html' } });
    await evil.close();
    const json = /id="concierge-config">(.*?)<\/script>/.exec(answer.body)?.[1] ?? '';
    expect(JSON.parse(json)).toMatchObject({
      registrationUrl: 'https://example.org/</script><script>alert(1)</script>$&',
    });
    expect(answer.body.match(/<script/g)).toHaveLength(2); // settings and boot data
  });

  it('serves nothing, and says so, when the console is not built', async () => {
    const bare = await appFor(join(root, 'missing'));
    const answer = await bare.inject({ url: '/', headers: { accept: 'text/html' } });
    await bare.close();
    expect(answer.statusCode).toBe(404);
  });
});
