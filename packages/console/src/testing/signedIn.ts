import { PASSWORD, type Username } from '@concierge/server/testing/testProject';
import type { TestServer } from '@concierge/server/testing/testServer';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { dashboardRefreshed } from '../features/services/servicesSlice.ts';
import { http } from '../lib/http/http.ts';
import { startI18n } from '../lib/i18n/i18n.ts';
import { type TestBrowser, openBrowser } from './browser.ts';
import { startConsoleServer } from './consoleServer.ts';
import { type TestConsole, openConsole } from './testConsole.ts';

/** A call as it left the console. */
export interface SentCall {
  /** Method and path without the project, e.g. `POST /users`. */
  call: string;
  params: unknown;
  body: unknown;
  idempotencyKey: unknown;
}

/** A console that admin is signed in to, on the real server; fresh for each test. */
export interface SignedIn {
  server: TestServer;
  browser: TestBrowser;
  tab: TestConsole;
  /** Calls since `signedIn` or the last `sent.splice(0)`. */
  sent: SentCall[];
  /** The network is down from now on; returns how to restore it. */
  unplug: () => () => void;
  /** The calls go to another server from now on. */
  redirect: (url: string) => void;
}

/** Sets up a server for the file and a signed-in console for every test of it. */
export function signedInConsole(username: Username = 'admin'): SignedIn {
  const context = { sent: [] as SentCall[] } as SignedIn;
  let recorder = 0;

  beforeAll(async () => {
    context.server = await startConsoleServer();
    const browser = openBrowser(context.server.url);
    await startI18n();
    browser.close();
  });
  afterAll(() => context.server.close());

  beforeEach(async () => {
    const { server } = context;
    // What is spread over a second comes at once.
    vi.spyOn(Math, 'random').mockReturnValue(0);
    context.browser = openBrowser(server.url);
    context.tab = openConsole();
    await context.tab.signIn({ projectCode: server.project.code, username, password: PASSWORD });
    await context.tab.until(({ live }) => live.connection === 'live');
    // The first connection asks for what may have changed before it was open.
    await context.tab.until(() => context.tab.actions.some(dashboardRefreshed.match));
    const project = `/api/concierge/project/${server.project.id}`;
    context.sent.length = 0;
    recorder = http.interceptors.request.use((request) => {
      context.sent.push({
        call: `${request.method?.toUpperCase()} ${request.url?.replace(project, '')}`,
        params: request.params,
        body: request.data,
        idempotencyKey: request.headers.get('Idempotency-Key'),
      });
      return request;
    });
  });
  afterEach(() => {
    http.interceptors.request.eject(recorder);
    vi.restoreAllMocks();
    context.tab.close();
    context.browser.close();
  });

  context.redirect = (url) => {
    http.defaults.baseURL = url;
  };
  context.unplug = () => {
    context.redirect('http://127.0.0.1:1');
    return () => context.redirect(context.server.url);
  };
  return context;
}
