import { paths } from '@concierge/contract/paths';
import { expect, test } from './support/test.ts';

const htmlLang = (page: import('@playwright/test').Page) => page.locator('html');

test.describe('languages', () => {
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
