import type { UnknownAction } from 'redux';
import { PASSWORD } from '@concierge/server/testing/testProject';
import type { TestServer } from '@concierge/server/testing/testServer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditRequested } from '../features/audit/auditSlice.ts';
import { signOutRequested } from '../features/auth/authSlice.ts';
import { filteringOptionsRequested } from '../features/filteringOptions/filteringOptionsSlice.ts';
import { readMessageListCall } from '../features/messages/messageQuery.ts';
import { devicesRequested, messagesRequested } from '../features/messages/messagesSlice.ts';
import { REQUEST_LIST_SHAPES, readRequestListCall } from '../features/requests/requestQuery.ts';
import { listRequested } from '../features/requests/requestsSlice.ts';
import {
  dashboardRequested,
  iconsRequested,
  servicesRequested,
} from '../features/services/servicesSlice.ts';
import { sessionsRequested } from '../features/users/sessions/sessionsSlice.ts';
import { usersRequested } from '../features/users/usersSlice.ts';
import { http } from '../lib/http/http.ts';
import { type TestBrowser, openBrowser } from '../testing/browser.ts';
import { startConsoleServer } from '../testing/consoleServer.ts';
import { type TestConsole, openConsole } from '../testing/testConsole.ts';

let server: TestServer;
let browser: TestBrowser;
let tab: TestConsole;

beforeAll(async () => {
  server = await startConsoleServer();
  await server.request();
  await server.message(await server.signIn('helena'));
  browser = openBrowser(server.url);
  tab = openConsole();
  await tab.signIn({ projectCode: server.project.code, username: 'admin', password: PASSWORD });
  await tab.until(({ live, services }) => live.connection === 'live' && !!services.dashboardData);
});
afterAll(async () => {
  tab.close();
  browser.close();
  await server.close();
});

it('J5 the store holds the areas of the specification under their names', () => {
  expect(tab.state()).toMatchObject({
    auth: { loggedIn: true, user: { username: 'admin' } },
    users: { isLoading: expect.any(Boolean), projectUsers: expect.any(Array) },
    services: {
      projectServices: expect.any(Array),
      icons: expect.any(Array),
      dashboardData: { services: expect.any(Array) },
      requests: { waiting: { data: expect.any(Array), grouped: expect.any(Object) } },
    },
    messages: { devices: expect.any(Array) },
    filteringOptions: {
      services: expect.any(Array),
      users: expect.any(Array),
      devices: expect.any(Array),
    },
  });
});

type State = ReturnType<TestConsole['state']>;

/** How to ask for an area, whether it is loading, and how much it has. */
const AREAS: [string, () => UnknownAction, (state: State) => [boolean, number]][] = [
  ['users', usersRequested, ({ users }) => [users.isLoading, users.projectUsers.length]],
  [
    'services',
    servicesRequested,
    ({ services }) => [services.list.isLoading, services.projectServices.length],
  ],
  [
    'icons',
    iconsRequested,
    ({ services }) => [services.iconsList.isLoading, services.icons.length],
  ],
  [
    'dashboard',
    dashboardRequested,
    ({ services }) => [services.dashboard.isLoading, services.dashboardData?.services.length ?? 0],
  ],
  [
    'devices',
    devicesRequested,
    ({ messages }) => [messages.devicesList.isLoading, messages.devices.length],
  ],
  [
    'filtering options',
    filteringOptionsRequested,
    ({ filteringOptions }) => [filteringOptions.isLoading, filteringOptions.devices.length],
  ],
  [
    'requests',
    () => listRequested(readRequestListCall(new URLSearchParams(), REQUEST_LIST_SHAPES.waiting)),
    ({ requests }) => [requests.list.isLoading, requests.list.rows.length],
  ],
  [
    'messages',
    () => messagesRequested(readMessageListCall(new URLSearchParams())),
    ({ messages }) => [messages.list.isLoading, messages.list.rows.length],
  ],
  [
    'sessions',
    () => sessionsRequested({ userId: null }),
    ({ sessions }) => [sessions.isLoading, sessions.sessions.length],
  ],
  ['audit trail', () => auditRequested({}), ({ audit }) => [audit.isLoading, audit.data.length]],
];

/** What a dialog asks for, over a screen that shows something else. */
const SAID_IN_TOAST = ['icons', 'devices'];

describe.each(AREAS)('J4 %s', (name, request, area) => {
  it('loading clears the data, success stores it', async () => {
    tab.dispatch(request());
    expect(area(tab.state())).toEqual([true, 0]);
    await tab.until((state) => !area(state)[0]);
    expect(area(tab.state())[1]).toBeGreaterThan(0);
  });

  it('failure leaves it empty and clears the flag', async () => {
    tab.notices.length = 0;
    http.defaults.baseURL = 'http://127.0.0.1:4759'; // nothing listens there
    tab.dispatch(request());
    await tab.until((state) => !area(state)[0]);
    http.defaults.baseURL = server.url;
    expect(area(tab.state())).toEqual([false, 0]);
    expect(tab.notices).toHaveLength(SAID_IN_TOAST.includes(name) ? 1 : 0);
  });
});

it('A6 signing out empties every area', async () => {
  tab.dispatch(usersRequested());
  await tab.until(({ users }) => users.projectUsers.length > 0);
  tab.dispatch(signOutRequested());
  await tab.until(({ auth }) => !auth.loggedIn);
  const fresh = openConsole();
  const { auth: _auth, ...areas } = tab.state();
  expect(fresh.state()).toMatchObject(areas);
  fresh.close();
});
