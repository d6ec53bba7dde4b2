import { paths } from '@concierge/contract/paths';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
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

test('U12 no column of messages is cut between phone and desktop, with long names in Czech', async ({
  openConsole,
  dataDir,
}) => {
  nameDevicesAtLength(dataDir);
  const { page, staff } = await openConsole('admin');
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

test('U25 a list filtered to nothing says so and leads back', async ({ openConsole }) => {
  const { page } = await openConsole('admin');
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
