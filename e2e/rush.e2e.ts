import { escapeFrom } from './support/focus.ts';
import { confirmButton, openWaiting, rowsOf } from './support/requests.ts';
import { expect, test } from './support/test.ts';

test.describe('a rush', () => {
  test('U74 order and page size are kept for the next visit, and Back leads to the list as it was', async ({
    openConsole,
  }) => {
    const { page } = await openConsole('admin');
    await openWaiting(page);
    const oldest = page.getByRole('switch', { name: 'Oldest first' });
    await oldest.click();
    await expect(page).toHaveURL(/orderBy=service_date&direction=ASC/);
    const first = await rowsOf(page).first().textContent();
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await menu.getByRole('link', { name: 'Approved' }).click();
    await expect(page).toHaveURL(/\/requests\/approved$/);
    await menu.getByRole('link', { name: 'Waiting' }).click();
    await expect(oldest).toBeChecked();
    await expect(rowsOf(page).first()).toHaveText(first ?? '');
    // Over the approved ones and the oldest to those that were there at first.
    for (let step = 0; step < 3; step += 1) await page.goBack();
    await expect(page).toHaveURL(/\/requests\/waiting$/);
    await expect(oldest).not.toBeChecked();
    await page.goto('/requests/waiting');
    await expect(oldest).toBeChecked();
    await oldest.click();
    await page.goto('/requests/waiting');
    await expect(oldest).not.toBeChecked();
  });

  test('U73 how many wait too long is said above the list, and leads to them', async ({
    openConsole,
  }) => {
    const { page } = await openConsole('operator');
    await page.goto('/dashboard');
    const longest = await page.getByRole('link', { name: /^Longest wait/ }).textContent();
    await openWaiting(page);
    await page.getByRole('link', { name: /^\d+ have waited longer than 20 min$/ }).click();
    await expect(page.getByRole('switch', { name: 'Oldest first' })).toBeChecked();
    await expect(rowsOf(page).first()).toContainText(
      longest?.replace(/^Longest wait\s*/, '') ?? '-',
    );
  });

  test('U75 the keys of the list work in the open request', async ({ openConsole }) => {
    const { page } = await openConsole('admin');
    await openWaiting(page);
    const nameOf = async (at: number) =>
      (await rowsOf(page).nth(at).getByRole('rowheader').textContent()) ?? '-';
    const [one, two] = [await nameOf(0), await nameOf(1)];
    for (const key of ['j', 'Enter']) await page.keyboard.press(key);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(one);
    await expect(page.locator('[role=dialog]:focus, [role=dialog] :focus')).toHaveCount(1);
    await page.keyboard.press('j');
    await expect(dialog.getByRole('status')).toContainText(two);
    await expect(page).toHaveURL(/reply=\d+$/);
    // As fast as they come, each is for what the one before has opened.
    for (const key of ['k', 'j', 'k']) await page.keyboard.press(key);
    await expect(dialog.getByRole('status')).toContainText(one);
    await page.keyboard.press('a');
    await expect(confirmButton(dialog)).toBeFocused();
    await dialog.getByRole('button', { name: 'Back' }).click();
    await page.keyboard.press('m');
    await escapeFrom(page.getByRole('dialog', { name: /^Message to/ }));
    await expect(page.getByRole('dialog', { name: /^Message to/ })).toBeHidden();
    await escapeFrom(dialog);
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/requests\/waiting$/);
  });
});
