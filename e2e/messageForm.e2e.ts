import { changeState, openReply } from './support/requests.ts';
import { choose, selectField } from './support/choose.ts';
import {
  deviceBox,
  devicesOf,
  findMessage,
  openNewMessage,
  queryMessages,
  writeDraft,
  writeMessage,
} from './support/messages.ts';
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

  test('E6 a message is of the type message or invoice', async ({ openDesk }) => {
    const { page, staff } = await openDesk('admin');
    const dialog = await openNewMessage(page);
    await expect(selectField(dialog, 'Type')).toContainText('Message');
    await choose(dialog, 'Type', 'Invoice');
    await writeMessage(dialog, 'Invoice 9001', 'Total: € 8.00');
    await dialog.getByRole('tab', { name: 'Users' }).click();
    await deviceBox(dialog, 'room-101').check();
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(dialog).toBeHidden();
    expect(await findMessage(staff, 'Invoice 9001')).toMatchObject({ type: 2 });
  });

  test('E6 a draft is edited with its own title, text, type and devices', async ({ openDesk }) => {
    const { page, staff } = await openDesk('admin');
    const { message_id } = await writeDraft(staff, 'First words', ['room-101', 'room-201']);
    await page.goto(`/messages?message=${message_id}`);
    const dialog = page.getByRole('dialog', { name: 'Edit message' });
    await expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('First words');
    await expect(dialog.getByRole('textbox', { name: 'Message' })).toHaveValue(
      'Text of First words',
    );
    await dialog.getByRole('tab', { name: /^Users/ }).click();
    await expect(deviceBox(dialog, 'room-101')).toBeChecked();
    await deviceBox(dialog, 'room-101').uncheck();
    const call = page.waitForRequest((request) => request.url().endsWith('/message/update'));
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    expect((await call).postDataJSON()).toEqual({
      message_id,
      type: 1,
      title: 'First words',
      message: 'Text of First words',
      device_serial_id: ['room-201'],
    });
    await expect(dialog).toBeHidden();
  });

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

  test('E7 an operator writes to the device of a request approved by oneself', async ({
    openDesk,
    room,
  }) => {
    const service = await room(101).service('Laundry');
    await room(101).ask(service.id, 'One suit, please');
    const { page } = await openDesk('operator');
    await page.goto('/requests/waiting');
    await changeState(await openReply(page, 'One suit, please'), 'Approved');
    await expect(toasts(page).filter({ hasText: 'Request updated' })).toBeVisible();
    await page.goto(`/dashboard?service=${service.id}`);
    const reply = await openReply(page, 'One suit, please');
    await reply.getByRole('button', { name: 'Send a message to this device' }).click();
    const dialog = page.getByRole('dialog', { name: 'Message to Room 101' });
    await writeMessage(dialog, 'Your suit', 'Ready tomorrow.');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(toasts(page).filter({ hasText: 'Message published' })).toBeVisible();
  });

  test('E8 devices come fifteen at a time, and the choice is kept across pages', async ({
    openDesk,
  }) => {
    const { page, staff } = await openDesk('admin');
    const devices = await devicesOf(staff);
    expect(devices).toHaveLength(40);
    const dialog = await openNewMessage(page);
    await dialog.getByRole('tab', { name: 'Users' }).click();
    const boxes = dialog.getByRole('checkbox', { name: /room-\d+$/ });
    await expect(boxes).toHaveCount(15);
    await boxes.first().check();
    await dialog.getByRole('button', { name: 'Page 3', exact: true }).click();
    await expect(boxes).toHaveCount(10);
    await boxes.last().check();
    await expect(dialog.getByRole('status').filter({ hasText: '2 of 40 selected' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Page 1', exact: true }).click();
    await expect(boxes.first()).toBeChecked();
  });

  test('E8 the filter matches name or serial number whatever the case', async ({ openDesk }) => {
    const { page } = await openDesk('admin');
    const dialog = await openNewMessage(page);
    await dialog.getByRole('tab', { name: 'Users' }).click();
    const filter = dialog.getByRole('searchbox', { name: 'Filter devices' });
    const boxes = dialog.getByRole('checkbox', { name: /room-\d+$/ });
    await filter.fill('ROOM 40');
    await expect(boxes).toHaveCount(9);
    await filter.fill('oom-410');
    await expect(boxes).toHaveCount(1);
    await filter.fill('ROOM-41');
    await expect(boxes).toHaveCount(1);
    await filter.fill('no such room');
    await expect(dialog.getByText('No matching devices')).toBeVisible();
  });

  for (const [count, shown] of [
    [10, 0],
    [11, 1],
  ] as const) {
    test(`E8 with ${count} devices there ${shown ? 'is a' : 'is no'} filter`, async ({
      openDesk,
    }) => {
      const { page } = await openDesk('admin');
      await page.route('**/devices', async (route) => {
        const answer = await route.fetch();
        await route.fulfill({
          response: answer,
          json: ((await answer.json()) as unknown[]).slice(0, count),
        });
      });
      const dialog = await openNewMessage(page);
      await dialog.getByRole('tab', { name: 'Users' }).click();
      await expect(dialog.getByRole('checkbox', { name: /room-\d+$/ })).toHaveCount(count);
      await expect(dialog.getByRole('searchbox')).toHaveCount(shown);
    });
  }

  test('E10 saving, updating and publishing say so', async ({ openDesk }) => {
    const { page, staff } = await openDesk('admin');
    const dialog = await openNewMessage(page);
    await writeMessage(dialog, 'Three toasts', 'One after the other.');
    await dialog.getByRole('tab', { name: 'Users' }).click();
    await deviceBox(dialog, 'room-101').check();
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(toasts(page).filter({ hasText: 'Message saved' })).toBeVisible();

    await page.getByRole('button', { name: 'Edit: Three toasts' }).click();
    const edit = page.getByRole('dialog', { name: 'Edit message' });
    await edit.getByRole('textbox', { name: 'Title' }).fill('Three little toasts');
    await edit.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(toasts(page).filter({ hasText: 'Message updated' })).toBeVisible();

    await page.getByRole('button', { name: 'Publish: Three little toasts' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
    await expect(toasts(page).filter({ hasText: 'Message published' })).toBeVisible();
    const { data } = await queryMessages(staff, { 'cm.state =': 2 });
    expect(data.map(({ title }) => title)).toContain('Three little toasts');
  });
});
