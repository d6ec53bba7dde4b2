import { beforeAll, expect, it } from 'vitest';
import { paths } from '@concierge/contract/paths';
import type { User } from '@concierge/contract/users';
import { describeOnEachDatabase } from '../testing/eachDatabase.ts';
import { rowsOf, setRows } from '../testing/rows.ts';
import { PASSWORD, addTestProject } from '../testing/testProject.ts';
import { type TestServer, cookieOf } from '../testing/testServer.ts';
import { tokenHash } from '../lib/tokens.ts';
import { BROWSER_COOKIE } from './knownBrowsers.ts';
import { SESSION_MS } from './sessions.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Calls that sign in, which may fail. */
const loginTo =
  (server: () => TestServer) =>
  (username: string, password = PASSWORD, projectCode = 'house', cookie = '') =>
    server().anonymous.post<User & { errorCode?: string }>(
      paths.login(),
      { username, password, projectCode },
      { headers: { cookie } },
    );

describeOnEachDatabase('access', (server) => {
  const login = loginTo(server);
  const sessionCount = async (user_id: number) =>
    (await rowsOf(server().db, 'session', { user_id })).length;

  it('A2 POST /api/login returns the user and sets a session cookie that scripts cannot read', async () => {
    const { status, body, headers } = await login('admin');
    expect(status).toBe(200);
    expect(body).toEqual({
      id: server().project.users.admin,
      username: 'admin',
      user_type: 1,
      project_id: server().project.id,
      lang: 'en',
      project_name: expect.any(String),
      time_zone: 'UTC',
    });
    const [cookie = ''] = headers.getSetCookie();
    expect(cookie).toMatch(/^concierge_session=[\w-]{43};/);
    expect(cookie).toContain('HttpOnly');
    expect(cookie).toContain('SameSite=Lax');
    expect(cookie).toContain('Path=/');
    expect(cookie).toContain('Max-Age=43200');
    expect(cookie).not.toContain('Secure');
  });

  it('A2 stores only the hash of the cookie', async () => {
    const { headers } = await login('admin');
    const token = cookieOf(headers).split('=')[1] ?? '';
    const stored = (await rowsOf(server().db, 'session')).map(({ id_hash }) => id_hash);
    expect(stored).toContain(tokenHash(token));
    expect(stored).not.toContain(token);
  });

  it.each(['House', ' house', 'house ', 'HOUSE', '\thouse\n'])(
    'Y12 the project code is understood as phones type it: %j',
    async (typed) => {
      const { status, body } = await login('Admin ', PASSWORD, typed);
      expect(status).toBe(200);
      expect(body.project_id).toBe(server().project.id);
    },
  );

  it('Y12 a code that fits two projects means the one that is written like it', async () => {
    const { project, db } = server();
    const other = await addTestProject(db, 'HOUSE');
    const idBy = async (typed: string) => (await login('admin', PASSWORD, typed)).body.project_id;
    expect(await idBy('house')).toBe(project.id);
    expect(await idBy('HOUSE')).toBe(other.id);
    expect((await login('admin', PASSWORD, 'House')).status).toBe(401);
  });

  it('Y12 guessing with another spelling of the code is counted as the same account', async () => {
    const codes = ['cottage', 'Cottage', 'COTTAGE', 'cottage '];
    await addTestProject(server().db, 'cottage');
    const answers = [];
    for (let n = 0; n < 12; n += 1) answers.push(await login('admin', 'wrong', codes[n % 4]));
    expect(answers.at(-1)?.status).toBe(429);
  });

  it.each([
    ['a wrong password', 'admin', 'wrong', 'house'],
    ['an unknown user', 'stranger', PASSWORD, 'house'],
    ['an unknown project', 'admin', PASSWORD, 'nowhere'],
    ['empty fields', '', '', ''],
  ])('A3 %s is 401 invalid_credentials, all alike', async (_what, username, password, code) => {
    const { status, body, headers } = await login(username, password, code);
    expect({ status, body }).toEqual({ status: 401, body: { errorCode: 'invalid_credentials' } });
    expect(headers.getSetCookie()).toEqual([]);
  });

  it('A4 GET /api/auth returns the user, and 401 without a session or with an invalid one', async () => {
    const admin = await server().signIn('admin');
    expect((await admin.get<User>(paths.auth())).body.username).toBe('admin');
    for (const cookie of ['', 'concierge_session=made-up', 'concierge_session=']) {
      const { status, body } = await server().anonymous.get(paths.auth(), { headers: { cookie } });
      expect({ status, body }).toEqual({ status: 401, body: { errorCode: 'not_signed_in' } });
    }
  });

  it('A5 logout ends the session on the server and clears the cookie', async () => {
    const admin = await server().signIn('admin');
    const { status, headers } = await admin.get(paths.logout());
    expect(status).toBe(204);
    expect(headers.getSetCookie()[0]).toMatch(/^concierge_session=;.*Max-Age=0/);
    expect((await admin.get(paths.auth())).status).toBe(401);
    expect((await admin.get(paths.logout())).status).toBe(204);
  });

  it.each(['cross-site', 'same-site'])(
    'A5 logout by a link on another site is refused: %s',
    async (from) => {
      const admin = await server().signIn('admin');
      const { status, body } = await admin.get(paths.logout(), {
        headers: { 'sec-fetch-site': from },
      });
      expect({ status, body }).toEqual({ status: 403, body: { errorCode: 'origin_refused' } });
      expect((await admin.get(paths.auth())).status).toBe(200);
    },
  );

  it('A2 signing in again replaces the session of the browser', async () => {
    const admin = await server().signIn('helena');
    const before = await sessionCount(server().project.users.helena);
    const answer = await admin.post(paths.login(), {
      username: 'helena',
      password: PASSWORD,
      projectCode: 'house',
    });
    expect(cookieOf(answer.headers)).not.toBe(admin.headers['cookie']);
    expect((await admin.get(paths.auth())).status).toBe(401);
    expect(await sessionCount(server().project.users.helena)).toBe(before);
  });

  it('H4 POST /api/user/change-lang/{lang} stores the language', async () => {
    const colleague = await server().signIn('colleague');
    expect((await colleague.post<User>(paths.changeLang('cs'))).body.lang).toBe('cs');
    expect((await colleague.get<User>(paths.auth())).body.lang).toBe('cs');
    expect((await colleague.post(paths.changeLang('de'))).status).toBe(400);
  });

  it.each([
    ['a page of another site', 'https://evil.example', 403],
    ['a page without an origin', 'null', 403],
    ['the same host on another port', 'http://127.0.0.1:1', 403],
  ])('refuses a write sent by %s', async (_what, origin, status) => {
    const admin = await server().signIn('admin');
    const answer = await admin.post(paths.changeLang('en'), undefined, { headers: { origin } });
    expect(answer.status).toBe(status);
    expect(answer.body).toEqual({ errorCode: 'origin_refused' });
    expect((await admin.get(paths.auth(), { headers: { origin } })).status).toBe(200);
  });
});

describeOnEachDatabase('the lifetime of a session', (server) => {
  it('A4 a session expires 12 hours after its last call', async () => {
    const used = await server().signIn('admin');
    const left = await server().signIn('helena');
    expect((await used.get(paths.auth())).headers.getSetCookie()).toEqual([]);
    server().clock.advance(11 * HOUR_MS);
    const renewed = await used.get(paths.auth());
    expect(renewed.headers.getSetCookie()[0]).toContain('Max-Age=43200');
    server().clock.advance(2 * HOUR_MS);
    expect((await used.get(paths.auth())).status).toBe(200);
    expect((await left.get(paths.auth())).status).toBe(401);
    server().clock.advance(SESSION_MS + 1);
    expect((await used.get(paths.auth())).status).toBe(401);
  });

  it('F7 a session ends with its user, however the user was deleted', async () => {
    const { db, project, clock } = server();
    const colleague = await server().signIn('colleague');
    const deleted_at = clock.now().toISOString();
    const { colleague: id } = project.users;
    await setRows(db, 'app_user', { deleted_at }, { id });
    expect((await colleague.get(paths.auth())).status).toBe(401);
  });

  it('R14 a session in use ends 30 days after the sign-in', async () => {
    const { clock } = server();
    clock.stop();
    const used = await server().signIn('helena');
    for (let halfDay = 0; halfDay < 60; halfDay += 1) {
      clock.advance(11.9 * HOUR_MS);
      expect((await used.get(paths.auth())).status).toBe(200);
    }
    clock.advance(6 * HOUR_MS - 1_000);
    expect((await used.get(paths.auth())).status).toBe(200);
    clock.advance(2_000);
    const ended = await used.get(paths.auth());
    expect([ended.status, ended.body]).toEqual([401, { errorCode: 'not_signed_in' }]);
  });
});

describeOnEachDatabase('guessing passwords', (server) => {
  const attempt = loginTo(server);

  beforeAll(() => server().clock.stop());

  it('A3 the wait grows, is sent as retry-after, and never locks an account for good', async () => {
    for (let failure = 0; failure < 10; failure += 1) {
      expect((await attempt('operator', `guess ${failure}`)).status).toBe(401);
    }
    const refused = await attempt('operator', PASSWORD);
    expect(refused.status).toBe(429);
    expect(refused.body).toEqual({ errorCode: 'too_many_attempts' });
    expect(refused.headers.get('retry-after')).toBe('1');

    server().clock.advance(1_000);
    expect((await attempt('operator', 'guess 11')).status).toBe(401);
    const longer = await attempt('OPERATOR', PASSWORD);
    expect(longer.headers.get('retry-after')).toBe('2');

    for (let round = 0; round < 8; round += 1) {
      server().clock.advance(31_000);
      expect((await attempt('operator', 'another guess')).status).toBe(401);
    }
    server().clock.advance(31_000);
    expect((await attempt('operator', PASSWORD)).status).toBe(200);
    expect((await attempt('operator', 'a slip')).status).toBe(401);
    expect((await attempt('operator', PASSWORD)).status).toBe(200);
  });

  it('A3 a browser that has signed in before is not delayed by guesses of others', async () => {
    server().clock.advance(2 * HOUR_MS);
    const from = (cookie: string, username: string, password: string) =>
      attempt(username, password, 'house', cookie);
    const { headers } = await attempt('helena', PASSWORD);
    const remembered = headers.getSetCookie().find((line) => line.startsWith(BROWSER_COOKIE)) ?? '';
    expect(remembered).toMatch(/HttpOnly; SameSite=Strict$/);
    expect(remembered).toContain(`Path=${paths.login()}`);
    const cookie = remembered.slice(0, remembered.indexOf(';'));

    const guesses = Array.from({ length: 30 }, (_, index) => attempt('helena', `guess ${index}`));
    await Promise.all(guesses);
    expect((await attempt('helena', PASSWORD)).status).toBe(429);
    expect((await from(cookie, 'helena', PASSWORD)).status).toBe(200);
    expect((await from(cookie, 'HELENA', PASSWORD)).status).toBe(200);
    // The count of the others is not reset.
    expect((await attempt('helena', PASSWORD)).status).toBe(429);

    // The cookie is useless for another account, when changed, or for unlimited guesses.
    for (let failure = 0; failure < 10; failure += 1) await attempt('operator', 'guess');
    expect((await from(cookie, 'operator', PASSWORD)).status).toBe(429);
    const forged = `${cookie.slice(0, -4)}AAAA`;
    expect((await from(forged, 'helena', PASSWORD)).status).toBe(429);
    const tries = Array.from({ length: 15 }, () => from(cookie, 'helena', 'guess'));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect((await from(cookie, 'helena', PASSWORD)).status).toBe(429);
  });

  it('A3 nobody waits longer when the clock is set back', async () => {
    server().clock.advance(2 * HOUR_MS);
    for (let failure = 0; failure < 10; failure += 1) await attempt('admin', 'guess');
    expect((await attempt('admin', PASSWORD)).status).toBe(429);
    server().clock.advance(-2 * HOUR_MS);
    // The count goes on, from the clock as it is now.
    expect((await attempt('admin', 'guess')).status).toBe(401);
    const refused = await attempt('admin', PASSWORD);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(30);
    server().clock.advance(31_000);
    expect((await attempt('admin', PASSWORD)).status).toBe(200);
    server().clock.advance(2 * HOUR_MS);
  });

  it('A3 an address that tries many accounts is delayed', async () => {
    server().clock.advance(2 * HOUR_MS);
    const tries = Array.from({ length: 60 }, (_, index) => attempt(`name${index}`, 'guess'));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(50);
    const refused = await attempt('operator', PASSWORD);
    expect(refused.status).toBe(429);
    server().clock.advance(1_000);
    expect((await attempt('operator', PASSWORD)).status).toBe(200);
  });
});
