import type { DashboardData } from '@concierge/contract/requests';
import { paths } from '@concierge/contract/paths';
import { escapeFrom } from './support/focus.ts';
import { expect, test } from './support/test.ts';

const menu = (page: import('@playwright/test').Page) =>
  page.getByRole('navigation', { name: 'Main menu' });

test.describe('shell', () => {
  test(
    'B1 the menu shows what the role may open and marks where one is',
    { tag: '@core' },
    async ({ openConsole }) => {
      const { page, staff } = await openConsole('admin');
      const { services } = await staff.post<DashboardData>(
        (project) => `${paths.dashboard(project)}?limit=1000&offset=0`,
        { 'state_id in': [1, 2] },
      );
      await page.goto('/requests/approved');
      const nav = menu(page);
      for (const name of ['Messages', 'Users', 'Settings']) {
        await expect(nav.getByRole('link', { name })).toBeVisible();
      }
      await expect(nav.getByRole('link', { name: /Dashboard/ })).toContainText(
        String(services.length),
      );
      await expect(nav.getByRole('link', { name: 'Approved' })).toHaveAttribute(
        'aria-current',
        'page',
      );
      for (const name of ['Waiting', 'Canceled', 'Done']) {
        await expect(nav.getByRole('link', { name })).toBeVisible();
      }
      const parent = nav.getByRole('button', { name: /^Requests/ });
      await expect(parent).toHaveAttribute('aria-expanded', 'true');
      await expect(parent).toHaveAttribute('data-current');

      const operator = await openConsole('operator');
      await operator.page.goto('/dashboard');
      await expect(menu(operator.page).getByRole('link', { name: 'Messages' })).toBeVisible();
      for (const name of ['Users', 'Settings']) {
        await expect(menu(operator.page).getByRole('link', { name })).toHaveCount(0);
      }
    },
  );

  test(
    'B6 the header leads home, to the profile and out',
    { tag: '@core' },
    async ({ openConsole }) => {
      const { page } = await openConsole('operator');
      await page.goto('/requests/waiting');
      await page.getByRole('banner').getByRole('link', { name: 'Concierge' }).click();
      await expect(page).toHaveURL(/\/dashboard$/);
      await page.getByRole('button', { name: /operator Account menu/ }).click();
      await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible();
      await page.getByRole('menuitem', { name: 'Edit profile' }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByLabel('Username')).toHaveValue('operator');
      await escapeFrom(dialog);
      await expect(dialog).toBeHidden();
    },
  );

  test('B8 B10 B11 every screen has a title, breadcrumbs and icons; what is no screen leads on', async ({
    openConsole,
    page: guest,
  }) => {
    const { page } = await openConsole('admin');
    // The shell has icons of its own.
    await page.route('**/iconify/**', (route) => route.abort());
    const crumbs = page.getByRole('navigation', { name: /Breadcrumb/i });
    for (const [address, lands, title, trail] of [
      ['/', '/dashboard', 'Dashboard', ['Home']],
      [
        '/requests',
        '/requests/waiting',
        'Waiting · Requests',
        ['Home', 'Requests', 'Waiting requests'],
      ],
      [
        '/requests/approved',
        '/requests/approved',
        'Approved · Requests',
        ['Home', 'Requests', 'Approved requests'],
      ],
      [
        '/requests/canceled',
        '/requests/canceled',
        'Canceled · Requests',
        ['Home', 'Requests', 'Canceled requests'],
      ],
      [
        '/requests/done',
        '/requests/done',
        'Done · Requests',
        ['Home', 'Requests', 'Completed requests'],
      ],
      ['/messages', '/messages', 'Messages', ['Home', 'Messages']],
      ['/users', '/users', 'Users', ['Home', 'Users']],
      ['/settings', '/settings', 'Settings', ['Dashboard', 'Settings']],
    ] as const) {
      await page.goto(address);
      await expect(page).toHaveURL((url) => url.pathname === lands);
      // Before it, how many requests wait (U8).
      await expect(page).toHaveTitle(new RegExp(`^\\(\\d+\\) ${title} · Concierge$`));
      await expect(crumbs.getByRole('listitem')).toHaveText(trail.map((part) => new RegExp(part)));
    }
    const icon = menu(page).getByRole('link', { name: 'Messages' }).locator('svg').first();
    await expect(icon).toBeVisible();
    await expect.poll(async () => (await icon.innerHTML()).length).toBeGreaterThan(20);
    await crumbs.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page).toHaveTitle(/^\(\d+\) Dashboard · Concierge$/);
    await expect(page.locator('head title')).toHaveCount(1);

    await page.goto('/no/such/page');
    await expect(page).toHaveTitle(/^\(\d+\) Page not found · Concierge$/);
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await page.getByRole('link', { name: 'Go to the dashboard' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await guest.goto('/login');
    await expect(guest).toHaveTitle('Sign in · Concierge');
  });
});
