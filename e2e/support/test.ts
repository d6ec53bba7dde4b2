import { existsSync, statfsSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContextOptions, type Page, test as base } from '@playwright/test';
import { Device } from './device.ts';
import { type HostedServer, hostServer } from './hostedServer.ts';
import { type RunningServer, startServer } from './server.ts';
import { Staff } from './staff.ts';

export { expect } from '@playwright/test';

const MEMORY = '/dev/shm';
/** Bytes: far more than all databases of one moment. Containers often have 64 MiB for everything. */
const ENOUGH = 1024 ** 3;

function hasRoom(folder: string): boolean {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize > ENOUGH;
}

/** Memory, where the system offers enough as a folder: a disk is waited for at every commit. */
const DATA_PLACE = hasRoom(MEMORY) ? MEMORY : tmpdir();

/** A browser of a signed-in user. */
export interface SignedInConsole {
  page: Page;
  staff: Staff;
}

export interface Fixtures {
  /** Environment variables for this test's server, e.g. `REGISTRATION_URL`. */
  serverEnv: Readonly<Record<string, string>>;
  /** A database folder with the demo project, for this test alone. */
  dataDir: string;
  /** A server with the demo project, for this test alone. */
  server: HostedServer;
  /** The same as a process, started as the README's command does; see `processTest`. */
  serverProcess: RunningServer;
  /** Opens a browser context of its own, signed in as this demo user. */
  openConsole: (username: string, options?: BrowserContextOptions) => Promise<SignedInConsole>;
  /** The room with this number, e.g. `101`. */
  room: (number: number) => Device;
}

export const test = base.extend<Fixtures>({
  serverEnv: [{}, { option: true }],

  dataDir: async ({ browserName: _browserName }, use) => {
    const template = process.env.CONCIERGE_E2E_TEMPLATE;
    if (!template) throw new Error('globalSetup did not run');
    const dataDir = await mkdtemp(join(DATA_PLACE, 'concierge-e2e-server-'));
    await cp(template, dataDir, { recursive: true });
    await use(dataDir);
    await rm(dataDir, { recursive: true, force: true });
  },

  server: async ({ serverEnv, dataDir }, use) => {
    const server = await hostServer({ dataDir, env: serverEnv });
    await use(server);
    await server.stop();
  },

  serverProcess: async ({ serverEnv, dataDir }, use) => {
    const server = await startServer({ dataDir, env: serverEnv });
    await use(server);
    await server.stop();
  },

  baseURL: async ({ server }, use) => {
    await use(server.url);
  },

  openConsole: async ({ browser, server, contextOptions }, use) => {
    const opened: { close(): Promise<void> }[] = [];
    await use(async (username, options = {}) => {
      const context = await browser.newContext({
        ...contextOptions,
        locale: 'en-GB',
        timezoneId: 'Europe/Prague',
        viewport: { width: 1440, height: 900 },
        reducedMotion: 'reduce',
        baseURL: server.url,
        ...options,
      });
      opened.push(context);
      const staff = await Staff.signIn(server.url, context, username);
      return { page: await context.newPage(), staff };
    });
    for (const context of opened) await context.close();
  },

  room: async ({ server }, use) => {
    await use((number) => new Device(server.url, `room-${number}`));
  },
});

/** Where the server is a process of its own, which can be killed and started again. */
export const processTest = test.extend({
  server: async ({ serverProcess }, use) => {
    await use(serverProcess);
  },
});
