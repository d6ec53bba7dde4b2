import { findBrowser, launchArgs } from '@concierge/tooling/browser';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { type Lack, lack } from './support/brokenApis.ts';
import { deviceBox, findMessage, openNewMessage, writeMessage } from './support/messages.ts';
import { rowsOf } from './support/requests.ts';
import { signInByForm } from './support/signIn.ts';
import { Staff } from './support/staff.ts';
import { expect, test } from './support/test.ts';

/** Of no secure context, as in a network without certificates: browsers leave out many of their APIs. */
const PLAIN_HOST = 'hotel.test';
const { executablePath } = await findBrowser();
test.use({
  launchOptions: {
    executablePath,
    args: [...launchArgs, `--host-resolver-rules=MAP ${PLAIN_HOST} 127.0.0.1`],
  },
});

const plain = (url: string) => url.replace('127.0.0.1', PLAIN_HOST);

/**
 * What browsers, their settings, private windows and plain http take away. One browser lacks many at once; where
 * one that is missing keeps the code from asking for another, the two are in different browsers.
 */
const OPTIONAL = {
  'storage, service workers and what came lately': [
    'localStorage',
    'sessionStorage',
    'indexedDB',
    'crypto',
    'caches',
    'BroadcastChannel',
    'AbortSignal.timeout',
    'AbortSignal.any',
    'structuredClone',
    'requestIdleCallback',
    'navigator.serviceWorker',
    'navigator.clipboard',
    'navigator.locks',
    'navigator.permissions',
    'navigator.storage',
    'navigator.languages',
  ],
  'push, writing to the storage and what it knows of the network': [
    'PushManager',
    'Storage.prototype.setItem',
    'crypto.randomUUID',
    'crypto.getRandomValues',
    'crypto.subtle',
    'navigator.onLine',
  ],
  'notifications and reading the storage': ['Notification', 'Storage.prototype.getItem'],
  'a permission to notify and emptying the storage': [
    'Notification.permission',
    'Storage.prototype.removeItem',
  ],
} as const;

/** What nothing works without: an old browser lacks one of them. Each is seen in one language. */
const NEEDED = [
  ['en', 'Array.prototype.toSorted'],
  ['tr', 'Object.hasOwn'],
  ['cs', 'String.prototype.replaceAll'],
  ['en', 'AbortController'],
  ['tr', 'WebSocket'],
  ['cs', 'fetch'],
] as const;

const TOO_OLD = {
  en: 'This browser is too old',
  tr: 'Bu tarayıcı çok eski',
  cs: 'Tento prohlížeč je příliš starý',
};

async function inNewPage(
  browser: Browser,
  options: BrowserContextOptions,
  use: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ locale: 'en-GB', ...options });
  await use(await context.newPage());
  await context.close();
}

async function sendFromTablet(page: Page, url: string, service = 'Laundry'): Promise<void> {
  await page.goto(`${url}/tablet#key=demo-room-103`);
  await page.getByRole('button', { name: /English/ }).click();
  await page.getByRole('link', { name: service, exact: true }).click();
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
}

/** Signs in, follows the list, writes a message and opens the profile with its switches. */
async function workAtConsole(page: Page, title: string): Promise<void> {
  await page.goto('/login');
  await signInByForm(page, 'admin');
  await page
    .getByRole('link', { name: /^Waiting/ })
    .first()
    .click();
  await expect(rowsOf(page).first()).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Live' })).toBeVisible();
  const dialog = await openNewMessage(page);
  await writeMessage(dialog, title, 'As in any browser.');
  await dialog.getByRole('tab', { name: /^Users/ }).click();
  await deviceBox(dialog, 'room-101').check();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toBeHidden();
  await page.goto('/dashboard?profile=edit');
  await expect(page.getByRole('dialog').getByRole('switch')).toBeVisible();
}

test('Y4 under a name that is no secure context tablet and console work', async ({
  browser,
  context,
  server,
  room,
}) => {
  const url = plain(server.url);
  await inNewPage(browser, {}, async (page) => {
    await sendFromTablet(page, url);
    expect(await page.evaluate(() => isSecureContext)).toBe(false);
  });
  expect((await room(103).requests()).map(({ service_name }) => service_name)).toContain('Laundry');
  await inNewPage(browser, { baseURL: url }, (page) => workAtConsole(page, 'Plain'));
  await findMessage(await Staff.signIn(server.url, context, 'admin'), 'Plain');
});

for (const [names, apis] of Object.entries(OPTIONAL)) {
  test(`Y4 Y62 without ${names} tablet and console work, be it missing or throwing`, async ({
    browser,
    context,
    server,
    room,
  }) => {
    const staff = await Staff.signIn(server.url, context, 'admin');
    for (const how of ['missing', 'throwing'] satisfies Lack[]) {
      const lackAll = async (page: Page) => {
        for (const api of apis) await lack(page, api, how);
      };
      const [before] = await room(103).requests();
      await inNewPage(browser, {}, async (page) => {
        await lackAll(page);
        // What is open already would be asked for again.
        await sendFromTablet(page, server.url, how === 'missing' ? 'Laundry' : 'Luggage');
      });
      const [sent, ...earlier] = await room(103).requests();
      expect(sent?.id).not.toBe(before?.id);
      expect(earlier[0]?.id).toBe(before?.id);
      await inNewPage(browser, { baseURL: server.url }, async (page) => {
        await lackAll(page);
        await workAtConsole(page, `Title ${how}`);
      });
      await findMessage(staff, `Title ${how}`);
    }
  });
}

test('Y5 a browser that lacks what nothing works without gets words in its language, on the tablet and in the console', async ({
  browser,
  server,
}) => {
  for (const [locale, api] of NEEDED) {
    for (const address of ['/tablet#key=demo-room-103', '/login', '/dashboard']) {
      await inNewPage(browser, { locale }, async (page) => {
        await lack(page, api, 'missing');
        await page.goto(server.url + address);
        const name = TOO_OLD[locale];
        await expect(page.getByRole('heading', { level: 1, name }), api).toBeVisible();
        expect(await page.evaluate(() => document.documentElement.lang), api).toBe(locale);
      });
    }
  }
});

test('Y5 what cannot start for another reason says so instead of staying blank', async ({
  browser,
  server,
}) => {
  for (const init of [
    // An API that no list names, and a script that fails.
    () => Reflect.deleteProperty(window, 'Map'),
    () => Object.defineProperty(document, 'getElementById', { value: null }),
  ]) {
    for (const address of ['/tablet#key=demo-room-103', '/login']) {
      await inNewPage(browser, {}, async (page) => {
        await page.addInitScript(init);
        await page.goto(server.url + address);
        await expect(
          page.getByRole('heading', { level: 1, name: 'This page could not start' }),
        ).toBeVisible();
        await expect(page.getByRole('link', { name: 'Load it again' })).toBeVisible();
      });
    }
  }
});

test('Y5 a script that does not arrive is named, and the page loads again', async ({
  browser,
  server,
}) => {
  for (const address of ['/tablet', '/login']) {
    await inNewPage(browser, {}, async (page) => {
      let cut = true;
      await page.route(/\/assets\/(index|start)-[^/]*\.js$/, (route) =>
        cut ? route.abort('connectionfailed') : route.continue(),
      );
      await page.goto(server.url + address);
      await expect(
        page.getByRole('heading', { level: 1, name: 'This page could not start' }),
      ).toBeVisible();
      cut = false;
      await page.getByRole('link', { name: 'Load it again' }).click();
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/could not start/);
    });
  }
});
