import type { Locator, Page } from '@playwright/test';
import { DEMO_PASSWORD } from './support/staff.ts';
import { findMessage } from './support/messages.ts';
import { findRequest, rowsOf } from './support/requests.ts';
import { toasts } from './support/toasts.ts';
import { expect, test } from './support/test.ts';
import { findUser } from './support/users.ts';

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
    async ({ openDesk, room }) => {
      const service = await room(101).service('Laundry');
      const request = await room(101).ask(service.id, 'By keyboard');
      const { page, staff } = await openDesk('admin');
      await page.goto('/requests/waiting');
      const status = rowsOf(page).filter({ hasText: 'By keyboard' }).getByRole('button').first();
      await status.waitFor();
      await tabTo(page, status);
      await page.keyboard.press('Enter');
      const reply = page.getByRole('dialog');
      await tabTo(page, reply.getByRole('button', { name: /^Approved/ }));
      await page.keyboard.press('Space');
      await expect(reply.getByRole('textbox', { name: /Note/ })).toBeFocused();
      await page.keyboard.type('On its way');
      await tabTo(page, reply.getByRole('button', { name: 'Approve', exact: true }));
      await page.keyboard.press('Enter');
      await expect(toasts(page).filter({ hasText: 'Request updated successfully' })).toBeVisible();
      expect((await findRequest(staff, request.id)).state_id).toBe(2);
      await expect(rowsOf(page).first().getByRole('button').first()).toBeFocused();
    },
  );

  test('a list is sorted, filtered and paged', async ({ openDesk }) => {
    const { page } = await openDesk('admin');
    await page.goto('/messages?limit=5');
    await expect(rowsOf(page)).toHaveCount(5);
    const title = page.getByRole('columnheader', { name: /^Title/ });
    await tabTo(page, title.getByRole('button'));
    await page.keyboard.press('Enter');
    await expect(title).toHaveAttribute('aria-sort', 'ascending');
    await expect(title.getByRole('button')).toBeFocused();

    const type = page.getByRole('button', { name: /Type$/ });
    await tabTo(page, type, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('option').first()).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/type=2/);
    await expect(type).toBeFocused();

    await expect(rowsOf(page)).toHaveCount(5);
    await tabTo(page, page.getByRole('button', { name: 'Next page' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/offset=5/);
  });

  test('U5 the focus stays with the pages, their size and the filters while rows load', async ({
    openDesk,
  }) => {
    const { page } = await openDesk('admin');
    await page.goto('/requests/done?limit=5');
    const rows = page.getByRole('main').getByRole('row');
    await expect(rows.nth(1)).toContainText(/\d\d\.\d\d\.\d{4}/);
    await page.getByRole('button', { name: 'Page 3', exact: true }).focus();
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

  test('a message is written from the button to the toast', async ({ openDesk }) => {
    const { page, staff } = await openDesk('admin');
    await page.goto('/messages');
    const button = page.getByRole('button', { name: 'New message' });
    await expect(rowsOf(page).first()).toBeVisible();
    await tabTo(page, button);
    await page.keyboard.press('Enter');
    const form = page.getByRole('dialog', { name: 'New message' });
    await expect(form.getByRole('textbox', { name: 'Title' })).toBeFocused();
    await page.keyboard.type('Without a mouse');
    await tabTo(page, form.getByRole('textbox', { name: 'Message' }));
    await page.keyboard.type('Every word of it.');
    await tabTo(page, form.getByRole('button', { name: 'Next', exact: true }));
    await page.keyboard.press('Enter');
    await expect(form.getByRole('tab', { name: 'Users' })).toHaveAttribute('aria-selected', 'true');
    await tabTo(page, form.getByRole('checkbox', { name: /room-101$/ }));
    await page.keyboard.press('Space');
    await tabTo(page, form.getByRole('button', { name: 'Save', exact: true }));
    await page.keyboard.press('Enter');
    await expect(toasts(page).filter({ hasText: 'Message saved' })).toBeVisible();
    await expect(button).toBeFocused();
    expect((await findMessage(staff, 'Without a mouse')).selected_devices).toHaveLength(1);
  });

  test('a service is made: colour by its slider, icon by the arrow keys', async ({ openDesk }) => {
    const { page } = await openDesk('admin');
    await page.goto('/settings');
    await expect(rowsOf(page).first()).toBeVisible();
    await tabTo(page, page.getByRole('button', { name: 'Add service' }));
    await page.keyboard.press('Enter');
    const form = page.getByRole('dialog', { name: 'Add service' });
    await expect(form.getByRole('textbox', { name: 'Name' })).toBeFocused();
    await page.keyboard.type('Bicycles');
    await tabTo(page, form.getByRole('button', { name: /Pick a color/ }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('slider', { name: /Hue/ }));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Escape');
    await tabTo(page, form.getByRole('button', { name: 'Select icon' }));
    await page.keyboard.press('Enter');
    const picker = page.getByRole('dialog', { name: 'Select icon' });
    await tabTo(page, picker.getByRole('option').first());
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(picker).toBeHidden();
    await expect(form.getByRole('button', { name: 'Change icon' })).toBeFocused();
    await tabTo(page, form.getByRole('button', { name: 'Create' }));
    await page.keyboard.press('Enter');
    await expect(toasts(page).filter({ hasText: 'Service created' })).toBeVisible();
  });

  test('a user is given a service with the space bar, and the focus comes back', async ({
    openDesk,
  }) => {
    const { page, staff } = await openDesk('admin');
    await page.goto('/users');
    const button = page.getByRole('button', { name: 'User services: grace' });
    await button.waitFor();
    await tabTo(page, button);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Services of grace' });
    const toggle = dialog.getByRole('switch', { name: 'Housekeeping' });
    await toggle.waitFor();
    await tabTo(page, toggle);
    await page.keyboard.press('Space');
    await expect(toggle).toBeChecked();
    await expect(toggle).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
    expect((await findUser(staff, 'grace')).username).toBe('grace');
  });

  test('the menus of the header open, walk and close', async ({ openDesk }) => {
    const { page } = await openDesk('admin');
    await page.goto('/dashboard');
    const account = page.getByRole('button', { name: /Account menu/ });
    await account.waitFor();
    await tabTo(page, account);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Edit profile' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(account).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Edit profile' })).toBeFocused();
    await page.keyboard.press('Enter');
    const profile = page.getByRole('dialog', { name: 'Edit profile' });
    await expect(profile.getByRole('textbox', { name: 'Username' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(account).toBeFocused();
  });

  test('within a modal the focus goes round, never behind it', async ({ openDesk }) => {
    const { page } = await openDesk('admin');
    await page.goto('/users?user=new');
    const form = page.getByRole('dialog', { name: 'Add user' });
    await expect(form.getByRole('textbox', { name: 'Username' })).toBeFocused();
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('Tab');
      const inside = await form.evaluate((dialog) => dialog.contains(document.activeElement));
      expect(inside).toBe(true);
    }
  });
});
