import { expect, test } from './support/test.ts';

test('B8 B10 B11 every screen has a title, breadcrumbs and icons; what is no screen leads on', async ({
  openConsole,
  page: guest,
}) => {
  const { page } = await openConsole('admin');
  // The shell has icons of its own.
  await page.route('**/iconify/**', (route) => route.abort());
  const crumbs = page.getByRole('navigation', { name: /Breadcrumb/i });
  for (const [address, title, ...trail] of [
    ['/', 'Dashboard', 'Home'],
    ['/requests', 'Waiting · Requests', 'Home', 'Requests', 'Waiting requests'],
    ['/requests/approved', 'Approved · Requests', 'Home', 'Requests', 'Approved requests'],
    ['/requests/canceled', 'Canceled · Requests', 'Home', 'Requests', 'Canceled requests'],
    ['/requests/done', 'Done · Requests', 'Home', 'Requests', 'Completed requests'],
    ['/messages', 'Messages', 'Home', 'Messages'],
    ['/rooms', 'Rooms', 'Home', 'Rooms'],
    ['/users', 'Users', 'Home', 'Users'],
    ['/settings', 'Settings', 'Dashboard', 'Settings'],
  ] as const) {
    await page.goto(address);
    // Before it, how many requests wait (U8).
    await expect(page).toHaveTitle(new RegExp(`^\\(\\d+\\) ${title} · Concierge$`));
    await expect(crumbs.getByRole('listitem')).toHaveText(trail.map((part) => new RegExp(part)));
  }
  await page.goto('/settings/devices?search=101');
  await expect(page).toHaveURL(/\/rooms\?search=101$/);
  const icon = page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: 'Messages' })
    .locator('svg')
    .first();
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
