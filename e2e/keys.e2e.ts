import type { Page } from '@playwright/test';
import {
  confirmButton,
  findRequest,
  openWaiting,
  rowsOf,
  rowWith,
  statusOf,
} from './support/requests.ts';
import { escapeFrom } from './support/focus.ts';
import { toasts } from './support/toasts.ts';
import { expect, test } from './support/test.ts';

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' });

/** Presses keys one after the other, and counts them. */
function keyboardOf(page: Page) {
  let presses = 0;
  return {
    press: async (key: string) => {
      presses += 1;
      await page.keyboard.press(key);
    },
    presses: () => presses,
  };
}

test.describe('keys', () => {
  test('U32 three keys to the first approval, two for each further', async ({
    openConsole,
    room,
  }) => {
    const service = await room(101).service('Laundry');
    const second = await room(101).ask(service.id, 'Second of two');
    const first = await room(102).ask(service.id, 'First of two');
    const { page, staff } = await openConsole('admin');
    await openWaiting(page);
    const keys = keyboardOf(page);
    const confirm = confirmButton(page.getByRole('dialog'));

    await keys.press('j');
    await keys.press('a');
    await expect(confirm).toBeFocused();
    await keys.press('Enter');
    await expect(statusOf(rowWith(page, 'Second of two'))).toBeFocused();
    expect((await findRequest(staff, first.id)).state_id).toBe(2);
    expect(keys.presses()).toBe(3);

    await keys.press('a');
    await expect(confirm).toBeFocused();
    await keys.press('Enter');
    await expect(rowWith(page, 'Second of two')).toHaveCount(0);
    await expect(statusOf(rowsOf(page).first())).toBeFocused();
    expect((await findRequest(staff, second.id)).state_id).toBe(2);
    expect(keys.presses()).toBe(5);
    await expect(toasts(page).filter({ hasText: 'Request updated successfully' })).not.toHaveCount(
      0,
    );
  });

  test('U32 a key that cannot be used says so; those that are typed, held with others or meant for a dialog do nothing', async ({
    openConsole,
  }) => {
    const { page } = await openConsole('admin');
    await openWaiting(page);
    const first = statusOf(rowsOf(page).first());
    await first.focus();
    await page.keyboard.press('d');
    await expect(page.getByRole('status').filter({ hasText: 'Not possible' })).toHaveCount(1);
    for (const modifier of ['Control', 'Alt', 'Meta']) await page.keyboard.press(`${modifier}+j`);
    await expect(first).toBeFocused();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('c');
    await expect(confirmButton(page.getByRole('dialog'))).toBeFocused();
    for (const key of ['j', 'm', '?']) await page.keyboard.press(key);
    await expect(page).not.toHaveURL(/message=|shortcuts=/);
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await escapeFrom(page.getByRole('dialog'));
    await expect(first).toBeFocused();

    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox', { name: 'Search requests' })).toBeFocused();
    await page.keyboard.press('j');
    await expect(rowsOf(page).locator(':focus')).toHaveCount(0);
    await page.keyboard.press('Escape');
    const filter = page.getByRole('searchbox', { name: /Sidebar menu filter/ });
    await filter.focus();
    await page.keyboard.type('jka?');
    await expect(filter).toHaveValue('jka?');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('U34 the sheet of keys turns them off, and off they stay', async ({ openConsole }) => {
    const { page } = await openConsole('admin');
    await openWaiting(page);
    await page.keyboard.press('?');
    const off = sheet(page).getByRole('switch', { name: 'Use keyboard shortcuts' });
    await off.press('Space');
    await expect(off).not.toBeChecked();
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toBeHidden();

    const row = (at: number) => statusOf(rowsOf(page).nth(at));
    await row(0).focus();
    const nothing = async () => {
      for (const key of ['j', 'a', 'm', '/', '?', 'ArrowDown']) await page.keyboard.press(key);
      await expect(row(0)).toBeFocused();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      // Each row is a stop again: its button that approves, the box of the next one.
      for (let tab = 0; tab < 3; tab += 1) await page.keyboard.press('Tab');
      await expect(row(1)).toBeFocused();
    };
    await nothing();
    await page.reload();
    await row(0).focus();
    await nothing();
  });
});
