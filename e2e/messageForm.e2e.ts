import { openReply } from './support/requests.ts';
import { choose, selectField } from './support/choose.ts';
import { deviceBox, findMessage, openNewMessage, writeMessage } from './support/messages.ts';
import { toasts } from './support/toasts.ts';
import { expect, test } from './support/test.ts';

test.describe('message form', () => {
  test(
    'E6 Next while title, message or devices are missing, Save once all are there',
    { tag: '@core' },
    async ({ openDesk }) => {
      const { page, staff } = await openDesk('admin');
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
    async ({ openDesk, room }) => {
      const service = await room(101).service('Laundry');
      await room(101).ask(service.id, 'Two shirts, please');
      const { page, staff } = await openDesk('admin');
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

  test('E6 E10 U28 a draft is saved, edited with its own fields, and saved and published in one', async ({
    openDesk,
  }) => {
    const { page, staff } = await openDesk('admin');
    const dialog = await openNewMessage(page);
    await expect(selectField(dialog, 'Type')).toContainText('Message');
    await choose(dialog, 'Type', 'Invoice');
    await writeMessage(dialog, 'Invoice 9001', 'Total: € 8.00');
    await dialog.getByRole('tab', { name: 'Users' }).click();
    for (const serial of ['room-101', 'room-102']) await deviceBox(dialog, serial).check();
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(toasts(page).filter({ hasText: 'Invoice saved' })).toBeVisible();
    await expect(dialog).toBeHidden();
    const { message_id } = await findMessage(staff, 'Invoice 9001');

    await page.getByRole('button', { name: 'Edit: Invoice 9001' }).click();
    const edit = page.getByRole('dialog', { name: 'Edit invoice' });
    await expect(edit.getByRole('textbox', { name: 'Title' })).toHaveValue('Invoice 9001');
    await expect(edit.getByRole('textbox', { name: 'Message' })).toHaveValue('Total: € 8.00');
    await edit.getByRole('tab', { name: /^Users/ }).click();
    await expect(deviceBox(edit, 'room-102')).toBeChecked();
    await deviceBox(edit, 'room-102').uncheck();
    const call = page.waitForRequest((request) => request.url().endsWith('/message/update'));
    await edit.getByRole('button', { name: 'Save', exact: true }).click();
    expect((await call).postDataJSON()).toEqual({
      message_id,
      type: 2,
      title: 'Invoice 9001',
      message: 'Total: € 8.00',
      device_serial_id: ['room-101'],
    });
    await expect(toasts(page).filter({ hasText: 'Invoice updated' })).toBeVisible();
    await expect(edit).toBeHidden();

    const writes = toasts(page).filter({ hasText: /Invoice (saved|updated)/ });
    await expect(writes).toHaveCount(0);
    await page.getByRole('button', { name: 'Edit: Invoice 9001' }).click();
    await edit.getByRole('textbox', { name: 'Title' }).fill('Invoice 9002');
    await edit.getByRole('button', { name: 'Save and publish' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('“Invoice 9002” will be published to 1 device.');
    await question.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(edit).toBeHidden();
    await expect(toasts(page).filter({ hasText: 'Invoice published' })).toHaveCount(1);
    await expect(writes).toHaveCount(0);
    const published = { state: 2, type: 2, device_count: 1 };
    expect(await findMessage(staff, 'Invoice 9002')).toMatchObject(published);
  });
});
