import type { Page } from '@playwright/test';
import type { UserService } from '@concierge/contract/users';
import { paths } from '@concierge/contract/paths';
import type { Staff } from './support/staff.ts';
import { toasts } from './support/toasts.ts';
import { expect, test } from './support/test.ts';
import { findUser } from './support/users.ts';

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

test.describe('user services', () => {
  test(
    'F8 every service of the project has a switch that takes effect at once',
    { tag: '@core' },
    async ({ openDesk }) => {
      const { page, staff } = await openDesk('admin');
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

  for (const { name, service, has, path, text } of [
    {
      name: 'assigning',
      service: 'Laundry',
      has: false,
      path: '**/services/create',
      text: 'The service could not be assigned to the user',
    },
    {
      name: 'removing',
      service: 'Maintenance',
      has: true,
      path: '**/services/delete',
      text: 'The service could not be removed from the user',
    },
  ]) {
    test(`F8 when ${name} fails the switch goes back and its own toast says so`, async ({
      openDesk,
    }) => {
      const { page } = await openDesk('admin');
      await page.route(path, (route) => route.fulfill({ status: 500, json: {} }));
      const dialog = await openServices(page, 'tomas');
      const toggle = dialog.getByRole('switch', { name: service });
      await expect(toggle).toBeChecked({ checked: has });
      await toggle.click();
      await expect(toasts(page).filter({ hasText: text })).toBeVisible();
      await expect(toggle).toBeChecked({ checked: has });
      await expect(toggle).toBeEnabled();
    });
  }
});
