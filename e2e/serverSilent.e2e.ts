import { violationsOf } from './support/axe.ts';
import { startProxy } from './browsers/cuttableProxy.ts';
import { isKept } from './support/kept.ts';
import { rowsOf } from './support/requests.ts';
import { signInByForm } from './support/signIn.ts';
import { Staff } from './support/staff.ts';
import { expect, test } from './support/test.ts';

test.describe('a server that accepts and never answers', () => {
  test.use({ serviceWorkers: 'allow', hasTouch: true });

  test('Y7 the kept tablet is shown after four seconds', async ({ page, server }) => {
    const proxy = await startProxy(server.port);
    await page.goto(`${proxy.url}/tablet#key=demo-room-103`);
    await page.getByRole('button', { name: /English/ }).tap();
    const home = page.getByRole('heading', { level: 1, name: 'How can we help you?' });
    await expect(home).toBeVisible();
    await isKept(page, '/tablet', 'tablet');
    proxy.hang();
    await page.reload({ waitUntil: 'commit', timeout: 8_000 });
    await expect(home).toBeVisible();
    await expect(page.getByRole('link', { name: 'Laundry', exact: true })).toBeVisible();
    await proxy.close();
  });
});

test('Y7 a kept console says after four seconds that the server never answers or is down, and comes back by itself', async ({
  browser,
  server,
}) => {
  const proxy = await startProxy(server.port);
  const context = await browser.newContext({
    baseURL: proxy.url,
    locale: 'en-GB',
    serviceWorkers: 'allow',
  });
  await Staff.signIn(proxy.url, context, 'admin');
  const page = await context.newPage();
  await page.goto('/requests/waiting');
  await expect(rowsOf(page).first()).toBeVisible();
  await isKept(page);
  for (const fault of ['hang', 'cut'] as const) {
    proxy[fault]();
    await page.reload({ waitUntil: 'commit', timeout: 8_000 });
    await expect(
      page.getByRole('heading', { level: 1, name: 'This page could not be loaded' }),
    ).toBeVisible();
    await expect(page.getByText('The server cannot be reached')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Reload the page' })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    proxy.restore();
    await expect(rowsOf(page).first()).toBeVisible({ timeout: 20_000 });
  }
  await context.close();
  await proxy.close();
});

test('Y6 a browser that believes to be offline signs in where the server answers', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'onLine', { get: () => false });
  });
  await page.goto('/login');
  await signInByForm(page, 'admin');
  await page
    .getByRole('link', { name: /^Waiting/ })
    .first()
    .click();
  await expect(rowsOf(page).first()).toBeVisible();
  await rowsOf(page).first().getByRole('button').first().click();
  await expect(page.getByRole('dialog').getByRole('button', { name: /^Approved/ })).toBeVisible();
});
