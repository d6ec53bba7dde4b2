import { LANGUAGES } from '@concierge/contract/constants';
import { paths } from '@concierge/contract/paths';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { selectField } from './support/choose.ts';
import {
  deviceBox,
  devicesOf,
  findMessage,
  openNewMessage,
  writeMessage,
} from './support/messages.ts';
import { escapeFrom } from './support/focus.ts';
import { rowsOf } from './support/requests.ts';
import { settled } from './support/screens.ts';
import { toasts } from './support/toasts.ts';
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

test.describe('choosing and narrowing', () => {
  test('U13 the room of a filter is found by typing a part of its name', async ({ openDesk }) => {
    const { page } = await openDesk('operator');
    await page.goto('/requests/waiting');
    await selectField(page, 'Device').click();
    const search = page.getByRole('searchbox', { name: 'Search' });
    await expect(search).toBeFocused();
    await page.keyboard.type('OOM 20');
    await expect(page.getByRole('option').first()).toHaveText('Room 201');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/device_id=\d+/);
    await expect(selectField(page, 'Device')).toHaveAccessibleName(/^Room 201/);
    await expect(selectField(page, 'Device')).toBeFocused();
  });

  test('U13 all devices of a message are chosen at once', async ({ openDesk }) => {
    const { page, staff } = await openDesk('admin');
    const { length } = await devicesOf(staff);
    const dialog = await openNewMessage(page);
    await dialog.getByRole('tab', { name: /^Users/ }).click();
    await dialog.getByRole('checkbox', { name: `Select all ${length}` }).check();
    await expect(dialog.getByText(`${length} of ${length} selected`)).toBeVisible();
    await dialog.getByRole('button', { name: 'Next page' }).click();
    await expect(dialog.getByRole('checkbox', { name: 'Select all on this page' })).toBeChecked();
  });
});

test.describe('the message list', () => {
  for (const language of LANGUAGES) {
    test(`U12 no column of messages is cut between phone and desk in ${language}`, async ({
      openDesk,
      dataDir,
    }) => {
      nameDevicesAtLength(dataDir);
      const { page, staff } = await openDesk('admin');
      await staff.post(() => paths.changeLang(language), {});
      for (const width of [700, 768, 1024, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto('/messages?limit=50');
        await expect(rowsOf(page)).toHaveCount(50);
        await settled(page);
        const table = page.getByRole('table');
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
  }

  test('U41 a press on a row opens the message, and Escape leads back', async ({ openDesk }) => {
    const { page } = await openDesk('admin');
    await page.goto('/messages?state=2');
    const row = rowsOf(page).first();
    const title = await row.getByRole('rowheader').innerText();
    await row.getByRole('rowheader').click();
    const dialog = page.getByRole('dialog', { name: /details$/ });
    await expect(dialog.getByRole('heading', { name: title })).toBeVisible();
    await escapeFrom(dialog);
    await expect(dialog).toBeHidden();
    await page.goto('/messages?state=1');
    await rowsOf(page).first().getByRole('rowheader').click();
    await expect(page.getByRole('dialog', { name: /^Edit/ })).toBeVisible();
  });
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

test('U28 Save and publish asks first, and says so once', async ({ openDesk }) => {
  const { page, staff } = await openDesk('admin');
  const dialog = await openNewMessage(page);
  await writeMessage(dialog, 'Out at once', 'The pool is open.');
  await dialog.getByRole('tab', { name: /^Users/ }).click();
  await deviceBox(dialog, 'room-101').check();
  await dialog.getByRole('button', { name: 'Save and publish' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('“Out at once” will be published to 1 device.');
  await question.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(toasts(page).filter({ hasText: 'Message published' })).toHaveCount(1);
  await expect(toasts(page).filter({ hasText: 'Message saved' })).toHaveCount(0);
  expect(await findMessage(staff, 'Out at once')).toMatchObject({ state: 2, device_count: 1 });
});
