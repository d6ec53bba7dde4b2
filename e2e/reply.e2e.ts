import type { DeviceRequest } from '@concierge/contract/devices';
import { paths } from '@concierge/contract/paths';
import type { FilteringOptions } from '@concierge/contract/requests';
import type { MessagePage } from '@concierge/contract/messages';
import type { User } from '@concierge/contract/users';
import type { Device } from './support/device.ts';
import { escapeFrom } from './support/focus.ts';
import {
  changeState,
  confirmAtOnce,
  confirmButton,
  findRequest,
  openReply,
  openWaiting,
  rowWith,
  setRequestState,
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
    async ({ openConsole, room }) => {
      const request = await ask(room(101), 'Approved by the admin');
      const admin = await openConsole('admin');
      await setRequestState(admin.staff, request.id, 2);
      const operator = await openConsole('operator');
      const services = await room(101).services();
      await operator.page.goto(`/dashboard?service=${services[0]?.id}`);
      const row = rowWith(operator.page.getByRole('dialog'), 'Approved by the admin');
      await expect(row.getByRole('button', { name: /Approved/ })).toBeDisabled();
    },
  );

  test(
    'D7 from waiting to approved, from approved only by the approver, then nothing',
    { tag: '@core' },
    async ({ openConsole, room }) => {
      const request = await ask(room(301), 'Fresh towels');
      const { page, staff } = await openConsole('operator');
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
      const admin = await openConsole('admin');
      await expect(setRequestState(admin.staff, request.id, 4)).rejects.toThrow(/403|409/);
      await setRequestState(staff, request.id, 4);
      await expect(setRequestState(staff, request.id, 2)).rejects.toThrow(/403|409/);
      expect(await findRequest(staff, request.id)).toMatchObject({
        state_id: 4,
        allowed_states: [],
      });
    },
  );

  test(
    'D9 on success the row moves on, the note reaches the device, a toast says so',
    { tag: '@core' },
    async ({ openConsole, room }) => {
      const device = room(303);
      const request = await ask(device, 'Breakfast in bed');
      const { page, staff } = await openConsole('admin');
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
    async ({ openConsole, room }) => {
      const request = await ask(room(304), 'Two people want this');
      const [one, two] = [await openConsole('admin'), await openConsole('operator')];
      const consoles = [one, two];
      const dialogs = [];
      for (const { page } of consoles) {
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

  test('U31 U35 U36 Approve on a row, or a link, opens the question, and Ctrl+Enter sends it with its note', async ({
    openConsole,
    room,
  }) => {
    const { id } = await ask(room(202), 'A coat by nine');
    const { page, staff } = await openConsole('admin');
    await page.goto('/requests/waiting?limit=25');
    await rowWith(page, 'A coat by nine').hover();
    await page.getByRole('button', { name: 'Approve – Room 202' }).first().click();
    const question = page.getByRole('dialog', { name: 'Approve this request?' });
    await expect(question).toBeVisible();
    const asked = new URL(page.url()).searchParams;
    expect([asked.get('reply'), asked.get('to')]).toEqual([String(id), '2']);
    await escapeFrom(question);
    await expect(question).toBeHidden();
    await expect(page).toHaveURL(/\/requests\/waiting\?limit=25$/);

    await page.goto(`/requests/waiting?reply=${id}&to=2`);
    await expect(confirmButton(question)).toBeFocused();
    await expect(question.getByRole('blockquote')).toHaveText('A coat by nine');
    await expect(question.getByText(/^(Ctrl|⌘)\+Enter$/)).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(question.getByRole('textbox', { name: /Message to the guest/ })).toBeFocused();
    await page.keyboard.type('Hung up at eight');
    await confirmButton(question).focus();
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('Request updated successfully')).toBeVisible();
    await expect(page).toHaveURL(/\/requests\/waiting$/);
    expect((await findRequest(staff, id)).state_id).toBe(2);
    const messages = await room(202).messages();
    expect(messages.map(({ message }) => message)).toContain('Hung up at eight');
  });

  test('U6 U11 an open reply follows its request; who loses the race has the focus on what happened, and the note', async ({
    openConsole,
    room,
  }) => {
    const scarf = await ask(room(104), 'A scarf');
    const suit = await ask(room(104), 'A suit');
    const operator = await openConsole('operator');
    const { page } = await openConsole('admin');
    await openWaiting(page);
    const choices = await openReply(page, 'A scarf');
    await expect(choices.getByRole('button', { name: /^Approved/ })).toBeEnabled();
    await setRequestState(operator.staff, scarf.id, 2);
    const history = choices.getByRole('list', { name: 'History' }).getByRole('listitem');
    await expect(history.last()).toContainText('Approved by operator');
    await expect(choices.getByRole('button', { name: /^Approved/ })).toHaveAccessibleDescription(
      /Current status/,
    );
    await expect(rowWith(page, 'A scarf')).toHaveCount(0);
    await escapeFrom(choices);

    const reply = await openReply(page, 'A suit');
    await reply.getByRole('button', { name: /^Approved/ }).click();
    const note = reply.getByRole('textbox', { name: /Message to the guest/ });
    await note.fill('Picked up at ten');
    await confirmButton(reply).focus();
    await setRequestState(operator.staff, suit.id, 2);
    const news = reply.getByRole('alert');
    await expect(news).toHaveText('operator changed this request first. It is now “Approved”.');
    await expect(news).toBeFocused();
    await expect(reply.getByRole('heading', { name: 'This request has changed' })).toBeVisible();
    await expect(confirmButton(reply)).toBeDisabled();
    await expect(note).toHaveValue('Picked up at ten');
    await expect(note).not.toBeEditable();
  });
});
