import { paths } from '@concierge/contract/paths';
import { expect, test } from './support/test.ts';

const htmlLang = (page: import('@playwright/test').Page) => page.locator('html');

test.describe('languages', () => {
  test.describe('with a Turkish browser', () => {
    test.use({ locale: 'tr-TR' });

    test(
      'H2 the query comes before the cookie, the stored choice and the browser',
      { tag: '@core' },
      async ({ page, context, server }) => {
        await page.goto('/login');
        await expect(htmlLang(page)).toHaveAttribute('lang', 'tr');
        await expect.poll(() => page.evaluate(() => Object.values(localStorage))).toContain('tr');

        await page.evaluate(() => localStorage.clear());
        await context.addCookies([{ name: 'i18next', value: 'en', url: server.url }]);
        await page.goto('/login');
        await expect(htmlLang(page)).toHaveAttribute('lang', 'en');

        await page.goto('/login?lng=cs');
        await expect(htmlLang(page)).toHaveAttribute('lang', 'cs');
      },
    );
  });

  test.describe('with a German browser', () => {
    test.use({ locale: 'de-DE' });

    test('H2 an unknown language falls back to English', async ({ page }) => {
      await page.goto('/login');
      await expect(htmlLang(page)).toHaveAttribute('lang', 'en');
      await expect(page.getByText('Welcome to Concierge')).toBeVisible();
    });
  });

  test('H1 files are asked with their version, and each language shows its own words', async ({
    page,
  }) => {
    const files: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/locales/')) files.push(request.url());
    });
    const headings = new Set<string>();
    for (const language of ['en', 'tr', 'cs']) {
      await page.goto(`/login?lng=${language}`);
      await expect(htmlLang(page)).toHaveAttribute('lang', language);
      headings.add(await page.getByRole('heading', { level: 1 }).innerText());
    }
    expect(headings.size).toBe(3);
    // The texts of the page came with it; those of the other screens follow.
    await expect.poll(() => files.length).toBeGreaterThan(0);
    for (const file of files) {
      expect(file).toMatch(/\/locales\/(en|tr|cs)\/\w+\.json\?.*0\.0\.30/);
    }
  });

  test('H3 a translation file that fails is asked for again until it comes', async ({ page }) => {
    let refused = 0;
    await page.route('**/locales/cs/auth.json*', async (route) => {
      refused += 1;
      if (refused <= 2) await route.abort();
      else await route.continue();
    });
    await page.goto('/login');
    // The texts of the language it came in are in the page.
    await page.getByRole('button', { name: /Language/ }).click();
    await page.getByRole('menuitemradio', { name: 'Čeština' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Přihlášení' })).toBeVisible();
    expect(refused).toBe(3);
  });

  test(
    'H4 choosing a language saves it on the server, reloads, and stays with the user',
    { tag: '@core' },
    async ({ openDesk }) => {
      const { page } = await openDesk('operator');
      await page.goto('/dashboard');
      const call = page.waitForRequest((request) => request.url().endsWith(paths.changeLang('cs')));
      const reloaded = page.waitForEvent('load');
      await page
        .getByRole('banner')
        .getByRole('button', { name: /Language/ })
        .click();
      await page.getByRole('menuitemradio', { name: 'Čeština' }).click();
      expect((await call).method()).toBe('POST');
      await reloaded;
      await expect(htmlLang(page)).toHaveAttribute('lang', 'cs');

      // Another browser, set to English, follows the user's own language.
      const { page: elsewhere } = await openDesk('operator', { locale: 'en-GB' });
      await elsewhere.goto('/dashboard');
      await expect(htmlLang(elsewhere)).toHaveAttribute('lang', 'cs');
    },
  );
});
