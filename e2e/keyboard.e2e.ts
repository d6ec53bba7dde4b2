import type { Locator, Page } from '@playwright/test';
import { DEMO_PASSWORD } from './support/staff.ts';
import { findRequest, rowsOf } from './support/requests.ts';
import { toasts } from './support/toasts.ts';
import { expect, test } from './support/test.ts';

const MOST_TABS = 120;

/** Presses Tab until the wanted control has the focus, as a user without a mouse does. */
async function tabTo(page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let presses = 0; presses < MOST_TABS; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`The keyboard does not reach ${wanted.toString()}`);
}

test.describe('keyboard', () => {
  test('signing in, walking the menu and skipping to the content', async ({ page }) => {
    await page.goto('/login');
    await tabTo(page, page.getByLabel('Project code'));
    for (const text of ['demo', 'admin', DEMO_PASSWORD]) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await tabTo(page, skip, 'Shift+Tab');
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();

    await page.reload();
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await tabTo(page, menu.getByRole('link', { name: 'Messages' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/messages$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeFocused();
  });

  test(
    'a request is answered, and the focus goes on with the next row',
    { tag: '@core' },
    async ({ openConsole, room }) => {
      const service = await room(101).service('Laundry');
      const request = await room(101).ask(service.id, 'By keyboard');
      const { page, staff } = await openConsole('admin');
      await page.goto('/requests/waiting');
      const status = rowsOf(page).filter({ hasText: 'By keyboard' }).getByRole('button').first();
      await status.waitFor();
      await tabTo(page, status);
      await page.keyboard.press('Enter');
      const reply = page.getByRole('dialog');
      await tabTo(page, reply.getByRole('button', { name: /^Approved/ }));
      await page.keyboard.press('Space');
      await expect(reply.getByRole('textbox', { name: /Message to the guest/ })).toBeFocused();
      await page.keyboard.type('On its way');
      await tabTo(page, reply.getByRole('button', { name: 'Approve', exact: true }));
      await page.keyboard.press('Enter');
      await expect(toasts(page).filter({ hasText: 'Request updated successfully' })).toBeVisible();
      expect((await findRequest(staff, request.id)).state_id).toBe(2);
      await expect(rowsOf(page).first().getByRole('button').first()).toBeFocused();
    },
  );

  test('U5 a list is sorted, paged and filtered, and the focus stays while rows load', async ({
    openConsole,
  }) => {
    const { page } = await openConsole('admin');
    await page.goto('/requests/done?limit=5');
    const rows = page.getByRole('main').getByRole('row');
    await expect(rows.nth(1)).toContainText(/\d\d\.\d\d\.\d{4}/);
    const device = page.getByRole('columnheader', { name: /^Device/ });
    await tabTo(page, device.getByRole('button'));
    await page.keyboard.press('Enter');
    await expect(device).toHaveAttribute('aria-sort', 'ascending');
    await expect(device.getByRole('button')).toBeFocused();

    await expect(rows.nth(1)).toContainText(/\d\d\.\d\d\.\d{4}/);
    await tabTo(page, page.getByRole('button', { name: 'Page 3', exact: true }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/offset=10/);
    await expect(page.getByRole('button', { name: 'Page 3, current' })).toBeFocused();
    await expect(rows.nth(1)).toContainText(/\d\d\.\d\d\.\d{4}/);
    await expect(page.getByRole('button', { name: 'Page 3, current' })).toBeFocused();

    const size = page.getByRole('button', { name: /Per page/ });
    await size.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('option', { name: '5', exact: true })).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/limit=50/);
    await expect(rows.nth(6)).toContainText(/\d\d\.\d\d\.\d{4}/);
    await expect(size).toBeFocused();

    await page.goto('/requests/done?service_id=1');
    await page.getByRole('button', { name: 'Clear filters' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(/service_id/);
    await expect(page.getByRole('search').getByRole('button').first()).toBeFocused();
  });
});
