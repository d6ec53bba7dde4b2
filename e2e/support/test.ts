import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContextOptions, type Page, test as base } from '@playwright/test';
import { Device } from './device.ts';
import { type RunningServer, startServer } from './server.ts';
import { Staff } from './staff.ts';

export { expect } from '@playwright/test';

/** A browser of a person who is signed in. */
export interface Desk {
  page: Page;
  staff: Staff;
}

interface Fixtures {
  /** Environment variables for this test's server, e.g. `REGISTRATION_URL`. */
  serverEnv: Readonly<Record<string, string>>;
  /** A server with the demo project, for this test alone. */
  server: RunningServer;
  /** Opens a browser context of its own, signed in as this demo user. */
  openDesk: (username: string, options?: BrowserContextOptions) => Promise<Desk>;
  /** The room with this number, e.g. `101`. */
  room: (number: number) => Device;
}

export const test = base.extend<Fixtures>({
  serverEnv: [{}, { option: true }],

  server: async ({ serverEnv }, use) => {
    const template = process.env.CONCIERGE_E2E_TEMPLATE;
    if (!template) throw new Error('globalSetup did not run');
    const dataDir = await mkdtemp(join(tmpdir(), 'concierge-e2e-server-'));
    await cp(template, dataDir, { recursive: true });
    const server = await startServer({ dataDir, env: serverEnv });
    await use(server);
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  },

  baseURL: async ({ server }, use) => {
    await use(server.url);
  },

  openDesk: async ({ browser, server, contextOptions }, use) => {
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
