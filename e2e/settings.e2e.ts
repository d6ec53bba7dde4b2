import type { Page } from '@playwright/test';
import type { Icon, Service } from '@concierge/contract/services';
import { paths } from '@concierge/contract/paths';
import { rowsOf } from './support/requests.ts';
import type { Staff } from './support/staff.ts';
import { toasts } from './support/toasts.ts';
import { expect, test } from './support/test.ts';

const servicesOf = (staff: Staff) => staff.get<Service[]>(paths.serviceQuery);
const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) });

interface SettingsTexts {
  services: {
    add: string;
    form: {
      color: string;
      chooseIcon: string;
      iconGroups: Record<string, string>;
      iconPicker: { title: string };
    };
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
    async ({ openDesk }) => {
      const { page, staff } = await openDesk('admin');
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

  test('G1 deleting asks yes or cancel with the name, and the last one leaves a warning', async ({
    openDesk,
  }) => {
    const { page, staff } = await openDesk('admin');
    const [kept, ...others] = await servicesOf(staff);
    if (!kept) throw new Error('the demo has services');
    for (const { id, service_name, full_path } of others) {
      await staff.post(paths.serviceDelete, { service_id: id, service_name, icon: full_path });
    }
    await page.goto('/settings');
    const remove = page.getByRole('button', { name: `Delete ${kept.service_name}` });
    await remove.click();
    const question = page.getByRole('alertdialog', { name: 'Delete service' });
    await expect(question).toContainText(`“${kept.service_name}”`);
    await question.getByRole('button', { name: 'Cancel' }).last().click();
    await expect(question).toBeHidden();
    expect(await servicesOf(staff)).toHaveLength(1);

    await remove.click();
    const call = page.waitForRequest((request) => request.url().endsWith('/service/delete'));
    await question.getByRole('button', { name: 'Yes' }).click();
    expect((await call).postDataJSON()).toEqual({
      service_id: kept.id,
      service_name: kept.service_name,
      icon: kept.full_path,
    });
    await expect(toasts(page).filter({ hasText: 'Service deleted' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Services' })).toContainText('No services yet');
  });

  test(
    'G2 name, colour, icon and a preview that follows what is typed',
    { tag: '@core' },
    async ({ openDesk }) => {
      const { page, staff } = await openDesk('admin');
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
    openDesk,
  }) => {
    const { page, staff } = await openDesk('admin');
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

  for (const [language, typed, name] of [
    ['en', 'towel', 'Towel'],
    ['tr', 'havlu', 'Havlu'],
    ['cs', 'ručník', 'Ručník'],
  ] as const) {
    test(`G2 H1 "${typed}" finds its icon in ${language}`, async ({ openDesk }) => {
      const { page, staff } = await openDesk('admin');
      await staff.post(() => paths.changeLang(language), {});
      const answer = await page.request.get(paths.locale(language, 'settings'));
      const { services } = (await answer.json()) as SettingsTexts;
      await page.goto('/settings');
      await page.getByRole('button', { name: services.add }).click();
      const form = page.getByRole('dialog');
      await form.getByRole('textbox', { name: services.form.color }).fill('#245a3c');
      await form.getByRole('button', { name: services.form.chooseIcon }).click();
      const picker = page.getByRole('dialog', { name: services.form.iconPicker.title });
      await picker.getByRole('searchbox').fill(typed);
      await expect(picker.getByRole('option')).toHaveAccessibleName(name);
    });
  }

  test('G2 the colour picker and the text field hold the same colour', async ({ openDesk }) => {
    const { page } = await openDesk('admin');
    const { form, color } = await addService(page);
    await color.fill('#3366cc');
    await form.getByRole('button', { name: /Pick a color/ }).click();
    const hue = page.getByRole('slider', { name: /Hue/ });
    await hue.press('ArrowRight');
    await page.keyboard.press('Escape');
    await expect(color).not.toHaveValue('#3366cc');
    await expect(color).toHaveValue(/^#[0-9a-f]{6}$/i);
  });

  test('G3 saving waits for name, icon and colour; the icon is asked for once there is a colour', async ({
    openDesk,
  }) => {
    const { page } = await openDesk('admin');
    const { name, color, chooser, save, picker } = await addService(page);
    await expect(save).toBeDisabled();
    await name.fill('Bicycle rental');
    await expect(save).toBeDisabled();
    await color.fill('');
    await expect(chooser).toHaveCount(0);
    await color.fill('#245a3c');
    await expect(chooser).toBeVisible();
    await expect(save).toBeDisabled();
    await chooser.click();
    await picker.getByRole('option', { name: 'Bicycle', exact: true }).first().click();
    await expect(save).toBeEnabled();
    await color.fill('green');
    await expect(save).toBeDisabled();
    await color.fill('#245a3c');
    await name.fill('   ');
    await expect(save).toBeDisabled();
  });

  test('G4 creating and updating say so, and the dashboard knows the service', async ({
    openDesk,
  }) => {
    const { page, staff } = await openDesk('admin');
    const { form, name, color, chooser, save, picker } = await addService(page);
    await name.fill('Bicycle rental');
    await color.fill('#245a3c');
    await chooser.click();
    await picker.getByRole('option', { name: 'Bicycle', exact: true }).first().click();
    const created = page.waitForRequest((request) => request.url().endsWith('/service/create'));
    await save.click();
    expect((await created).postDataJSON()).toEqual({
      service_name: 'Bicycle rental',
      icon_id: expect.any(Number),
      bg_color: '#245a3c',
    });
    await expect(toasts(page).filter({ hasText: 'Service created' })).toBeVisible();
    await expect(form).toBeHidden();

    await row(page, 'Bicycle rental').getByRole('button', { name: /^Edit/ }).click();
    const edit = page.getByRole('dialog', { name: 'Edit service' });
    await expect(edit.getByRole('textbox', { name: 'Background color' })).toHaveValue('#245a3c');
    await edit.getByRole('textbox', { name: 'Name' }).fill('Bicycles');
    const updated = page.waitForRequest((request) => request.url().endsWith('/service/update'));
    await edit.getByRole('button', { name: 'Update' }).click();
    const service = (await servicesOf(staff)).find(({ bg_color }) => bg_color === '#245a3c');
    expect((await updated).postDataJSON()).toEqual({
      id: service?.id,
      service_name: 'Bicycles',
      icon_id: service?.icon_id,
      bg_color: '#245a3c',
    });
    await expect(toasts(page).filter({ hasText: 'Service updated' })).toBeVisible();
    await expect(row(page, 'Bicycles')).toBeVisible();

    await page.goto('/dashboard');
    await expect(
      page.getByRole('list', { name: 'Services' }).getByRole('listitem').filter({
        hasText: 'Bicycles',
      }),
    ).toBeVisible();
  });

  test('G4 a refusal is a translated toast and the form keeps what was typed', async ({
    openDesk,
  }) => {
    const { page, staff } = await openDesk('admin');
    const service = (await servicesOf(staff)).find(
      ({ service_name }) => service_name === 'Minibar',
    );
    await page.goto(`/settings?service=${service?.id}`);
    const form = page.getByRole('dialog', { name: 'Edit service' });
    await form.getByRole('textbox', { name: 'Name' }).fill('Laundry');
    await form.getByRole('button', { name: 'Update' }).click();
    await expect(
      toasts(page).filter({ hasText: 'A service with this name already exists.' }),
    ).toBeVisible();
    await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Laundry');
    await expect(form.getByRole('button', { name: 'Update' })).toBeEnabled();
  });
});
