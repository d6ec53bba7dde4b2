import { brotliDecompressSync } from 'node:zlib';
import { BOOT_DATA_ELEMENT_ID, type BootData } from '@concierge/contract/bootData';
import type { Language } from '@concierge/contract/constants';
import { paths } from '@concierge/contract/paths';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { SESSION_COOKIE } from '../auth/sessions.ts';
import type { Caller } from '../testing/caller.ts';
import { serverForTests, signedIn } from '../testing/eachDatabase.ts';
import { folderForTests } from '../testing/folders.ts';
import { loadBootData } from './bootData.ts';

/** Long enough to be worth compressing. */
const INDEX = `<!doctype html><html lang="en"><head><title>Concierge</title></head>
<body><!--boot--><div id="root">${'<p>A static shell</p>'.repeat(60)}</div></body></html>`;
const SCREENS = {
  '/login': { texts: ['auth'], scripts: ['assets/login.js'] },
  '/dashboard': { texts: ['auth'], scripts: ['assets/frame.js'] },
  '/requests/waiting': {
    texts: ['auth', 'requests'],
    scripts: ['assets/frame.js', 'assets/requests.js'],
  },
};
const TEXTS = {
  en: { auth: { title: 'Sign in' }, requests: { title: 'Requests' } },
  cs: {
    auth: { title: 'Přihlášení', evil: '</script><script>alert(1)</script>' },
    requests: { title: 'Požadavky' },
  },
};

const HOUR_MS = 3_600_000;
const WAIT_MS = 30_000;
const OURS = 'Towels for the pool';
const THEIRS = 'Of another project';

const localeFiles = Object.entries(TEXTS).flatMap(([language, files]) =>
  Object.entries(files).map(([name, texts]) => [
    `locales/${language}/${name}.json`,
    JSON.stringify(texts),
  ]),
);
const consoleDir = folderForTests({
  'index.html': INDEX,
  'screens.json': JSON.stringify(SCREENS),
  'assets/inter-latin-wght-1a2b.woff2': '',
  'assets/inter-latin-ext-wght-3c4d.woff2': '',
  ...(Object.fromEntries(localeFiles) as Record<string, string>),
});
const server = serverForTests({ config: { consoleDir } });
const admin = signedIn(server, 'admin');

beforeAll(async () => {
  await server().request({ note: OURS });
  const { foreign } = server();
  await server().request({
    note: THEIRS,
    device: foreign.devices[0],
    service: foreign.services[0],
  });
});

/** On a busy machine the data may take longer than a page waits for it: it is opened again until it holds them. */
async function open(caller: Caller, path: string, headers: Record<string, string> = {}) {
  return vi.waitFor(async () => {
    const answer = await openOnce(caller, path, headers);
    expect(answer.boot).not.toBeNull();
    return { ...answer, boot: answer.boot as BootData };
  }, WAIT_MS);
}

async function openOnce(caller: Caller, path: string, headers: Record<string, string>) {
  const answer = await caller.get<string>(path, {
    headers: { accept: 'text/html', 'accept-language': 'en', ...headers },
  });
  const element = new RegExp(`id="${BOOT_DATA_ELEMENT_ID}"[^>]*>(.*?)</script>`).exec(answer.body);
  const boot = element?.[1] === undefined ? null : (JSON.parse(element[1]) as BootData);
  return { ...answer, boot };
}

const notes = ({ waiting }: BootData) => waiting?.data.map(({ note }) => note);

describe('the page of a signed-in user', () => {
  it('holds the user, the counts, the default list and where the live events are', async () => {
    const { boot } = await open(admin, '/requests/waiting');
    expect(boot).toMatchObject({
      user: { username: 'admin' },
      language: 'en',
      texts: { en: TEXTS.en },
      dashboard: { services: expect.any(Array), requests: { data: [] } },
      waiting: { totalCount: 1, data: [{ note: OURS }] },
      live: { epoch: expect.any(String), seq: expect.any(Number) },
    });
  });

  it.each([
    ['/dashboard', undefined],
    ['/requests/waiting?lng=en', [OURS]],
    ['/requests/waiting?limit=5', undefined],
    ['/requests/waiting?service_id=1', undefined],
    ['/requests/waiting?reply=1', undefined],
  ])('%s comes with the list %j', async (address, expected) => {
    const { boot } = await open(admin, address);
    expect(notes(boot)).toEqual(expected);
  });

  it('names the scripts of its screen, shows the static shell, and is stored nowhere', async () => {
    const { body, headers } = await open(admin, '/requests/waiting');
    expect(body).toContain('<link rel="modulepreload" crossorigin href="/assets/frame.js">');
    expect(body).toContain('<link rel="modulepreload" crossorigin href="/assets/requests.js">');
    expect(body).toContain(`id="${BOOT_DATA_ELEMENT_ID}" data-signed-in>`);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('Y28 names no scripts to a browser whose service worker has them', async () => {
    const { body, headers } = await open(admin, '/requests/waiting', { 'x-build': 'kept' });
    expect(body).not.toContain('modulepreload');
    expect(headers.get('vary')).toContain('x-build');
  });

  it.each([
    ['en', []],
    ['tr', ['latin-ext-wght-3c4d']],
    ['cs', ['latin-ext-wght-3c4d']],
  ])(
    'H4 in %s loads the letters ahead that the static shell does not show',
    async (lang, fonts) => {
      const colleague = await server().signIn('colleague');
      await colleague.write(paths.changeLang(lang as Language), {});
      const { body } = await open(colleague, '/dashboard');
      expect([...body.matchAll(/inter-([\w-]+)\.woff2/g)].map(([, font]) => font)).toEqual(fonts);
    },
  );

  it('K3 holds no row of another project', async () => {
    const foreigner = await server().signIn('admin', { project: server().foreign });
    const theirs = await open(foreigner, '/requests/waiting');
    expect(notes(theirs.boot)).toEqual([THEIRS]);
    expect(theirs.body).not.toContain(OURS);
    expect((await open(admin, '/requests/waiting')).body).not.toContain(THEIRS);
  });

  it('holds the very list the console would load, with the rows behind its page', async () => {
    for (let made = 0; made < 15; made += 1) await server().request({});
    const { boot } = await open(admin, '/requests/waiting');
    const query = `${paths.requestQuery(server().project.id)}?limit=30&offset=0`;
    const loaded = await admin.post(query, { 'state_id in': [1] });
    expect(boot.waiting).toEqual(loaded.body);
    expect(boot.waiting?.data).toHaveLength(16);
  });

  it('sets the cookie of a session that was renewed meanwhile', async () => {
    const helena = await server().signIn('helena');
    await vi.waitFor(async () => {
      // A page whose data comes too late has renewed it as well.
      server().clock.advance(HOUR_MS);
      const { headers, boot } = await openOnce(helena, '/dashboard', {});
      expect(boot?.user?.username).toBe('helena');
      expect(headers.getSetCookie().join()).toContain(helena.headers['cookie']);
    }, WAIT_MS);
  });

  it('comes without boot data when the API does not answer in time', async () => {
    const never = () => new Promise<never>(() => undefined);
    const url = new URL('http://localhost/dashboard');
    await expect(loadBootData(url, { call: never, livePositionOf: never })).rejects.toThrow(
      'No answer in 300 ms',
    );
  });
});

describe('the page of everyone else', () => {
  it('A4 says that the visitor is signed out, for a session that has ended too', async () => {
    for (const headers of [{}, { cookie: `${SESSION_COOKIE}=gone` }]) {
      const answer = await open(server().anonymous, '/requests/waiting', headers);
      expect(answer.boot).toEqual({
        user: null,
        language: 'en',
        texts: { en: { auth: TEXTS.en.auth } },
      });
      expect(answer.body).not.toMatch(/frame\.js|requests\.js|data-signed-in/);
      expect(answer.body).toContain(
        '<link rel="modulepreload" crossorigin href="/assets/login.js">',
      );
      expect(answer.headers.get('cache-control')).toBe('no-cache');
    }
  });

  it.each([
    ['the query before all else', '/login?lng=cs', { cookie: 'i18next=tr' }, 'cs'],
    ['then the cookie', '/login', { cookie: 'i18next=cs', 'accept-language': 'tr' }, 'cs'],
    [
      'then what the browser likes best',
      '/login',
      { 'accept-language': 'xx, tr;q=0.5, cs-CZ;q=0.9' },
      'cs',
    ],
    ['English when nothing says otherwise', '/login?lng=de', { 'accept-language': 'fr' }, 'en'],
  ])('H2 is in the language of %s', async (_where, address, headers, language) => {
    const { boot, body } = await open(server().anonymous, address, headers);
    expect(boot.language).toBe(language);
    // With the texts to fall back to, and the letters English has not.
    expect(Object.keys(boot.texts)).toEqual([...new Set([language, 'en'])]);
    expect(body).toContain('inter-latin-wght-1a2b.woff2');
    expect(body.includes('inter-latin-ext-wght-3c4d.woff2')).toBe(language !== 'en');
  });

  it('holds nothing that could end the element of its data', async () => {
    const { body, boot } = await open(server().anonymous, '/login', { 'accept-language': 'cs' });
    expect(body).not.toContain('alert(1)</script>');
    expect(boot.texts.cs?.auth).toEqual(TEXTS.cs.auth);
  });

  it('is sent in the smallest encoding the browser can read', async () => {
    const get = (encoding: string) =>
      server().app.inject({
        url: '/login',
        headers: { accept: 'text/html', 'accept-language': 'cs', 'accept-encoding': encoding },
      });
    const plain = await get('identity');
    const br = await get('gzip, deflate, br');
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.headers.vary).toContain('Accept-Encoding, Accept-Language, Cookie');
  });
});
