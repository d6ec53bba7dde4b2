import type { DeviceAnswer } from '@concierge/contract/managedDevices';
import { paths } from '@concierge/contract/paths';
import { violationsOf } from './support/axe.ts';
import { devicesOf, findMessage, writeDraft } from './support/messages.ts';
import type { Staff } from './support/staff.ts';
import { expect, test } from './support/test.ts';
import { toasts } from './support/toasts.ts';

/** The guest of the room leaves, and another one comes. */
async function newStay(staff: Staff, serialId: string): Promise<void> {
  const device = (await devicesOf(staff)).find(({ serial_id }) => serial_id === serialId);
  if (!device) throw new Error(`No device ${serialId}`);
  await staff.post<DeviceAnswer>((project) => paths.deviceStay(project, device.id), {});
}

test.describe('a draft of a stay that is over', () => {
  test(
    'R11 X4 names the rooms and asks before the next guest reads it, by keyboard and on a phone',
    { tag: '@core' },
    async ({ openConsole, room }) => {
      const { page, staff } = await openConsole('admin');
      await page.setViewportSize({ width: 375, height: 812 });
      await writeDraft(staff, 'Bill of the minibar', ['room-105', 'room-106', 'room-107']);
      await newStay(staff, 'room-105');
      await newStay(staff, 'room-107');
      await page.goto('/messages');
      await page.getByRole('button', { name: 'Publish: Bill of the minibar' }).click();
      const first = page.getByRole('alertdialog', { name: 'Publish this message?' });
      await first.getByRole('button', { name: 'Publish', exact: true }).click();
      const question = page.getByRole('alertdialog', { name: 'Publish to the new guests?' });
      await expect(question).toContainText('new stays have started in Room 105, Room 107.');
      await expect(question.getByRole('button', { name: 'Cancel' }).last()).toBeFocused();
      expect(await violationsOf(page)).toEqual([]);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      expect((await findMessage(staff, 'Bill of the minibar')).state).toBe(1);
      expect(await room(105).messages()).toEqual([]);

      await page.getByRole('button', { name: 'Publish: Bill of the minibar' }).click();
      await first.getByRole('button', { name: 'Publish', exact: true }).click();
      await expect(question.getByRole('button', { name: 'Cancel' }).last()).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(
        question.getByRole('button', { name: 'Publish to the new guests' }),
      ).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(toasts(page).filter({ hasText: 'Message published' })).toBeVisible();
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      for (const number of [105, 106, 107]) {
        expect((await room(number).messages()).map(({ title }) => title)).toContain(
          'Bill of the minibar',
        );
      }
    },
  );
});
