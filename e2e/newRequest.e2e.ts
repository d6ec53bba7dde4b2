import { openWaiting, rowsOf } from './support/requests.ts';
import { signInAgain } from './support/signIn.ts';
import { DEMO_PASSWORD, DEMO_PROJECT } from './support/staff.ts';
import { expect, test } from './support/test.ts';

test('W1 four keys besides what is typed enter a request, which a colleague sees at once; offline and signed out it keeps its input', async ({
  openConsole,
}) => {
  const colleague = await openConsole('operator');
  await openWaiting(colleague.page);
  const { page } = await openConsole('admin');
  await page.goto('/rooms');
  await expect(page.getByRole('status').filter({ hasText: 'Live' })).toBeVisible();
  const before = await page.evaluate(() => history.length);
  // A second press before the dialog has come opens no other one.
  await page.evaluate(async () => {
    const press = () =>
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'n', bubbles: true }));
    press();
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    press();
  });
  const dialog = page.getByRole('dialog', { name: 'New request' });
  const room = dialog.getByRole('combobox', { name: 'Room' });
  await expect(room).toBeFocused();
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
  await page.keyboard.type('102');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await page.keyboard.type('laundry');
  await expect(page.getByRole('option', { name: 'Laundry' })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.context().setOffline(true);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('could not be entered');
  await expect(room).toHaveValue('Room 102');
  await page.context().setOffline(false);
  await page.context().clearCookies();
  await dialog.getByRole('combobox', { name: 'Service' }).press('Enter');
  const again = signInAgain(page);
  await again.getByLabel('Project code').fill(DEMO_PROJECT);
  await again.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await again.getByRole('button', { name: 'Sign in' }).click();
  await expect(again).toBeHidden();
  await expect(dialog).toHaveCount(0);
  const row = rowsOf(colleague.page).first();
  await expect(row).toContainText('Room 102');
  await expect(row.getByRole('img', { name: 'By phone, entered by admin' })).toBeVisible();
});
