import { paths } from '@concierge/contract/paths';
import { signInAgain, signInByForm } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

test.describe('access', () => {
  test('U20 a link opened signed out leads on to its page after sign-in', async ({ page }) => {
    const link = '/requests/approved?limit=25&orderBy=approved_at&direction=ASC';
    await page.goto(`${link}#list`);
    await expect(page).toHaveURL(/\/login\?next=/);
    await signInByForm(page, 'admin');
    await expect(page.getByRole('heading', { level: 1, name: 'Approved requests' })).toBeVisible();
    expect(page.url().endsWith(`${link}#list`)).toBe(true);
  });

  test('U21 who is asked to wait sees for how long, and may sign in afterward', async ({
    page,
  }) => {
    await page.clock.install();
    // Also where the address changes to that of the sign-in page.
    await page.goto('/messages?lng=tr');
    await expect(page).toHaveURL(/\/login\?next=/);
    const asked = Promise.withResolvers<void>();
    const stopped = Promise.withResolvers<void>();
    await page.route(`**${paths.login()}`, async (route) => {
      asked.resolve();
      await stopped.promise;
      await route.fulfill({
        status: 429,
        headers: { 'retry-after': '24' },
        json: { errorCode: 'too_many_attempts' },
      });
    });
    const submit = page.locator('form').getByRole('button').last();
    await page.getByLabel('Kullanıcı adı').fill('admin');
    await submit.click();
    await asked.promise;
    // The seconds of a busy machine do not count; after thirty the call would be given up.
    await page.clock.pauseAt(Date.now() + 10_000);
    stopped.resolve();
    const wait = page.getByRole('timer');
    await expect(wait).toHaveText('24 sn sonra yeniden deneyin');
    await expect(submit).toHaveAttribute('aria-disabled', 'true');
    await page.clock.runFor(10_000);
    await expect(wait).toHaveText('14 sn sonra yeniden deneyin');
    await page.clock.runFor(14_000);
    await expect(wait).toHaveCount(0);
    await expect(submit).not.toHaveAttribute('aria-disabled', 'true');
  });

  test(
    'A5 U2 signing out empties the user and leads to sign-in, in every tab',
    { tag: '@core' },
    async ({ openConsole }) => {
      const { page } = await openConsole('admin');
      const other = await page.context().newPage();
      // Without the live socket, which would report it as well.
      await other.routeWebSocket(/\/live/, (socket) => void socket.close({ code: 1012 }));
      await other.goto('/requests/waiting');
      await expect(other.getByRole('rowheader').first()).toBeVisible();
      const live = await page.context().newPage();
      await live.goto('/dashboard');
      await expect(live.getByRole('status').filter({ hasText: 'Live' })).toBeVisible();

      await page.goto('/dashboard');
      const call = page.waitForRequest((request) => request.url().endsWith(paths.logout()));
      await page.getByRole('button', { name: /admin Account menu/ }).click();
      await page.getByRole('menuitem', { name: 'Log out' }).click();
      expect((await call).method()).toBe('GET');
      await expect(page).toHaveURL(/\/login/);
      await page.goto('/dashboard');
      await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();

      for (const tab of [live, other]) {
        await expect(tab).toHaveURL(/\/login/);
        await expect(tab.getByLabel('Project code')).toBeVisible();
        await expect(signInAgain(tab)).toHaveCount(0);
        await expect(tab.getByRole('navigation')).toHaveCount(0);
      }
    },
  );
});
