import type { Locator, Page } from '@playwright/test';
import { rowsOf, rowWith, statusOf } from './support/requests.ts';
import { DEMO_PASSWORD, DEMO_PROJECT } from './support/staff.ts';
import { toasts } from './support/toasts.ts';
import { expect, test } from './support/test.ts';

const MOST_TABS = 120;

/** Presses Tab until the wanted control has the focus, as a user without a mouse does. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let presses = 0; presses < MOST_TABS; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${wanted.toString()}`);
}

test.describe('keyboard', () => {
  test(
    'from the sign-in to a request that is answered, and the focus goes on with the next row',
    { tag: '@core' },
    async ({ page, room }) => {
      const service = await room(101).service('Laundry');
      await room(101).ask(service.id, 'By keyboard');
      await page.goto('/login');
      await tabTo(page, page.getByLabel('Project code'));
      for (const text of [DEMO_PROJECT, 'admin', DEMO_PASSWORD]) {
        await page.keyboard.type(text);
        await page.keyboard.press('Tab');
      }
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
      const menu = page.getByRole('navigation', { name: 'Main menu' });
      await tabTo(page, menu.getByRole('button', { name: /^Requests/ }));
      await page.keyboard.press('Enter');
      await tabTo(page, menu.getByRole('link', { name: /^Waiting/ }));
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

      const status = statusOf(rowWith(page, 'By keyboard'));
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
      expect((await room(101).requests())[0]).toMatchObject({ state_id: 2 });
      expect((await room(101).messages())[0]).toMatchObject({ message: 'On its way' });
      await expect(statusOf(rowsOf(page).first())).toBeFocused();
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
    await expect(page.getByRole('searchbox', { name: 'Search requests' })).toBeFocused();
  });

  test('Q15 what is typed before the list of a combobox is loaded finds its option then', async ({
    openConsole,
  }) => {
    const { page } = await openConsole('admin');
    let load = () => {};
    const asked = new Promise<void>((resolve) => {
      load = resolve;
    });
    await page.route('**/assets/ComboboxControl-*.js', async (route) => {
      await asked;
      await route.continue();
    });
    await page.goto('/requests/done');
    const field = page.getByRole('combobox', { name: 'Device', exact: true });
    await field.focus();
    await page.keyboard.type('10');
    load();
    await expect(page.getByRole('option', { name: 'Room 103', exact: true })).toBeVisible();
    await page.keyboard.type('3');
    await expect(page.getByRole('option')).toHaveText(['Room 103']);
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue('Room 103');
    await expect(field).toBeFocused();
  });
});
