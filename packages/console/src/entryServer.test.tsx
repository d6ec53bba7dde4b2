import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@concierge/contract/constants';
import type { FirstViewCall, FirstViewVisit, Texts } from '@concierge/contract/firstView';
import { paths } from '@concierge/contract/paths';
import { DEFAULT_RUNTIME_CONFIG } from '@concierge/contract/runtimeConfig';
import { NAMESPACES } from '@concierge/contract/startTexts';
import type { TestServer } from '@concierge/server/testing/testServer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderPage } from './entryServer.tsx';
import { startConsoleServer } from './testing/consoleServer.ts';

const LOCALES = join(import.meta.dirname, '../public/locales');
const texts: Texts = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    Object.fromEntries(
      NAMESPACES.map((name) => [
        name,
        JSON.parse(readFileSync(join(LOCALES, language, `${name}.json`), 'utf8')) as object,
      ]),
    ),
  ]),
);

let server: TestServer;
/** Addresses that were asked of the API. */
let asked: string[];

beforeAll(async () => {
  server = await startConsoleServer();
  for (const note of ['First', 'Second', 'Third']) await server.request({ note });
  await server.request({ note: 'Elsewhere in the house', service: server.project.services[1] });
});
afterAll(() => server.close());

async function visit(
  address: string,
  { username, ...given }: Partial<FirstViewVisit> & { username?: string } = {},
) {
  asked = [];
  const caller = username === undefined ? null : await server.signIn(username);
  const ask = async ({ method, address: path, body }: FirstViewCall) => {
    asked.push(path);
    const answer = await (method === 'GET' ? caller?.get(path) : caller?.post(path, body));
    if (answer?.status !== 200) throw new Error(`${path}: ${answer?.status}`);
    return answer.body;
  };
  const { pathname, search } = new URL(address, 'http://console');
  return renderPage({
    pathname,
    search,
    language: 'en',
    texts,
    preferences: {},
    config: DEFAULT_RUNTIME_CONFIG,
    ask: caller && ask,
    livePositionOf: async () => ({ epoch: 'e', seq: 0 }),
    ...given,
  });
}

describe('a page for a guest', () => {
  it('H2 is the sign-in page in their language, with the settings of this server', async () => {
    const config = { ...DEFAULT_RUNTIME_CONFIG, registrationUrl: 'https://hotel.example/join' };
    const page = await visit('/login', { language: 'tr', config });
    expect(page?.html).toContain('href="https://hotel.example/join"');
    expect(page?.head).toMatch(/^<title>[^<]+ · Concierge<\/title><style>/);
    expect(page?.state).toMatchObject({ user: null, language: 'tr', drawnFor: '/login' });
    expect(Object.keys(page?.state.texts ?? {})).toEqual(['tr', 'en']);
  });

  it('is for the console to draw anywhere else', async () => {
    const page = await visit('/requests/waiting');
    expect(page).toMatchObject({ html: '', state: { user: null, drawnFor: null } });
  });
});

describe('a page for somebody who is signed in', () => {
  it('D2 D4 D11 holds the rows its address asks for, as the console would ask', async () => {
    const service = server.project.services[0];
    const page = await visit(`/requests/waiting?limit=2&offset=1&service_id=${service}`, {
      username: 'admin',
    });
    expect(page?.html).toContain('Second');
    expect(page?.html).toContain('First');
    expect(page?.html).not.toContain('Third');
    expect(page?.html).not.toContain('Elsewhere in the house');
    expect(asked).toContain(
      `${paths.requestQuery(server.project.id)}?limit=2&offset=1&orderBy=id&direction=DESC`,
    );
  });

  it('B1 has the menu of the person', async () => {
    const admin = await visit('/dashboard', { username: 'admin' });
    const operator = await visit('/dashboard', { username: 'operator' });
    expect(admin?.html).toContain('href="/settings"');
    expect(operator?.html).toContain('href="/dashboard"');
    expect(operator?.html).not.toContain('href="/settings"');
  });

  it('B2 has the menu as this browser left it', async () => {
    const preferences = { 'concierge.sidebar': 'minified' };
    const minified = await visit('/dashboard', { username: 'admin', preferences });
    expect(minified?.html).toContain('data-minified="true"');
    const forged = { 'concierge.sidebar': '"><script>' };
    const expanded = await visit('/dashboard', { username: 'admin', preferences: forged });
    expect(expanded?.html).not.toContain('data-minified');
  });

  it('keeps what it has to send small: the dashboard comes without its requests', async () => {
    const page = await visit('/dashboard', { username: 'admin' });
    expect(page?.state.answers).toMatchObject({ dashboard: { requests: { data: [] } } });
  });

  it.each(['/messages', '/requests/waiting?reply=1', '/dashboard?service=1', '/no/such'])(
    'is for the console to draw at %s',
    async (address) => {
      expect(await visit(address, { username: 'admin' })).toBeNull();
      expect(asked).toEqual([]);
    },
  );

  it('fails with the call that fails', async () => {
    const ask = async () => {
      throw new Error('The API is down');
    };
    await expect(visit('/dashboard', { ask })).rejects.toThrow('The API is down');
  });
});
