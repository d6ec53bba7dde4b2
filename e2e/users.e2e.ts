import type { Page } from '@playwright/test';
import type { UserService } from '@concierge/contract/users';
import { paths } from '@concierge/contract/paths';
import { signInByForm } from './support/signIn.ts';
import type { Staff } from './support/staff.ts';
import { toasts } from './support/toasts.ts';
import { expect, test } from './support/test.ts';
import {
  findUser,
  openUser,
  password,
  passwordConfirm,
  userRow,
  usersOf,
} from './support/users.ts';

const SECRET = 'A new long password 1';

async function openServices(page: Page, username: string) {
  await page.goto('/users');
  await page.getByRole('button', { name: `User services: ${username}` }).click();
  return page.getByRole('dialog', { name: `Services of ${username}` });
}

async function assignedNames(staff: Staff, username: string): Promise<string[]> {
  const { id } = await findUser(staff, username);
  const services = await staff.get<UserService[]>((project) => paths.userServices(project, id));
  return services.map(({ service_name }) => service_name);
}

test.describe('users', () => {
  test(
    'F7 deleting asks yes or cancel with the username in the text',
    { tag: '@core' },
    async ({ openConsole }) => {
      const { page, staff } = await openConsole('admin');
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

  test(
    'F3 the new password is the one to sign in with',
    { tag: '@core' },
    async ({ openConsole, page: visitor }) => {
      const { page } = await openConsole('admin');
      const form = await openUser(page, 'grace');
      await form.getByRole('button', { name: 'Change password' }).click();
      await password(form).fill(SECRET);
      await passwordConfirm(form).fill(SECRET);
      await form.getByRole('button', { name: 'Update' }).click();
      await expect(toasts(page).filter({ hasText: 'User updated' })).toBeVisible();
      await visitor.goto('/login');
      await signInByForm(visitor, 'grace', SECRET);
      await expect(visitor).toHaveURL(/\/dashboard$/);
    },
  );

  test(
    'F8 every service of the project has a switch that takes effect at once',
    { tag: '@core' },
    async ({ openConsole }) => {
      const { page, staff } = await openConsole('admin');
      const dialog = await openServices(page, 'tomas');
      await expect(dialog.getByRole('switch')).toHaveCount(12);
      const assigned = await assignedNames(staff, 'tomas');
      expect(assigned).toContain('Maintenance');
      await expect(dialog.getByRole('switch', { checked: true })).toHaveCount(assigned.length);

      const laundry = dialog.getByRole('switch', { name: 'Laundry' });
      const call = page.waitForRequest((request) => request.url().endsWith('/services/create'));
      await laundry.click();
      expect((await call).postDataJSON()).toEqual({
        services: [
          { service_name: 'Laundry', service_id: expect.any(Number), icon: expect.any(String) },
        ],
      });
      await expect(laundry).toBeChecked();
      await expect.poll(() => assignedNames(staff, 'tomas')).toContain('Laundry');

      const maintenance = dialog.getByRole('switch', { name: 'Maintenance' });
      await maintenance.click();
      await expect(maintenance).not.toBeChecked();
      await expect.poll(() => assignedNames(staff, 'tomas')).not.toContain('Maintenance');

      await dialog.getByRole('button', { name: 'Close' }).last().click();
      await expect(dialog).toBeHidden();
    },
  );
});
