import type { Page } from '@playwright/test';
import type { Icon, Service } from '@concierge/contract/services';
import { paths } from '@concierge/contract/paths';
import { rowsOf } from './support/requests.ts';
import type { Staff } from './support/staff.ts';
import { expect, test } from './support/test.ts';

const servicesOf = (staff: Staff) => staff.get<Service[]>(paths.serviceQuery);

interface SettingsTexts {
  services: {
    form: { iconGroups: Record<string, string> };
  };
}

async function addService(page: Page) {
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Add service' }).click();
  const form = page.getByRole('dialog', { name: 'Add service' });
  return {
    form,
    name: form.getByRole('textbox', { name: 'Name' }),
    color: form.getByRole('textbox', { name: 'Background color' }),
    chooser: form.getByRole('button', { name: /Select icon|Change icon/ }),
    save: form.getByRole('button', { name: /Create|Update/ }),
    picker: page.getByRole('dialog', { name: 'Select icon' }),
  };
}

test.describe('settings', () => {
  test(
    'G1 the Services panel lists the services with edit and delete',
    { tag: '@core' },
    async ({ openConsole }) => {
      const { page, staff } = await openConsole('admin');
      await page.goto('/settings');
      const panel = page.getByRole('region', { name: 'Services' });
      await expect(panel.getByRole('button', { name: 'Add service' })).toBeVisible();
      await expect(panel.getByRole('columnheader')).toHaveText(['Service name', 'Actions']);
      const services = await servicesOf(staff);
      await expect(rowsOf(panel)).toHaveCount(services.length);
      for (const { service_name } of services) {
        for (const action of ['Edit', 'Delete']) {
          await expect(
            panel.getByRole('button', { name: `${action} ${service_name}`, exact: true }),
          ).toBeVisible();
        }
      }
    },
  );

  test(
    'G2 name, color, icon and a preview that follows what is typed',
    { tag: '@core' },
    async ({ openConsole }) => {
      const { page, staff } = await openConsole('admin');
      const { form, name, color, chooser, picker } = await addService(page);
      await expect(color).toHaveValue('#000000');
      const preview = form.getByRole('figure', { name: 'Preview' });
      await name.fill('Bicycle rental');
      await expect(preview).toContainText('Bicycle rental');
      await color.fill('#245a3c');
      await expect(preview.locator('[style*="#245a3c"]').first()).toBeVisible();

      await chooser.click();
      await expect(picker).toBeVisible();
      // It comes a little smaller than it is.
      await expect.poll(async () => (await picker.boundingBox())?.width).toBeCloseTo(800, -1);
      const icons = await staff.get<Icon[]>(() => paths.icons());
      const groups = [...new Set(icons.map(({ group_name }) => group_name))];
      expect(groups.length).toBeGreaterThan(1);
      for (const group of groups) {
        await expect(picker.getByRole('group', { name: group, exact: true })).toBeAttached();
      }
      await picker.getByRole('option', { name: 'Bicycle', exact: true }).first().click();
      await expect(picker).toBeHidden();
      await expect(preview.locator('[style*="bike"]').first()).toBeVisible();

      await chooser.click();
      const current = picker.getByRole('option', { selected: true });
      await expect(current).toHaveAccessibleName('Bicycle');
      await expect(current).toBeInViewport();
    },
  );

  test('G2 H1 U14 icons and their groups are named and found in the language of the user', async ({
    openConsole,
  }) => {
    const { page, staff } = await openConsole('admin');
    await staff.post(() => paths.changeLang('cs'), {});
    await page.goto('/settings');
    await page.getByRole('button', { name: 'Přidat službu' }).click();
    await page.getByRole('textbox', { name: 'Barva pozadí' }).fill('#245a3c');
    await page.getByRole('button', { name: 'Vybrat ikonu' }).click();
    const picker = page.getByRole('dialog', { name: 'Výběr ikony' });
    const icons = await staff.get<Icon[]>(() => paths.icons());
    const answer = await page.request.get(paths.locale('cs', 'settings'));
    const { services } = (await answer.json()) as SettingsTexts;
    const texts = services.form.iconGroups;
    const groups = [...new Set(icons.map(({ group_name }) => texts[group_name] ?? group_name))];
    const headed = picker.getByRole('listbox').getByRole('group');
    await expect(headed).toHaveCount(groups.length);
    for (const group of groups) {
      await expect(picker.getByRole('group', { name: group, exact: true })).toBeAttached();
    }
    await picker.getByRole('searchbox').fill('koupelna');
    await expect(headed).toHaveCount(1);
    // As it is typed in a hurry, without the marks.
    await picker.getByRole('searchbox').fill('rucnik');
    await expect(picker.getByRole('option')).toHaveAccessibleName('Ručník');
  });
});
