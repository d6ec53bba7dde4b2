import { rowsOf } from './support/requests.ts';
import { expect, test } from './support/test.ts';

test.describe('what people expect', () => {
  test('a console that could not be loaded says so', async ({ openConsole }) => {
    const { page } = await openConsole('admin');
    let missing = true;
    await page.route('**/assets/console-*.js', (route) =>
      missing ? route.abort() : route.continue(),
    );
    await page.goto('/users');
    await expect(page.getByRole('alert')).toContainText('Concierge could not start');
    missing = false;
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  });

  test('J4 every list says that they load, that they failed, and try again', async ({
    openConsole,
  }) => {
    const { page } = await openConsole('admin');
    for (const [screen, call, text] of [
      ['/requests/done', '**/request/query*', 'The requests could not be loaded'],
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
    const background = () => body.evaluate((it) => getComputedStyle(it).backgroundColor);
    const choose = async (name: string) => {
      await page.getByRole('button', { name: /^Appearance/ }).click();
      await page.getByRole('menuitemradio', { name, exact: true }).click();
    };
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const light = await background();
    await choose('Dark');
    await expect(body).not.toHaveCSS('background-color', light);
    const dark = await background();
    await page.reload();
    await expect(body).toHaveCSS('background-color', dark);
    await choose('System');
    await expect(body).toHaveCSS('background-color', light);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(body).toHaveCSS('background-color', dark);
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
