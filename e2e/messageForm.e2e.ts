import { openReply } from './support/requests.ts';
import { deviceBox, findMessage, openNewMessage, writeMessage } from './support/messages.ts';
import { toasts } from './support/toasts.ts';
import { expect, test } from './support/test.ts';

test.describe('message form', () => {
  test(
    'E6 Next while title, message or devices are missing, Save once all are there',
    { tag: '@core' },
    async ({ openConsole }) => {
      const { page, staff } = await openConsole('admin');
      const dialog = await openNewMessage(page);
      await expect(dialog.getByRole('tab')).toHaveText([/^Message/, /^Users/]);
      const next = dialog.getByRole('button', { name: 'Next', exact: true });
      const save = dialog.getByRole('button', { name: 'Save', exact: true });
      await expect(next).toBeVisible();
      await dialog.getByRole('textbox', { name: 'Title' }).fill('Fire drill at noon');
      await expect(next).toBeVisible();
      await next.click();
      await expect(dialog.getByRole('textbox', { name: 'Message' })).toBeFocused();
      await page.keyboard.type('You need not leave your room.');
      await next.click();
      await expect(dialog.getByRole('tab', { name: 'Users' })).toHaveAttribute(
        'aria-selected',
        'true',
      );
      await expect(save).toHaveCount(0);
      await deviceBox(dialog, 'room-102').check();
      await expect(save).toBeVisible();
      await expect(next).toHaveCount(0);
      await deviceBox(dialog, 'room-102').uncheck();
      await expect(next).toBeVisible();
      await deviceBox(dialog, 'room-103').check();

      const call = page.waitForRequest((request) => request.url().endsWith('/message/create'));
      await save.click();
      expect((await call).postDataJSON()).toEqual({
        type: 1,
        title: 'Fire drill at noon',
        message: 'You need not leave your room.',
        userId: staff.user.id,
        device_serial_id: ['room-103'],
      });
      await expect(dialog).toBeHidden();
      expect(await findMessage(staff, 'Fire drill at noon')).toMatchObject({ state: 1, type: 1 });
    },
  );

  test(
    'E7 E10 Send for a request saves and publishes at once, to the device of the request',
    { tag: '@core' },
    async ({ openConsole, room }) => {
      const service = await room(101).service('Laundry');
      await room(101).ask(service.id, 'Two shirts, please');
      const { page, staff } = await openConsole('admin');
      await page.goto('/requests/waiting');
      const reply = await openReply(page, 'Two shirts, please');
      await reply.getByRole('button', { name: 'Send a message to this device' }).click();
      const dialog = page.getByRole('dialog', { name: 'Message to Room 101' });
      await expect(dialog.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0);
      await writeMessage(dialog, 'Your shirts', 'They are on their way.');
      await dialog.getByRole('tab', { name: /^Users/ }).click();
      await expect(dialog.getByRole('list', { name: 'Recipients' })).toHaveText('Room 101');
      await expect(dialog.getByRole('checkbox')).toHaveCount(0);
      await dialog.getByRole('button', { name: 'Send' }).click();
      await expect(toasts(page).filter({ hasText: 'Message published' })).toBeVisible();
      await expect(toasts(page).filter({ hasText: 'Message saved' })).toHaveCount(0);
      await expect(dialog).toBeHidden();
      expect(await findMessage(staff, 'Your shirts')).toMatchObject({
        state: 2,
        service_name: 'Laundry',
        selected_devices: [{ serial_id: 'room-101' }],
      });
      expect((await room(101).messages()).map(({ title }) => title)).toContain('Your shirts');
    },
  );
});
