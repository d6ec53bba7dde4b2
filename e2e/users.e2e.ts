import { rowsOf } from './support/requests.ts';
import { toasts } from './support/toasts.ts';
import { expect, test } from './support/test.ts';
import { findUser, openNewUser, openUser, userRow, usersOf } from './support/users.ts';

test.describe('users', () => {
  test('F1 username, type and actions of everybody in the project', async ({ openDesk }) => {
    const { page, staff } = await openDesk('admin');
    await page.goto('/users');
    await expect(page.getByRole('columnheader')).toHaveText(['Username', 'User type', 'Actions']);
    const users = await usersOf(staff);
    await expect(rowsOf(page)).toHaveCount(users.length);
    for (const { username, user_type } of users) {
      const row = userRow(page, username);
      await expect(row).toContainText(user_type === 1 ? 'Administrator' : 'Operator');
      for (const action of ['User services: ', 'Edit ', 'Delete ']) {
        await expect(row.getByRole('button', { name: `${action}${username}` })).toBeVisible();
      }
    }
  });

  test('F1 modals of medium size have a title for adding and one for editing', async ({
    openDesk,
  }) => {
    const { page } = await openDesk('admin');
    for (const open of [openNewUser, () => openUser(page, 'grace')]) {
      const dialog = await open(page);
      await expect(dialog).toBeVisible();
      // It comes a little smaller than it is.
      await expect.poll(async () => (await dialog.boundingBox())?.width).toBeCloseTo(560, -1);
    }
  });

  test('F7 after a save the modal closes, the list reloads and a toast says so', async ({
    openDesk,
  }) => {
    const { page, staff } = await openDesk('admin');
    const form = await openUser(page, 'grace');
    await form.getByRole('textbox', { name: 'Username' }).fill('grace-2');
    const reload = page.waitForRequest((request) => request.url().endsWith('/users'));
    await form.getByRole('button', { name: 'Update' }).click();
    await reload;
    await expect(form).toBeHidden();
    await expect(toasts(page).filter({ hasText: 'User updated' })).toBeVisible();
    await expect(userRow(page, 'grace-2')).toBeVisible();
    expect((await findUser(staff, 'grace-2')).user_type).toBe(2);
  });

  test(
    'F7 deleting asks yes or cancel with the username in the text',
    { tag: '@core' },
    async ({ openDesk }) => {
      const { page, staff } = await openDesk('admin');
      await page.goto('/users');
      const remove = page.getByRole('button', { name: 'Delete grace' });
      await remove.click();
      const question = page.getByRole('alertdialog', { name: 'Delete user' });
      await expect(question).toContainText('“grace”');
      await question.getByRole('button', { name: 'Cancel' }).last().click();
      await expect(question).toBeHidden();
      await expect(remove).toBeFocused();
      expect(await findUser(staff, 'grace')).toMatchObject({ username: 'grace' });

      await remove.click();
      await question.getByRole('button', { name: 'Yes' }).click();
      await expect(toasts(page).filter({ hasText: 'User deleted' })).toBeVisible();
      await expect(userRow(page, 'grace')).toHaveCount(0);
      expect((await usersOf(staff)).map(({ username }) => username)).not.toContain('grace');
    },
  );

  test('F7 a user cannot delete themselves', async ({ openDesk }) => {
    const { page } = await openDesk('admin');
    await page.goto('/users');
    await expect(page.getByRole('button', { name: 'Delete admin' })).toBeDisabled();
  });

  test('F1 operators are not let in', async ({ openDesk }) => {
    const { page } = await openDesk('operator');
    await page.goto('/users');
    await expect(page.getByRole('heading', { name: 'Administrators only' })).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(0);
  });
});
