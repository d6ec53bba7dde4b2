import type { Page } from '@playwright/test';
import type { DeviceList } from '@concierge/contract/managedDevices';
import { paths } from '@concierge/contract/paths';
import { readQrCode } from './support/qrCode.ts';
import { findRequest, rowWith, rowsOf } from './support/requests.ts';
import type { Staff } from './support/staff.ts';
import { expect, test } from './support/test.ts';
import { toasts } from './support/toasts.ts';

const devicesOf = (staff: Staff) => staff.get<DeviceList>(paths.deviceList);
const row = (page: Page, name: string) =>
  rowsOf(page).filter({ has: page.getByRole('rowheader', { name: new RegExp(`^${name}\\b`) }) });

async function openDevices(page: Page, query = ''): Promise<void> {
  await page.goto(`/settings/devices${query}`);
  await expect(rowsOf(page).first()).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Live' })).toBeVisible();
}

async function act(page: Page, device: string, deed: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${device}`, exact: true }).click();
  await page.getByRole('menuitem', { name: deed }).click();
}

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
    async ({ openDesk, server }) => {
      const { page, staff } = await openDesk('admin');
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

      const shown = page.getByRole('dialog', { name: 'Key of Spa desk' });
      const code = shown.getByRole('img', { name: 'QR code that sets up Spa desk' });
      await expect(code).toBeVisible();
      const key = await shown.getByRole('textbox', { name: 'Key', exact: true }).inputValue();
      const address = await shown
        .getByRole('textbox', { name: 'Address with the key' })
        .inputValue();
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

  test('O1 a taken serial number is said at its field; renaming, a new key and revoking, the old key is dead at once', async ({
    openDesk,
    server,
  }) => {
    const { page } = await openDesk('admin');
    await openDevices(page, '?device=new');
    const added = page.getByRole('dialog', { name: 'Add device' });
    const serial = added.getByRole('textbox', { name: 'Serial number' });
    await added.getByRole('textbox', { name: 'Name' }).fill('Kiosk');
    await serial.fill('room-101');
    await added.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(serial).toHaveAttribute('aria-invalid', 'true');
    await expect(serial).toHaveAccessibleDescription(/./);
    await expect(added.getByRole('textbox', { name: 'Name' })).toHaveValue('Kiosk');
    await serial.fill('kiosk-9');
    await added.getByRole('button', { name: 'Add', exact: true }).click();
    const first = page.getByRole('dialog', { name: 'Key of Kiosk' });
    const key = await first.getByRole('textbox', { name: 'Key', exact: true }).inputValue();
    expect(await statusWith(server.url, key)).toBe(200);
    await first.getByRole('button', { name: 'Done' }).click();

    await page.getByRole('searchbox', { name: 'Find a device' }).fill('KIOSK');
    await expect(rowsOf(page)).toHaveCount(1);
    await expect(page).toHaveURL(/search=KIOSK/);
    await act(page, 'Kiosk', 'Rename or group');
    const form = page.getByRole('dialog', { name: 'Edit Kiosk' });
    await form.getByRole('textbox', { name: 'Name' }).fill('Lobby kiosk');
    await form.getByRole('textbox', { name: 'Group (optional)' }).fill('Lobby');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(row(page, 'Lobby kiosk')).toContainText('Lobby');

    await act(page, 'Lobby kiosk', 'New key');
    await page
      .getByRole('alertdialog', { name: 'New key for Lobby kiosk?' })
      .getByRole('button', { name: 'Make a new key' })
      .click();
    const shown = page.getByRole('dialog', { name: 'Key of Lobby kiosk' });
    const fresh = await shown.getByRole('textbox', { name: 'Key', exact: true }).inputValue();
    expect(await statusWith(server.url, key)).toBe(401);
    expect(await statusWith(server.url, fresh)).toBe(200);
    await shown.getByRole('button', { name: 'Done' }).click();

    await act(page, 'Lobby kiosk', 'Revoke');
    const question = page.getByRole('alertdialog', { name: 'Revoke Lobby kiosk?' });
    await question.getByRole('button', { name: 'Revoke' }).click();
    await expect(toasts(page).filter({ hasText: 'Device revoked' })).toBeVisible();
    await expect(row(page, 'Lobby kiosk')).toContainText('Revoked');
    expect(await statusWith(server.url, fresh)).toBe(401);
  });

  test('O1 O11 a device that calls is online within ten seconds; a new stay clears it, and what is open stays, marked', async ({
    openDesk,
    room,
  }) => {
    const { page, staff } = await openDesk('admin');
    await openDevices(page);
    await expect(row(page, 'Room 307')).not.toContainText('Online');
    const service = await room(307).service('Laundry');
    const { id } = await room(307).ask(service.id, 'Of the guest before');
    await expect(row(page, 'Room 307')).toContainText('Online', { timeout: 10_000 });
    await row(page, 'Room 307')
      .getByRole('link', { name: /of Room 307/ })
      .click();
    await expect(page).toHaveURL(/\/requests\/waiting\?device_id=\d+/);
    const ofRoom = page.url();
    await expect(rowWith(page, 'Of the guest before')).toBeVisible();
    expect((await room(307).requests()).map((request) => request.id)).toContain(id);

    await test.step('a new stay', async () => {
      await openDevices(page);
      await act(page, 'Room 307', 'New stay');
      const dialog = page.getByRole('dialog', { name: 'New stay in Room 307' });
      await dialog.getByRole('switch', { name: 'Do not disturb' }).click();
      await dialog.getByRole('button', { name: 'Begin the stay' }).click();
      await expect(dialog).toBeHidden();
      await expect(row(page, 'Room 307')).toContainText('Do not disturb');
      expect(await room(307).requests()).toEqual([]);
      expect((await findRequest(staff, id)).previous_stay).toBe(true);
    });

    await test.step('the open list says what is particular about a stay, and when it is over', async () => {
      const { data } = await devicesOf(staff);
      const device = data.find(({ serial_id }) => serial_id === 'room-307')?.id ?? 0;
      const begin = (body: object) =>
        staff.post((projectId) => paths.deviceStay(projectId, device), body);
      await begin({ lang: 'de', do_not_disturb: true });
      await page.goto(ofRoom);
      await expect(page.getByRole('status').filter({ hasText: 'Live' })).toBeAttached();
      await expect(rowWith(page, 'Of the guest before')).toContainText('Previous stay');
      await room(307).ask(service.id, 'Shirts, please');
      const request = rowWith(page, 'Shirts, please');
      await expect(request).toContainText('Do not disturb');
      await expect(request).toContainText('Speaks German');

      await begin({ lang: 'fr' });
      await expect(request).toContainText('Previous stay');
      await expect(request).not.toContainText('Do not disturb');
      await expect(request).not.toContainText('German');
    });

    await page.goto(`/requests/waiting?reply=${id}`);
    const reply = page.getByRole('dialog', { name: 'Reply to request' });
    await expect(reply).toContainText('Of the guest before');
    await expect(reply).toContainText('From the previous stay');
  });
});
