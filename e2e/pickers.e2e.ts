import { paths } from '@concierge/contract/paths';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { selectField } from './support/choose.ts';
import { devicesOf, openNewMessage } from './support/messages.ts';
import { rowsOf } from './support/requests.ts';
import { settled } from './support/screens.ts';
import { expect, test } from './support/test.ts';

/** Long names, some of one word. */
function nameDevicesAtLength(dataDir: string): void {
  const database = new DatabaseSync(join(dataDir, 'concierge.sqlite'));
  database.exec(`
    update device set name = case id % 2
      when 0 then 'Prezidentské apartmá s výhledem na moře ' || id
      else 'Kralsüitidenizmanzaralıterasıyla' || id
    end
  `);
  database.close();
}

test('U13 U43 rooms are grouped by floor and found by typing, and a message goes to a floor or to all', async ({
  openDesk,
}) => {
  const { page, staff } = await openDesk('admin');
  await page.goto('/requests/waiting');
  await selectField(page, 'Device').click();
  const floor = page.getByRole('group', { name: 'Floor 2' });
  await expect(floor.getByRole('option').first()).toHaveText('Room 201');
  await expect(page.getByRole('searchbox', { name: 'Search' })).toBeFocused();
  await page.keyboard.type('OOM 30');
  await expect(floor).toBeHidden();
  await expect(page.getByRole('group')).toHaveCount(1);
  await expect(page.getByRole('option').first()).toHaveText('Room 301');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/device_id=\d+/);
  await expect(selectField(page, 'Device')).toHaveAccessibleName(/^Room 301/);
  await expect(selectField(page, 'Device')).toBeFocused();

  const { length } = await devicesOf(staff);
  const dialog = await openNewMessage(page);
  await dialog.getByRole('tab', { name: /^Users/ }).click();
  const first = dialog.getByRole('checkbox', { name: /^Floor 1: select all \d+$/ });
  const all = dialog.getByText(/^Floor 1: select all \d+$/);
  const [, count] = /(\d+)$/.exec(await all.innerText()) ?? [];
  await first.check();
  await expect(dialog.getByText(`${count} of ${length} selected`)).toBeVisible();
  const rooms = dialog.getByRole('list', { name: 'Floor 1' }).getByRole('checkbox');
  for (const room of await rooms.all()) await expect(room).toBeChecked();
  await dialog.getByRole('checkbox', { name: /Room 101/ }).uncheck();
  await expect(first).toBeChecked({ indeterminate: true });
  await dialog.getByRole('checkbox', { name: `Select all ${length}` }).check();
  await expect(dialog.getByText(`${length} of ${length} selected`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Next page' }).click();
  await expect(dialog.getByRole('checkbox', { name: 'Select all on this page' })).toBeChecked();
});

test('U12 no column of messages is cut between phone and desk, with long names in Czech', async ({
  openDesk,
  dataDir,
}) => {
  nameDevicesAtLength(dataDir);
  const { page, staff } = await openDesk('admin');
  await staff.post(() => paths.changeLang('cs'), {});
  await page.goto('/messages?limit=50');
  await expect(rowsOf(page)).toHaveCount(50);
  await settled(page);
  const table = page.getByRole('table');
  for (const width of [700, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(table.locator('th, td')).toHaveCount(51 * 9);
    const cut = () =>
      table.evaluate((one) => {
        const edge = one.parentElement?.getBoundingClientRect().right ?? 0;
        return [...one.querySelectorAll('th, td')]
          .map((cell) => ({
            text: cell.textContent,
            right: cell.getBoundingClientRect().right,
            cut: cell.scrollWidth > cell.clientWidth,
          }))
          .filter((cell) => cell.cut || cell.right > edge);
      });
    await expect.poll(cut, { message: `${width} px` }).toEqual([]);
  }
});

test('U25 a list filtered to nothing says so and leads back', async ({ openDesk }) => {
  const { page } = await openDesk('admin');
  for (const [address, title] of [
    ['/messages?device_id=987654', 'No matching messages'],
    ['/requests/waiting?device_id=987654', 'No matching requests'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByText(title)).toBeVisible();
    const inTable = page.getByText(title).locator('..');
    await inTable.getByRole('button', { name: 'Clear filters' }).click();
    await expect(rowsOf(page).first()).toBeVisible();
    await expect(page).not.toHaveURL(/device_id/);
    await expect(page.getByRole('search').getByRole('button').first()).toBeFocused();
  }
});
