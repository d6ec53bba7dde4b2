import type { DeviceRequest } from '@concierge/contract/devices';
import { paths } from '@concierge/contract/paths';
import type { FilteringOptions } from '@concierge/contract/requests';
import type { MessagePage } from '@concierge/contract/messages';
import type { User } from '@concierge/contract/users';
import type { Device } from './support/device.ts';
import {
  changeState,
  confirmAtOnce,
  findRequest,
  setRequestState,
  openReply,
  queryRequests,
  rowWith,
  watchLookups,
} from './support/requests.ts';
import { expect, test } from './support/test.ts';

async function ask(device: Device, note: string, service = 0): Promise<DeviceRequest> {
  const chosen = (await device.services())[service];
  if (!chosen) throw new Error('the demo has services');
  return device.ask(chosen.id, note);
}

test.describe('replying to a request', () => {
  test(
    'D5 an operator cannot act on what a colleague approved',
    { tag: '@core' },
    async ({ openDesk, room }) => {
      const request = await ask(room(101), 'Approved by the admin');
      const admin = await openDesk('admin');
      await setRequestState(admin.staff, request.id, 2);
      const operator = await openDesk('operator');
      const services = await room(101).services();
      await operator.page.goto(`/dashboard?service=${services[0]?.id}`);
      const row = rowWith(operator.page.getByRole('dialog'), 'Approved by the admin');
      await expect(row.getByRole('button', { name: /Approved/ })).toBeDisabled();
    },
  );

  test('D5 U17 the user who canceled a request sees a disabled canceled button that says why', async ({
    openDesk,
  }) => {
    const { page, staff } = await openDesk('operator');
    // The demo holds waiting requests this operator has declined before.
    const { data } = await queryRequests(staff, { 'state_id in': [1, 2] });
    const declined = data.find((row) =>
      row.canceled_log?.match(new RegExp(`"user_id":\\s*${staff.user.id}\\b`)),
    );
    expect(declined, 'the demo has a request declined by the operator').toBeDefined();
    expect(declined?.allowed_states).toEqual([]);
    await page.goto(`/dashboard?service=${declined?.service_id}`);
    const row = rowWith(page.getByRole('dialog'), declined?.note ?? '');
    const button = row.getByRole('button', { name: /Canceled/ }).first();
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription('You canceled this request.');
  });

  test('D6 the reply modal shows the request, four states and the way to the device', async ({
    openDesk,
    room,
  }) => {
    await ask(room(203), 'The heating does not work');
    const { page } = await openDesk('admin');
    await page.goto('/requests/waiting');
    await expect(rowWith(page, 'The heating does not work')).toBeVisible();
    const lookups = watchLookups(page);
    const dialog = await openReply(page, 'The heating does not work');
    await expect(dialog).toContainText('Room 203');
    await expect(dialog).toContainText('The heating does not work');
    await expect(dialog).toContainText(/\d\d\.\d\d\.\d{4} \d\d:\d\d/);
    for (const state of ['Waiting', 'Approved', 'Canceled', 'Completed']) {
      await expect(dialog.getByRole('button', { name: new RegExp(`^${state}`) })).toBeVisible();
    }
    await expect(
      dialog.getByRole('button', { name: 'Send a message to this device' }),
    ).toBeVisible();
    expect(lookups).toEqual([]);
  });

  test('D6 only an administrator or the approver may message the device', async ({
    openDesk,
    room,
  }) => {
    const request = await ask(room(204), 'A taxi at seven');
    const { page, staff } = await openDesk('operator');
    await page.goto('/requests/waiting');
    const dialog = await openReply(page, 'A taxi at seven');
    const message = dialog.getByRole('button', { name: 'Send a message to this device' });
    await expect(message).toBeHidden();
    await page.keyboard.press('Escape');
    await setRequestState(staff, request.id, 2);
    await page.goto(`/dashboard?service=${request.service_id}`);
    const list = page.getByRole('dialog');
    await rowWith(list, 'A taxi at seven').getByRole('button').first().click();
    await expect(page.getByRole('button', { name: 'Send a message to this device' })).toBeVisible();
  });

  test(
    'D7 from waiting to approved, from approved only by the approver, then nothing',
    { tag: '@core' },
    async ({ openDesk, room }) => {
      const request = await ask(room(301), 'Fresh towels');
      const { page, staff } = await openDesk('operator');
      await page.goto('/requests/waiting');
      const dialog = await openReply(page, 'Fresh towels');
      const state = (name: string) => dialog.getByRole('button', { name: new RegExp(`^${name}`) });
      await expect(state('Waiting')).toBeDisabled();
      await expect(state('Approved')).toBeEnabled();
      await expect(state('Canceled')).toBeEnabled();
      await expect(state('Completed')).toBeDisabled();
      await changeState(dialog, 'Approved');
      await expect(page.getByText('Request updated successfully')).toBeVisible();
      expect(await findRequest(staff, request.id)).toMatchObject({
        state_id: 2,
        approved_by: staff.user.id,
        allowed_states: [3, 4],
      });

      // Administrators are held to the same table, and the server enforces it.
      const admin = await openDesk('admin');
      await expect(setRequestState(admin.staff, request.id, 4)).rejects.toThrow(/403|409/);
      await setRequestState(staff, request.id, 4);
      await expect(setRequestState(staff, request.id, 2)).rejects.toThrow(/403|409/);
      expect(await findRequest(staff, request.id)).toMatchObject({
        state_id: 4,
        allowed_states: [],
      });
    },
  );

  test('D7 the approver completes a request from the approved list', async ({ openDesk, room }) => {
    const request = await ask(room(305), 'Wine with dinner');
    const { page, staff } = await openDesk('operator');
    await setRequestState(staff, request.id, 2);
    await page.goto('/requests/approved');
    const dialog = await openReply(page, 'Wine with dinner');
    await changeState(dialog, 'Completed');
    await expect(page.getByText('Request updated successfully')).toBeVisible();
    await expect(rowWith(page, 'Wine with dinner')).toHaveCount(0);
    expect(await findRequest(staff, request.id)).toMatchObject({
      state_id: 4,
      completed_by: staff.user.id,
    });
  });

  test('D8 a change asks for confirmation, with a note for those who may', async ({
    openDesk,
    room,
  }) => {
    const first = await ask(room(302), 'Please clean the room');
    const admin = await openDesk('admin');
    await admin.page.goto('/requests/waiting');
    const dialog = await openReply(admin.page, 'Please clean the room');
    await dialog.getByRole('button', { name: /^Approved/ }).click();
    await expect(dialog.getByRole('textbox', { name: /Note/ })).toBeEnabled();
    await expect(dialog.getByRole('button', { name: 'Approve', exact: true })).toBeVisible();
    expect((await findRequest(admin.staff, first.id)).state_id).toBe(1);

    const operator = await openDesk('operator');
    const { data } = await queryRequests(operator.staff, { 'state_id in': [1] });
    const foreign = data.find((row) => !row.can_note && row.allowed_states.length > 0);
    if (!foreign) throw new Error('the demo has a service the operator is not assigned to');
    await operator.page.goto(`/requests/waiting?reply=${foreign.id}&limit=50`);
    const reply = operator.page.getByRole('dialog');
    await reply.getByRole('button', { name: /^Approved/ }).click();
    await expect(reply.getByRole('textbox', { name: /Note/ })).toBeDisabled();
  });

  test(
    'D9 on success the row moves on, the note reaches the device, a toast says so',
    { tag: '@core' },
    async ({ openDesk, room }) => {
      const device = room(303);
      const request = await ask(device, 'Breakfast in bed');
      const { page, staff } = await openDesk('admin');
      await page.goto('/requests/waiting');
      const dialog = await openReply(page, 'Breakfast in bed');
      await changeState(dialog, 'Approved', 'It will be with you at eight.');
      await expect(page.getByText('Request updated successfully')).toBeVisible();
      await expect(rowWith(page, 'Breakfast in bed')).toHaveCount(0);
      expect(await findRequest(staff, request.id)).toMatchObject({
        state_id: 2,
        approved_by: staff.user.id,
      });
      const { data } = await staff.post<MessagePage>(
        (project) => `${paths.messageQuery(project)}?limit=5&offset=0`,
        {},
      );
      expect(data[0]).toMatchObject({
        message: 'It will be with you at eight.',
        state: 2,
        selected_devices: [expect.objectContaining({ serial_id: 'room-303' })],
      });
      const asked = (await device.requests()).find(({ id }) => id === request.id);
      expect(asked?.state_id).toBe(2);
    },
  );

  test(
    'D10 of two who approve in the same instant one wins and the other sees who',
    { tag: '@core' },
    async ({ openDesk, room }) => {
      const request = await ask(room(304), 'Two people want this');
      const [one, two] = [await openDesk('admin'), await openDesk('operator')];
      const desks = [one, two];
      const dialogs = [];
      for (const { page } of desks) {
        await page.goto('/requests/waiting');
        const dialog = await openReply(page, 'Two people want this');
        await dialog.getByRole('button', { name: /^Approved/ }).click();
        dialogs.push(dialog);
      }
      await confirmAtOnce(dialogs);
      const approved = await expect
        .poll(async () => (await findRequest(one.staff, request.id)).approved_by_name)
        .toBeTruthy()
        .then(() => findRequest(one.staff, request.id));
      const winner = approved.approved_by === one.staff.user.id ? one : two;
      const loser = winner === one ? two : one;
      await expect(winner.page.getByText('Request updated successfully')).toBeVisible();
      await expect(
        loser.page.getByText(`${approved.approved_by_name} changed this request first`).first(),
      ).toBeVisible();
      await expect(loser.page.getByText('Request updated successfully')).toBeHidden();
      // The loser sees the request as it now is: approved, with nothing left to approve.
      const dialog = loser.page.getByRole('dialog').last();
      await expect(dialog).toContainText('changed this request first. It is now “Approved”');
      const options = await one.staff.get<FilteringOptions>(paths.filteringOptions);
      expect(options.users.map(({ label }) => label)).toContain(approved.approved_by_name);
      const users = await one.staff.get<User[]>(paths.users);
      expect(users.some(({ id }) => id === approved.approved_by)).toBe(true);
    },
  );
});
