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

/** A console on the real server; fresh for each test. */
export interface OpenedConsole {
  server: TestServer;
  browser: TestBrowser;
  tab: TestConsole;
}

/** A console that admin is signed in to. */
export interface SignedIn extends OpenedConsole {
  /** Calls since `signedIn` or the last `sent.splice(0)`. */
  sent: SentCall[];
  /** The network is down from now on; returns how to restore it. */
  unplug: () => () => void;
  /** The calls go to another server from now on. */
  redirect: (url: string) => void;
}

/** Sets up a server for the file, and a console without a session for every test of it. */
export function openedConsole(): OpenedConsole {
  const context = {} as OpenedConsole;
  beforeAll(async () => {
    context.server = await startConsoleServer();
  });
  afterAll(() => context.server.close());
  beforeEach(() => {
    context.browser = openBrowser(context.server.url);
    context.tab = openConsole();
  });
  afterEach(() => {
    context.tab.close();
    context.browser.close();
  });
  return context;
}

/** Sets up a server for the file and a signed-in console for every test of it. */
export function signedInConsole(username: Username = 'admin'): SignedIn {
  const context: SignedIn = Object.assign(openedConsole(), {
    sent: [],
    redirect: (url: string) => {
      http.defaults.baseURL = url;
    },
    unplug: () => {
      context.redirect('http://127.0.0.1:1');
      return () => context.redirect(context.server.url);
    },
  });
  let recorder = 0;

  beforeAll(async () => {
    const browser = openBrowser(context.server.url);
    await startI18n();
    browser.close();
  });

  beforeEach(async () => {
    const { server } = context;
    // What is spread over a second comes at once.
    vi.spyOn(Math, 'random').mockReturnValue(0);
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
  });
  return context;
}
