import type { Page } from '@playwright/test';
import { escapeFrom } from './support/focus.ts';
import { rowsOf } from './support/requests.ts';
import { expect, test } from './support/test.ts';
import { toasts } from './support/toasts.ts';

/** The scripts of a dialog and of a screen. */
const MISSING = /\/assets\/(RequestReply|users)-/;

/** How many files of the build this browser keeps, and how many there are. */
const keptOf = (page: Page) =>
  page.evaluate(async () => {
    const files = (await (await fetch('/files.json')).json()) as string[];
    const cache = await caches.open('build');
    return { kept: (await cache.keys()).length, of: files.length };
  });

test.describe('without network', () => {
  test.describe('once the build is kept', () => {
    test.use({ serviceWorkers: 'allow' });

    test('U1 every screen and dialog opens, over the rows that were there', async ({
      openConsole,
    }) => {
      const { page } = await openConsole('admin');
      await page.goto('/requests/waiting');
      await expect(rowsOf(page).first()).toContainText(/\d\d\.\d\d\.\d{4}/);
      await expect
        .poll(async () => {
          const { kept, of } = await keptOf(page);
          return of > 0 && kept === of;
        })
        .toBe(true);
      await expect(rowsOf(page)).toHaveCount(10);
      await page.context().setOffline(true);

      await rowsOf(page).first().getByRole('button').first().click();
      await expect(
        page.getByRole('dialog').getByRole('button', { name: /^Approved/ }),
      ).toBeVisible();
      await escapeFrom(page.getByRole('dialog'));
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(rowsOf(page)).toHaveCount(10);
      await expect(rowsOf(page).first()).toContainText(/\d\d\.\d\d\.\d{4}/);
      await page.getByRole('link', { name: 'Users' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
      await page.getByRole('button', { name: 'Add user' }).click();
      await expect(page.getByRole('dialog').getByLabel('Username')).toBeVisible();
      await escapeFrom(page.getByRole('dialog'));
      await page.getByRole('link', { name: 'Messages' }).click();
      await page.getByRole('button', { name: 'New message' }).click();
      await expect(page.getByRole('dialog').getByLabel('Title')).toBeVisible();
      await escapeFrom(page.getByRole('dialog'));
      await page.getByRole('link', { name: 'Settings' }).click();
      await page.getByRole('button', { name: 'Add service' }).click();
      await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Name' })).toBeVisible();
    });
  });

  test('U1 a dialog whose texts come late leaves the list until then', async ({ openConsole }) => {
    const { page } = await openConsole('admin');
    const held = Promise.withResolvers<void>();
    const asked = page.waitForRequest(/\/locales\/en\/timeline\.json/);
    await page.route(/\/locales\//, async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto('/requests/waiting');
    await expect(rowsOf(page)).toHaveCount(10);
    await rowsOf(page).first().getByRole('button').first().click();
    await asked;
    await expect(rowsOf(page)).toHaveCount(10);
    held.resolve();
    await expect(page.getByRole('dialog').getByRole('button', { name: /^Approved/ })).toBeVisible();
  });

  test('U1 a dialog that cannot be loaded leaves the list, and a screen offers to try again', async ({
    openConsole,
  }) => {
    const { page } = await openConsole('admin');
    // From the start: five seconds after the page has come, what may be opened is loaded ahead.
    let cut = true;
    await page.route(MISSING, (route) =>
      cut ? route.abort('internetdisconnected') : route.continue(),
    );
    await page.goto('/requests/waiting');
    await expect(rowsOf(page)).toHaveCount(10);
    await rowsOf(page).first().getByRole('button').first().click();
    await expect(toasts(page).filter({ hasText: 'The server cannot be reached' })).toBeVisible();
    await expect(rowsOf(page)).toHaveCount(10);

    await page.getByRole('link', { name: 'Users' }).click();
    await expect(
      page.getByRole('heading', { name: 'This page could not be loaded' }),
    ).toBeVisible();
    cut = false;
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await expect(rowsOf(page).first()).toBeVisible();
  });
});
