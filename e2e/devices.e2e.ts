import type { Page } from '@playwright/test';
import type { DeviceList } from '@concierge/contract/managedDevices';
import { paths } from '@concierge/contract/paths';
import { readQrCode } from './support/qrCode.ts';
import { rowWith, rowsOf, setRequestState } from './support/requests.ts';
import type { Staff } from './support/staff.ts';
import { expect, test } from './support/test.ts';

const devicesOf = (staff: Staff) => staff.get<DeviceList>(paths.deviceList);
const row = (page: Page, name: string) =>
  rowsOf(page).filter({ has: page.getByRole('rowheader', { name: new RegExp(`^${name}\\b`) }) });

/** What a call of a device with this key is answered. */
async function statusWith(url: string, key: string): Promise<number> {
  const answer = await fetch(url + paths.deviceRequests(), {
    headers: { authorization: `Bearer ${key}` },
  });
  return answer.status;
}

test.describe('devices', () => {
  test(
    'O1 an added device has its key shown once, as a code, an address and text',
    { tag: '@core' },
    async ({ openConsole, server }) => {
      const { page, staff } = await openConsole('admin');
      await page.goto('/settings');
      await page.getByRole('link', { name: 'Devices' }).click();
      await page.getByRole('button', { name: 'Add device' }).click();
      const form = page.getByRole('dialog', { name: 'Add device' });
      await form.getByRole('button', { name: 'Add', exact: true }).click();
      await expect(form.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(
        'Enter a name.',
      );
      await form.getByRole('textbox', { name: 'Name' }).fill('Spa desk');
      await form.getByRole('textbox', { name: 'Serial number' }).fill('spa-1');
      await form.getByRole('textbox', { name: 'Group (optional)' }).fill('Wellness');
      await form.getByRole('button', { name: 'Add', exact: true }).click();

      const shown = page.getByRole('dialog', { name: 'Key for Spa desk' });
      const code = shown.getByRole('img', { name: 'Setup QR code for Spa desk' });
      await expect(code).toBeVisible();
      const key = await shown.getByRole('textbox', { name: 'Key', exact: true }).inputValue();
      const address = await shown.getByRole('textbox', { name: 'Setup link' }).inputValue();
      expect(new URL(address).href).toBe(`${server.url}/tablet#key=${encodeURIComponent(key)}`);
      expect(await readQrCode(code)).toBe(address);
      expect(await statusWith(server.url, key)).toBe(200);
      await shown.getByRole('button', { name: 'Done' }).click();
      await expect(shown).toBeHidden();
      await expect(row(page, 'Spa desk')).toContainText('spa-1');
      await expect(row(page, 'Spa desk')).toContainText('Wellness');
      await page.reload();
      await expect(row(page, 'Spa desk')).toBeVisible();
      expect(await page.content()).not.toContain(key);
      expect(JSON.stringify(await devicesOf(staff))).not.toContain(key);
    },
  );

  test('U57 the number of open requests leads to all of them, waiting or approved', async ({
    openConsole,
    room,
  }) => {
    const { page, staff } = await openConsole('admin');
    const service = await room(105).service('Laundry');
    const [, second] = [
      await room(105).ask(service.id, 'Waits'),
      await room(105).ask(service.id, 'Is under way'),
    ];
    await setRequestState(staff, second.id, 2);
    await page.goto('/settings/devices?search=105');
    const link = row(page, 'Room 105').getByRole('link', { name: /open requests/i });
    const count = Number(await link.textContent());
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Open requests' })).toBeVisible();
    await expect(rowsOf(page)).toHaveCount(count);
    await expect(rowWith(page, 'Waits')).toContainText('Waiting');
    await expect(rowWith(page, 'Is under way')).toContainText('Approved');
    await expect(page.getByRole('link', { name: 'Open', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });
});
