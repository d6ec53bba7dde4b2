import type { Page } from '@playwright/test';
import { rowsOf } from './support/requests.ts';
import { expect, test } from './support/test.ts';

const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });

test.describe('what people expect', () => {
  test('a console that could not be loaded says so, and a crash in one screen leaves the shell working', async ({
    openConsole,
  }) => {
    const { page } = await openConsole('admin');
    let missing = true;
    await page.route('**/assets/console-*.js', (route) =>
      missing ? route.abort() : route.continue(),
    );
    await page.goto('/users');
    await expect(page.getByRole('alert')).toContainText('Concierge could not start');
    await expect(page.getByRole('alert')).toContainText('Reload the page.');
    missing = false;
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();

    let broken = true;
    await page.route('**/messages/query*', (route) =>
      broken ? route.fulfill({ json: { totalCount: 1, data: [null] } }) : route.continue(),
    );
    await mainMenu(page).getByRole('link', { name: 'Messages' }).click();
    await expect(page.getByRole('heading', { name: 'This page ran into a problem' })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Live' })).toBeVisible();
    await page.getByRole('link', { name: 'Go to the dashboard' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    // The texts of other pages are on their way: to unroute now would lose them.
    broken = false;
    await mainMenu(page).getByRole('link', { name: 'Messages' }).click();
    await expect(rowsOf(page).first()).toBeVisible();
  });

  test('messages, users and services say that they load, that they failed, and try again', async ({
    openConsole,
  }) => {
    const { page } = await openConsole('admin');
    for (const [screen, call, text] of [
      ['/messages', '**/messages/query*', 'The messages could not be loaded'],
      ['/users', '**/users', 'The users could not be loaded'],
      ['/settings', '**/service/query', 'The services could not be loaded'],
    ] as const) {
      const held = Promise.withResolvers<void>();
      let broken = true;
      await page.route(call, async (route) => {
        if (route.request().resourceType() === 'document') return route.continue();
        await held.promise;
        return broken ? route.fulfill({ status: 503, json: {} }) : route.continue();
      });
      await page.goto(screen);
      await expect(page.getByRole('main').locator('[aria-busy="true"]').first()).toBeVisible();
      held.resolve();
      const failure = page.getByRole('alert').filter({ hasText: text });
      await expect(failure).toBeVisible();
      broken = false;
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(rowsOf(page).first()).toBeVisible();
      await expect(failure).toHaveCount(0);
    }
  });

  test('light, dark and system themes, remembered', async ({ openConsole }) => {
    const { page } = await openConsole('admin', { colorScheme: 'light' });
    await page.goto('/dashboard');
    const body = page.locator('body');
    const toHaveBackground = (color: string) => expect(body).toHaveCSS('background-color', color);
    const background = () => body.evaluate((it) => getComputedStyle(it).backgroundColor);
    const theme = (name: string) => async () => {
      await page.getByRole('button', { name: /^Appearance/ }).click();
      await page.getByRole('menuitemradio', { name, exact: true }).click();
    };
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const light = await background();
    await theme('Dark')();
    await expect(body).not.toHaveCSS('background-color', light);
    const dark = await background();
    await page.reload({ waitUntil: 'commit' });
    await toHaveBackground(dark);
    await expect(page.getByRole('button', { name: 'Appearance: Dark' })).toBeVisible();

    await theme('System')();
    await toHaveBackground(light);
    await page.emulateMedia({ colorScheme: 'dark' });
    await toHaveBackground(dark);
    await theme('Light')();
    await toHaveBackground(light);
  });

  // A rule of another kind makes Chromium style and lay out the whole page again.
  test('components add no other rules to the page than style rules', async ({ openConsole }) => {
    const { page } = await openConsole('admin');
    await page.goto('/requests/waiting');
    await expect(page.getByRole('table')).toBeVisible();
    const kinds = await page.locator('style[data-styled]').evaluateAll((styles) =>
      styles.flatMap((style) => {
        const rules = (style as HTMLStyleElement).sheet?.cssRules ?? [];
        return Array.from(rules, (rule) => rule.constructor.name);
      }),
    );
    expect(new Set(kinds)).toEqual(new Set(['CSSStyleRule']));
  });
});
