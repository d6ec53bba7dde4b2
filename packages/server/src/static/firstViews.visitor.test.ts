import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FIRST_VIEW_ELEMENT_ID, type FirstViewState } from '@concierge/contract/firstView';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SESSION_COOKIE } from '../auth/sessions.ts';
import type { Caller } from '../testing/caller.ts';
import { type TestServer, startTestServer } from '../testing/testServer.ts';

const INDEX = `<!doctype html><html lang="en"><head><title>Concierge</title></head>
<body><div id="root"></div></body></html>`;

/** Draws the requests of the project that the address names, as whoever asks for the page. */
const BUNDLE = `
export async function renderPage({ pathname, search, language, ask, preferences }) {
  if (!ask) return null;
  if (pathname === '/slow') await new Promise(() => {});
  if (pathname === '/messages') return null;
  const project = new URLSearchParams(search).get('project');
  const user = await ask({ method: 'GET', address: '/api/auth' });
  if (pathname === '/dashboard') {
    const state = { user, language, texts: {}, answers: {}, preferences, drawnFor: pathname };
    return { head: '', html: '<p>A dashboard</p>', state };
  }
  const address = '/api/concierge/project/' + (project ?? user.project_id) + '/service/request/query';
  const { data } = await ask({ method: 'POST', address, body: { 'state_id in': [1] } });
  const html = data.map(({ note }) => '<p>' + note + '</p>').join('');
  const state = { user, language, texts: {}, answers: data, preferences, drawnFor: pathname + search };
  return { head: '', html, state };
}`;

const HOUR_MS = 3_600_000;
const PAGE = { accept: 'text/html' };
const OURS = 'Towels for the pool';
const THEIRS = 'Nobody else may read this';

let folder: string;
let server: TestServer;
let admin: Caller;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'concierge-visitor-'));
  const consoleDir = join(folder, 'dist');
  await mkdir(consoleDir);
  await writeFile(join(consoleDir, 'index.html'), INDEX);
  await mkdir(`${consoleDir}-server`);
  await writeFile(join(`${consoleDir}-server`, 'entryServer.js'), BUNDLE);
  await writeFile(join(`${consoleDir}-server`, 'package.json'), '{"type":"module"}');
  server = await startTestServer({ config: { consoleDir } });
  admin = await server.signIn('admin');
  await server.request({ note: OURS });
  const { foreign } = server;
  await server.request({
    note: THEIRS,
    device: foreign.devices[0],
    service: foreign.services[0],
  });
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

async function open(who: Caller, path: string, headers: Record<string, string> = {}) {
  const answer = await who.get<string>(path, { headers: { ...PAGE, ...headers } });
  const element = new RegExp(`id="${FIRST_VIEW_ELEMENT_ID}">(.*?)</script>`).exec(answer.body);
  const state = element?.[1] === undefined ? null : (JSON.parse(element[1]) as FirstViewState);
  return { ...answer, state };
}

/** What tells whether a page is left to the console, which then asks for everything itself. */
async function plainnessOf(opened: ReturnType<typeof open>) {
  const { status, body, state, headers } = await opened;
  return {
    status,
    state,
    isEmpty: body.includes('<div id="root"></div>'),
    isChecked: body.includes('href="/api/auth"'),
    kept: headers.get('cache-control'),
  };
}
const PLAIN = { status: 200, state: null, isEmpty: true, isChecked: true, kept: 'no-cache' };

describe('the first view of somebody who is signed in', () => {
  it('is drawn from what the API answers them', async () => {
    const { body, state } = await open(admin, '/requests/waiting');
    expect(body).toContain(`<div id="root" aria-busy="true"><p>${OURS}</p></div>`);
    expect(state).toMatchObject({
      user: { username: 'admin' },
      answers: [{ note: OURS }],
      drawnFor: '/requests/waiting',
    });
    expect(body).not.toContain('rel="preload" as="fetch"');
    expect(body).not.toContain('data-view');
  });

  it('is kept by nobody', async () => {
    const { headers } = await open(admin, '/requests/waiting');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('etag')).toBeNull();
  });

  it('holds no row of another project, whoever asks and however', async () => {
    const visitor = await server.signIn('admin', { project: server.foreign });
    const theirs = await open(visitor, '/requests/waiting');
    expect(theirs.body).toContain(THEIRS);
    expect(theirs.body).not.toContain(OURS);
    const ours = await open(admin, '/requests/waiting');
    expect(ours.body).not.toContain(THEIRS);
    expect(
      await plainnessOf(open(admin, `/requests/waiting?project=${server.foreign.id}`)),
    ).toEqual(PLAIN);
  });

  it('knows the preferences this browser told, and no other cookie', async () => {
    const cookie = `${admin.headers['cookie']}; concierge.sidebar=minified; other=1`;
    const { state } = await open(admin, '/requests/waiting', { cookie });
    expect(state?.preferences).toEqual({ 'concierge.sidebar': 'minified' });
  });

  it('hands on the cookie of a session that is renewed by the way', async () => {
    const helena = await server.signIn('helena');
    server.clock.advance(HOUR_MS);
    const { headers, state } = await open(helena, '/requests/waiting');
    expect(state?.user?.username).toBe('helena');
    expect(headers.getSetCookie().join()).toContain(helena.headers['cookie']);
  });

  it('leaves the page as it was where the console draws alone', async () => {
    expect(await plainnessOf(open(admin, '/messages'))).toEqual(PLAIN);
  });

  it('leaves the page as it was when the session is over', async () => {
    const gone = { cookie: `${SESSION_COOKIE}=gone` };
    expect(await plainnessOf(open(server.nobody, '/requests/waiting', gone))).toEqual(PLAIN);
    expect(await plainnessOf(open(server.nobody, '/dashboard', gone))).toEqual(PLAIN);
    expect((await open(admin, '/dashboard')).body).toContain('A dashboard');
  });

  it('leaves the page as it was when it takes too long', async () => {
    expect(await plainnessOf(open(admin, '/slow'))).toEqual(PLAIN);
  });
});
