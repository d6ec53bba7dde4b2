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

        // Also where the address changes to that of the sign-in page.
        await page.goto('/messages?lng=tr');
        await expect(page).toHaveURL(/\/login\?next=/);
        await expect(htmlLang(page)).toHaveAttribute('lang', 'tr');
      },
    );
  });

  test(
    'H4 choosing a language saves it on the server, reloads, and stays with the user',
    { tag: '@core' },
    async ({ openConsole }) => {
      const { page } = await openConsole('operator');
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
      const { page: elsewhere } = await openConsole('operator', { locale: 'en-GB' });
      await elsewhere.goto('/dashboard');
      await expect(htmlLang(elsewhere)).toHaveAttribute('lang', 'cs');
    },
  );
});
