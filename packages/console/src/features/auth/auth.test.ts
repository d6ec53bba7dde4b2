import { PASSWORD } from '@concierge/server/testing/testProject';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { get, http } from '../../lib/http/http.ts';
import { openBrowser } from '../../testing/browser.ts';
import { openedConsole } from '../../testing/signedIn.ts';
import { openConsole } from '../../testing/testConsole.ts';
import {
  confirmationEnded,
  passwordConfirmed,
  sessionEnded,
  signInFulfilled,
  signInRequested,
  signOutRequested,
} from './authSlice.ts';
import { userSaveRequested } from '../users/usersSlice.ts';
import { waitFor } from '../../testing/waitFor.ts';

const context = openedConsole();

const admin = () => ({
  projectCode: context.server.project.code,
  username: 'admin',
  password: PASSWORD,
});
afterEach(() => void vi.unstubAllGlobals());

/** What tabs share; Node has a `localStorage` only with a file for it. */
function rememberInTabs(): void {
  const items = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  });
}

const checks = () => context.browser.calls.filter((call) => call === 'GET /api/auth').length;

it.each([
  ['a refusal', true],
  ['no answer', false],
])(
  'A4 U19 the session is checked once at startup; %s leaves the user signed out and shows nothing',
  async (_answer, isThere) => {
    if (!isThere) http.defaults.baseURL = 'http://127.0.0.1:4759'; // no server listens there
    const page = openConsole(null);
    expect(page.state().auth.checked).toBe(false);
    await page.until(({ auth }) => auth.checked);
    expect(page.state().auth).toMatchObject({ loggedIn: false, user: null, interrupted: true });
    expect(checks()).toBe(1);
    expect(page.notices).toEqual([]);
    page.close();
  },
);

it('A4 U19 a page that says who is signed in needs no check', async () => {
  await context.tab.signIn(admin());
  const { user } = context.tab.state().auth;
  const page = openConsole({ user, language: 'en', texts: {} });
  expect(page.state().auth).toMatchObject({ loggedIn: true, checked: true, user });
  await page.until(({ live }) => live.connection === 'live');
  expect(checks()).toBe(0);
  page.close();
});

it('A4 a page without a session is checked in a browser that remembers a sign-in', async () => {
  rememberInTabs();
  await context.tab.signIn(admin());
  const page = openConsole();
  await page.until(({ auth }) => auth.loggedIn);
  expect(page.state().auth.user).toMatchObject({ username: 'admin' });
  expect(checks()).toBe(1);
  page.close();
});

it('Y37 a browser that keeps no cookie is told so at the next call', async () => {
  context.browser.close();
  // Interceptors are asked from the last to the first.
  const withoutCookie = http.interceptors.request.use((request) => {
    request.headers.delete('Cookie');
    return request;
  });
  context.browser = openBrowser(context.server.url);
  await context.tab.signIn(admin());
  await context.tab.until(({ auth }) => auth.problem !== null);
  expect(context.tab.state().auth).toMatchObject({
    loggedIn: false,
    problem: { status: 401, errorCode: 'cookie_refused' },
  });
  http.interceptors.request.eject(withoutCookie);
});

it('Y37 a session that ended is not taken for a cookie that was refused', async () => {
  await context.tab.signIn(admin());
  await get('/api/concierge/icons');
  await context.server.db.deleteFrom('session').execute();
  void get('/api/concierge/icons').catch(() => {});
  await context.tab.until(({ auth }) => !auth.loggedIn);
  expect(context.tab.state().auth.problem).toBeNull();
});

it('A6 signed in only after the answer, with the user; emptied on sign-out', async () => {
  context.tab.dispatch(signInRequested(admin()));
  expect(context.tab.state().auth).toMatchObject({ loggedIn: false, user: null, pending: true });
  await context.tab.until(({ auth }) => auth.loggedIn);
  expect(context.tab.state().auth.user).toMatchObject({
    id: context.server.project.users.admin,
    username: 'admin',
    user_type: 1,
    project_id: context.server.project.id,
  });

  context.tab.dispatch(signOutRequested());
  await context.tab.until(({ auth }) => !auth.loggedIn);
  expect(context.tab.state().auth).toMatchObject({
    user: null,
    pending: false,
    interrupted: false,
  });
  expect(context.browser.calls).toContain('GET /api/logout');
});

it('A6 a refused sign-in leaves loggedIn false and keeps the reason for the form, without a toast (A3)', async () => {
  context.tab.dispatch(signInRequested({ ...admin(), password: 'wrong' }));
  await context.tab.until(({ auth }) => !auth.pending);
  expect(context.tab.state().auth).toMatchObject({
    loggedIn: false,
    user: null,
    problem: { status: 401, errorCode: 'invalid_credentials' },
  });
  expect(context.tab.notices).toEqual([]);
});

it('A3 J3 any other failure of the sign-in is a toast, and the form is usable again', async () => {
  http.defaults.baseURL = 'http://127.0.0.1:4759'; // no server listens there
  context.tab.dispatch(signInRequested(admin()));
  await context.tab.until(({ auth }) => !auth.pending);
  await waitFor(() => expect(context.tab.notices).toHaveLength(1));
  expect(context.tab.notices[0]).toMatchObject({ tone: 'danger' });
  expect(context.tab.state().auth).toMatchObject({ loggedIn: false, problem: { kind: 'network' } });
  http.defaults.baseURL = context.server.url;
  await context.tab.signIn(admin());
  expect(context.tab.state().auth.loggedIn).toBe(true);
});

it('A5 a second tab notices on its next call that the first has signed out, and keeps its address', async () => {
  rememberInTabs();
  await context.tab.signIn(admin());
  const second = openConsole(null);
  await second.until(({ auth, live }) => auth.loggedIn && live.connection === 'live');
  context.tab.dispatch(signOutRequested());
  await context.tab.until(({ auth }) => !auth.loggedIn);
  // The live connection reports it as well; whichever is first.
  await get(`/api/concierge/project/${context.server.project.id}/users`).catch(() => undefined);
  await second.until(({ auth }) => !auth.loggedIn);
  expect(second.state().auth).toMatchObject({ user: null, interrupted: true });
  expect(context.tab.state().auth.interrupted).toBe(false);
  expect(second.notices).toEqual([]);
  second.close();
});

it('A5 a tab goes on without a password once another one has signed in again', async () => {
  rememberInTabs();
  await context.tab.signIn(admin());
  const second = openConsole(null);
  await second.until(({ auth, live }) => auth.loggedIn && live.connection === 'live');
  // Signing in ends the session that the browser had, and with it the connection of the other tab.
  await context.tab.signIn(admin());
  await second.until(() => second.actions.some(signInFulfilled.match));
  await second.until(({ auth, live }) => auth.loggedIn && live.connection === 'live');
  expect(second.actions.filter(signInFulfilled.match)).toHaveLength(1);
  await context.tab.until(({ auth, live }) => auth.loggedIn && live.connection === 'live');
  second.close();
});

describe('a session that ends in the middle of work', () => {
  const YEAR_MS = 365 * 24 * 3_600_000;
  const usersCall = () => `/api/concierge/project/${context.server.project.id}/users`;

  beforeEach(async () => {
    rememberInTabs();
    await context.tab.signIn(admin());
    await context.tab.until(
      ({ live, services }) => live.connection === 'live' && !!services.dashboardData,
    );
    context.server.clock.advance(YEAR_MS);
  });

  it('keeps the page, and repeats the refused call once the user has signed in again', async () => {
    const users = get<unknown[]>(usersCall());
    await context.tab.until(({ auth }) => !auth.loggedIn);
    expect(context.tab.state().auth).toMatchObject({ user: { username: 'admin' }, pending: false });
    expect(context.tab.state().services.dashboardData).not.toBeNull();
    expect(context.tab.notices).toEqual([]);

    await context.tab.signIn(admin());
    expect((await users).length).toBeGreaterThan(0);
    expect(context.browser.calls.filter((made) => made === `GET ${usersCall()}`)).toHaveLength(2);
    context.browser.cut();
    await context.tab.until(({ live }) => live.connection === 'live');
  });

  it.each<[string, () => Promise<void> | void, object]>([
    [
      'another user signs in',
      () => context.tab.signIn({ ...admin(), username: 'operator' }),
      { user: { username: 'operator' } },
    ],
    [
      'the user leaves',
      () => context.tab.dispatch(sessionEnded()),
      { user: null, interrupted: true },
    ],
  ])('repeats no call when %s', async (_what, go, left) => {
    const users = get(usersCall());
    const refused = users.then(
      () => false,
      () => true,
    );
    await context.tab.until(({ auth }) => !auth.loggedIn);
    await go();
    expect(await refused).toBe(true);
    expect(context.browser.calls.filter((made) => made === `GET ${usersCall()}`)).toHaveLength(1);
    expect(context.tab.state().auth).toMatchObject(left);
    const { loggedIn } = context.tab.state().auth;
    await waitFor(() => expect(context.browser.sockets()).toBe(loggedIn ? 1 : 0));
  });
});

describe('the password given again', () => {
  const confirmation = () => context.tab.state().auth.confirmation;
  const form = () => context.tab.state().users.forms['new'];

  async function addUserLate(): Promise<void> {
    await context.tab.signIn(admin());
    context.server.clock.advance(11 * 60_000);
    context.tab.dispatch(userSaveRequested({ username: 'nina', user_type: 2, password: 'secret' }));
    await waitFor(() => expect(confirmation()).toEqual({ pending: false, problem: null }));
  }

  it('R21 a call that needs it waits, and is made once it is right', async () => {
    await addUserLate();
    context.tab.dispatch(passwordConfirmed('wrong'));
    await waitFor(() =>
      expect(confirmation()).toMatchObject({ problem: { errorCode: 'current_password_wrong' } }),
    );
    expect(context.tab.notices).toEqual([]);
    context.tab.dispatch(passwordConfirmed(PASSWORD));
    await waitFor(() => expect(confirmation()).toBeNull());
    await context.tab.until(() => form()?.saved === true);
  });

  it('R21 a call fails where it is not given, and says so', async () => {
    await addUserLate();
    context.tab.dispatch(confirmationEnded(false));
    await waitFor(() =>
      expect(form()?.problem).toMatchObject({ errorCode: 'confirmation_required' }),
    );
    expect(context.tab.notices).toMatchObject([
      { body: 'Nothing was changed: your password is needed for this.' },
    ]);
    expect(confirmation()).toBeNull();
  });

  it('R21 signing out leaves no call behind', async () => {
    await addUserLate();
    context.tab.dispatch(signOutRequested());
    await context.tab.until(({ auth }) => !auth.loggedIn);
    expect(confirmation()).toBeNull();
  });
});
