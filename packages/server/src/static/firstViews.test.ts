import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { FIRST_VIEW_ELEMENT_ID, type FirstViewState } from '@concierge/contract/firstView';
import { DEFAULT_RUNTIME_CONFIG } from '@concierge/contract/runtimeConfig';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerStatic } from './registerStatic.ts';

const INDEX = `<!doctype html><html lang="en"><head><title>Concierge</title>
<script type="application/json" id="concierge-config"></script></head>
<body><div id="root"></div></body></html>`;

/** Draws as the contract says, and counts how often it has to. */
const BUNDLE = `
let drawn = 0;
export async function renderPage({ pathname, search, language, texts, ask }) {
  if (ask) return null;
  if (pathname === '/broken') throw new Error('Cannot be drawn');
  const isLogin = pathname === '/login';
  const state = { user: null, language, texts: { [language]: texts[language] }, drawnFor: isLogin ? pathname + search : null };
  if (!isLogin) return { head: '', html: '', state };
  drawn += 1;
  return { head: '<title>Drawn</title><style>a{}</style>', html: '<main>' + language + ' ' + drawn + ' $&</main>', state };
}`;

let folder: string;
let app: FastifyInstance;
const failures: string[] = [];

async function appFor(root: string): Promise<FastifyInstance> {
  const stream = { write: (line: string) => void failures.push(line) };
  const instance = Fastify({ logger: { level: 'error', stream } });
  await instance.register(cookie);
  await registerStatic(instance, {
    root,
    runtimeConfig: DEFAULT_RUNTIME_CONFIG,
    sessionCookie: 'session',
    livePositionOf: async () => ({ epoch: 'e', seq: 0 }),
  });
  await instance.ready();
  return instance;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'concierge-first-views-'));
  const root = join(folder, 'dist');
  for (const [language, close] of [
    ['en', 'Close'],
    ['cs', 'Zavřít'],
  ] as const) {
    await mkdir(join(root, 'locales', language), { recursive: true });
    const texts = { close, evil: '</script><script>alert(1)</script>' };
    await writeFile(join(root, `locales/${language}/common.json`), JSON.stringify(texts));
  }
  await writeFile(join(root, 'index.html'), INDEX);
  await mkdir(`${root}-server`);
  await writeFile(join(`${root}-server`, 'entryServer.js'), BUNDLE);
  await writeFile(join(`${root}-server`, 'package.json'), '{"type":"module"}');
  app = await appFor(root);
});

afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { accept: 'text/html', ...headers } });

function stateIn(body: string): FirstViewState | null {
  const element = new RegExp(`id="${FIRST_VIEW_ELEMENT_ID}">(.*?)</script>`).exec(body);
  return element?.[1] === undefined ? null : (JSON.parse(element[1]) as FirstViewState);
}

describe('the sign-in page', () => {
  it('comes drawn, with its title, its styles and what it was drawn from', async () => {
    const { body } = await get('/login?next=%2Fusers', { 'accept-language': 'cs' });
    expect(body).toMatch(/<div id="root" inert><main>cs \d+ \$&<\/main><\/div>/);
    expect(body.match(/<title>/g)).toHaveLength(1);
    expect(body).toContain('<title>Drawn</title><style>a{}</style></head>');
    expect(stateIn(body)).toMatchObject({
      user: null,
      language: 'cs',
      texts: { cs: { common: { close: 'Zavřít' } } },
      drawnFor: '/login?next=%2Fusers',
    });
  });

  it('H2 comes in the language of the visitor, marked where that is only a guess', async () => {
    const opening = async (url: string, headers: Record<string, string>) =>
      /<html[^>]*>/.exec((await get(url, headers)).body)?.[0];
    expect(await opening('/login', { 'accept-language': 'cs' })).toBe(
      '<html lang="cs" data-view="guessed">',
    );
    expect(await opening('/login', {})).toBe('<html lang="en" data-view="guessed">');
    expect(await opening('/login?lng=cs', { 'accept-language': 'en' })).toBe('<html lang="cs">');
    expect(await opening('/login', { cookie: 'i18next=cs' })).toBe('<html lang="cs">');
  });

  it('is drawn once for everybody who reads the same language', async () => {
    const drawing = async (url: string) =>
      /<main>(.*?)<\/main>/.exec((await get(url, { 'accept-language': 'tr' })).body)?.[1];
    const first = await drawing('/login');
    expect(first).toMatch(/^tr /);
    expect(await drawing('/login?next=%2Fmessages')).toBe(first);
  });

  it('holds nothing that could end the element of its state', async () => {
    const { body } = await get('/login');
    expect(body).not.toContain('alert(1)</script>');
    expect(stateIn(body)?.texts.en?.common).toMatchObject({
      evil: '</script><script>alert(1)</script>',
    });
  });

  it('asks for neither session nor texts ahead, since it holds them', async () => {
    expect((await get('/login')).body).not.toContain('rel="preload" as="fetch"');
  });

  it('is kept by browsers until it changes, apart for each language and visitor', async () => {
    const answer = await get('/login', { 'accept-language': 'cs' });
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers.vary).toBe('Accept-Encoding, Accept-Language, Cookie');
    const etag = String(answer.headers.etag);
    const again = (language: string) =>
      get('/login', { 'accept-language': language, 'if-none-match': etag });
    expect((await again('cs')).statusCode).toBe(304);
    expect((await again('en')).statusCode).toBe(200);
  });

  it('is sent as small as the browser can read it', async () => {
    const plain = await get('/login');
    const br = await get('/login', { 'accept-encoding': 'gzip, deflate, br' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    const gzip = await get('/login', { 'accept-encoding': 'gzip' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    expect(plain.headers['content-encoding']).toBeUndefined();
  });
});

describe('other pages', () => {
  it('A4 tell somebody without a session that they have none', async () => {
    const { body } = await get('/requests/waiting', { 'accept-language': 'cs' });
    expect(body).toContain('<div id="root"></div>');
    expect(stateIn(body)).toMatchObject({ user: null, drawnFor: null });
  });

  it('A4 tell nothing to somebody whose session has to be checked', async () => {
    const { body } = await get('/login', { cookie: 'session=anything' });
    expect(stateIn(body)).toBeNull();
    expect(body).toContain('<div id="root"></div>');
    expect(body).toContain('href="/api/auth"');
  });

  it('are as without first views when they cannot be drawn, and the log says why', async () => {
    const answer = await get('/broken');
    expect(answer.statusCode).toBe(200);
    expect(stateIn(answer.body)).toBeNull();
    expect(answer.body).toContain('href="/api/auth"');
    expect(failures.join()).toContain('Cannot be drawn');
  });

  it('do not hand out what the server draws with', async () => {
    for (const url of ['/entryServer.js', '/../dist-server/entryServer.js', '/dist-server/x.js']) {
      expect((await get(url, { accept: '*/*' })).body).not.toContain('renderPage');
    }
  });
});
