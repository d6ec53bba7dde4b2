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
    async ({ openDesk }) => {
      const { page, staff } = await openDesk('admin');
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

      const operator = await openDesk('operator');
      await operator.page.goto('/dashboard');
      await expect(menu(operator.page).getByRole('link', { name: 'Messages' })).toBeVisible();
      for (const name of ['Users', 'Settings']) {
        await expect(menu(operator.page).getByRole('link', { name })).toHaveCount(0);
      }
    },
  );

  test('B2 the profile block names the user and the project', async ({ openDesk }) => {
    const { page, staff } = await openDesk('operator');
    await page.goto('/dashboard');
    const nav = menu(page);
    await expect(nav).toContainText('operator');
    await expect(nav).toContainText(`Project ID: ${staff.user.project_id}`);
    const profile = nav.getByRole('button', { name: /Profile menu/ });
    await profile.click();
    await expect(profile).toHaveAttribute('aria-expanded', 'true');
    await expect(nav.getByRole('button', { name: 'Edit profile' })).toBeVisible();
  });

  test('B3 minified, a sub-menu floats beside its entry and goes when the pointer has left', async ({
    openDesk,
  }) => {
    const { page } = await openDesk('admin');
    await page.goto('/dashboard');
    const nav = menu(page);
    const requests = nav.getByRole('button', { name: /Requests/ });
    await expect(requests).toHaveAttribute('aria-expanded', 'false');
    await requests.click();
    await expect(nav.getByRole('link', { name: 'Waiting' })).toBeVisible();
    await requests.click();
    await expect(nav.getByRole('link', { name: 'Waiting' })).toBeHidden();

    await nav.getByRole('button', { name: 'Minify menu' }).click();
    await requests.hover();
    const entry = page.getByRole('link', { name: /^Waiting \d+ waiting requests$/ });
    await expect(entry).toBeVisible();
    const isBeside = async () => {
      const [beside, button] = [await entry.boundingBox(), await requests.boundingBox()];
      return beside && button && beside.x >= button.x + button.width - 8;
    };
    await expect.poll(isBeside).toBe(true);
    await page.mouse.move(900, 600);
    await expect(entry).toBeHidden();

    await requests.focus();
    await page.keyboard.press('Enter');
    await expect(entry).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(entry).toBeHidden();
    await expect(requests).toBeFocused();

    await page.reload();
    await expect(nav.getByRole('button', { name: 'Expand menu' })).toBeVisible();
  });

  test('B4 the filter box finds entries and sub-entries by their text', async ({ openDesk }) => {
    const { page } = await openDesk('admin');
    await page.goto('/dashboard');
    const nav = menu(page);
    const filter = nav.getByRole('searchbox', { name: 'Sidebar menu filter...' });
    await filter.fill('canc');
    await expect(nav.getByRole('link', { name: 'Canceled' })).toBeVisible();
    await expect(nav.getByRole('link', { name: 'Messages' })).toHaveCount(0);
    await filter.fill('nothing like this');
    await expect(nav.getByText('No matching menu items')).toBeVisible();
    await filter.fill('');
    await expect(nav.getByRole('link', { name: 'Messages' })).toBeVisible();
  });

  test(
    'B6 the header leads home, to the profile and out',
    { tag: '@core' },
    async ({ openDesk }) => {
      const { page } = await openDesk('operator');
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

  for (const [language, code, country] of [
    ['English', 'EN', 'gb'],
    ['Türkçe', 'TR', 'tr'],
    ['Čeština', 'CS', 'cz'],
  ] as const) {
    test(`B7 the language menu offers ${language} and shows ${code} with a flag`, async ({
      openDesk,
    }) => {
      const { page } = await openDesk('admin');
      await page.goto('/dashboard');
      const button = page.getByRole('banner').getByRole('button', { name: /Language|Dil|Jazyk/ });
      await expect(button).toContainText('EN');
      await button.click();
      await expect(page.getByRole('menuitemradio')).toHaveCount(3);
      await page.getByRole('menuitemradio', { name: language }).click();
      await expect(button).toContainText(code);
      // The flag is decoration, so it has no name: its country is what there is to ask for.
      const flag = button.locator('[data-component="Flag"]');
      await expect(flag).toBeVisible();
      await expect(flag).toHaveAttribute('data-country', country);
    });
  }

  test('B8 short addresses lead on and an unknown one offers a way home', async ({ openDesk }) => {
    const { page } = await openDesk('admin');
    await page.goto('/');
    await expect(page).toHaveURL(/\/dashboard$/);
    await page.goto('/requests');
    await expect(page).toHaveURL(/\/requests\/waiting$/);
    await page.goto('/no/such/page');
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await page.getByRole('link', { name: 'Go to the dashboard' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  test('B10 every screen has breadcrumbs that lead home', async ({ openDesk }) => {
    const { page } = await openDesk('admin');
    for (const [address, trail] of [
      ['/dashboard', ['Home']],
      ['/requests/waiting', ['Home', 'Requests', 'Waiting requests']],
      ['/messages', ['Home', 'Messages']],
      ['/users', ['Home', 'Users']],
      ['/settings', ['Dashboard', 'Settings']],
    ] as const) {
      await page.goto(address);
      const crumbs = page.getByRole('navigation', { name: /Breadcrumb/i });
      await expect(crumbs.getByRole('listitem')).toHaveText(trail.map((part) => new RegExp(part)));
    }
    await page
      .getByRole('navigation', { name: /Breadcrumb/i })
      .getByRole('link')
      .first()
      .click();
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  test('B11 the shell shows its icons while the icon service is down', async ({ openDesk }) => {
    const { page } = await openDesk('admin');
    await page.route('**/iconify/**', (route) => route.abort());
    await page.goto('/dashboard');
    const icon = menu(page).getByRole('link', { name: 'Messages' }).locator('svg').first();
    await expect(icon).toBeVisible();
    await expect.poll(async () => (await icon.innerHTML()).length).toBeGreaterThan(20);
  });
});
