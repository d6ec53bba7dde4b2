import { paths } from '@concierge/contract/paths';
import { signInAgain } from './support/session.ts';
import { signInByForm } from './support/signIn.ts';
import { withoutBootData } from './support/start.ts';
import { expect, test } from './support/test.ts';

const INVALID = 'The project code, username or password is incorrect.';

test.describe('access', () => {
  test.describe('with a registration page of its own', () => {
    test.use({ serverEnv: { REGISTRATION_URL: 'https://hotel.example/join' } });

    test(
      'A1 the sign-in page has form, languages, welcome, registration link and footer',
      { tag: '@core' },
      async ({ page }) => {
        await page.goto('/login');
        for (const label of ['Project code', 'Username']) {
          await expect(page.getByLabel(label)).toBeVisible();
        }
        await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute(
          'type',
          'password',
        );
        await expect(page.getByText('Welcome to Concierge')).toBeVisible();
        await expect(page.getByRole('link', { name: /Register your project/ })).toHaveAttribute(
          'href',
          'https://hotel.example/join',
        );
        await expect(page.getByText('Version 0.0.30, released 03.06.2024')).toBeVisible();

        await page.getByRole('button', { name: /Language/ }).click();
        await page.getByRole('menuitemradio', { name: 'Čeština' }).click();
        await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Sign in');
        await expect(page.locator('html')).toHaveAttribute('lang', 'cs');
      },
    );
  });

  test('U59 without a registration page the sign-in page has no link to one', async ({ page }) => {
    await page.goto('/login');
    await expect(page.getByLabel('Project code')).toBeVisible();
    await expect(page.getByRole('link', { name: /Register/ })).toHaveCount(0);
    await expect(page.getByText('No account yet?')).toHaveCount(0);
  });

  test('A2 signing in goes to the dashboard', { tag: '@core' }, async ({ page }) => {
    await page.goto('/login');
    const call = page.waitForRequest((request) => request.url().endsWith(paths.login()));
    await signInByForm(page, 'admin');
    const request = await call;
    expect(request.method()).toBe('POST');
    expect(Object.keys(request.postDataJSON() as object).toSorted()).toEqual([
      'password',
      'projectCode',
      'username',
    ]);
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  });

  test(
    'A3 wrong credentials are reported in the form, which keeps what was typed',
    { tag: '@core' },
    async ({ page }) => {
      await page.goto('/login');
      await signInByForm(page, 'admin', 'not the password');
      await expect(page.getByRole('main').getByText(INVALID)).toBeVisible();
      await expect(page.getByLabel('Username')).toHaveValue('admin');
      await expect(page.getByLabel('Project code')).toHaveValue('demo');
      await signInByForm(page, 'admin');
      await expect(page).toHaveURL(/\/dashboard$/);
    },
  );

  test(
    'A4 the session is checked exactly once, and nothing shows before the answer',
    { tag: '@core' },
    async ({ openConsole }) => {
      const { page } = await openConsole('admin');
      await withoutBootData(page, '/requests/approved');
      let checks = 0;
      let answer = () => {};
      const held = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route(`**${paths.auth()}`, async (route) => {
        checks += 1;
        await held;
        await route.continue();
      });
      await page.goto('/requests/approved', { waitUntil: 'commit' });
      await expect.poll(() => checks).toBe(1);
      // What is visible meanwhile has faded in: it is no more than the sign of a long wait.
      await expect(page.locator('#root > *').first()).toHaveCSS('opacity', '1');
      await expect(page).toHaveURL(/\/requests\/approved$/);
      await expect(page.getByRole('navigation')).toHaveCount(0);
      await expect(page.getByRole('textbox')).toHaveCount(0);
      answer();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.getByRole('link', { name: 'Dashboard' }).first().click();
      await expect(page).toHaveURL(/\/dashboard$/);
      expect(checks).toBe(1);
    },
  );

  test('U20 a link opened signed out leads on to its page after sign-in, one to another site does not', async ({
    page,
    baseURL,
  }) => {
    const link = '/requests/approved?limit=25&orderBy=approved_at&direction=ASC';
    await page.goto(`${link}#list`);
    await expect(page).toHaveURL(/\/login\?next=/);
    await signInByForm(page, 'admin');
    await expect(page.getByRole('heading', { level: 1, name: 'Approved requests' })).toBeVisible();
    expect(page.url().endsWith(`${link}#list`)).toBe(true);

    for (const next of ['https://evil.example/', '//evil.example/', '/\t/evil.example/']) {
      await page.context().clearCookies();
      await page.goto(`/login?${new URLSearchParams({ next })}`);
      await signInByForm(page, 'admin');
      await expect(page).toHaveURL(`${baseURL}/dashboard`);
    }
  });

  test('U21 who is asked to wait sees for how long, and may sign in afterward', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('/login?lng=tr');
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
