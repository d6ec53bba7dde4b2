import type { Locator, Page } from '@playwright/test';
import type { DeviceRequest } from '@concierge/contract/devices';
import { paths } from '@concierge/contract/paths';
import type { Device } from './support/device.ts';
import { changeState, findRequest, setRequestState } from './support/requests.ts';
import type { Staff } from './support/staff.ts';
import { expect, test } from './support/test.ts';
import { toasts } from './support/toasts.ts';
import { usersOf } from './support/users.ts';

/** Its name changes with the step. */
const reply = (page: Page) => page.getByRole('dialog').first();
const timelineOf = (scope: Locator) => scope.getByRole('list', { name: 'Timeline' });
const entries = (scope: Locator) => timelineOf(scope).getByRole('listitem');

async function ask(room: Device, note: string): Promise<DeviceRequest> {
  const service = await room.service('Laundry');
  return room.ask(service.id, note);
}

/** A request that this user has approved. */
async function approved(room: Device, staff: Staff, note: string): Promise<DeviceRequest> {
  const request = await ask(room, note);
  await setRequestState(staff, request.id, 2);
  return request;
}

async function openApproved(page: Page, id: number): Promise<Locator> {
  await page.goto(`/requests/approved?reply=${id}`);
  await expect(page.getByRole('status').filter({ hasText: 'Live' })).toBeVisible();
  await expect(reply(page)).toBeVisible();
  return reply(page);
}

async function openTimeline(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Timeline and notes' }).click();
  await expect(entries(dialog).first()).toBeVisible();
}

async function idOf(staff: Staff, username: string): Promise<number> {
  const found = (await usersOf(staff)).find((user) => user.username === username);
  if (!found) throw new Error(`No user ${username}`);
  return found.id;
}

async function withColleague(staff: Staff, username: string): Promise<void> {
  const user = { username, password: 'concierge-demo', user_type: 2 };
  await staff.post(paths.userCreate, user);
}

test.describe('ways on for a request', () => {
  test('M8 an admin takes over after one question, and then goes on with the request', async ({
    openDesk,
    room,
  }) => {
    const operator = await openDesk('operator');
    const { id } = await approved(room(101), operator.staff, 'Held by the operator');
    const { page, staff } = await openDesk('admin');
    await page.goto('/requests/approved');
    // Two presses from the list: the row, and the way on.
    await page
      .getByRole('row')
      .filter({ hasText: 'Held by the operator' })
      .getByRole('button', { name: /Room 101/ })
      .first()
      .click();
    const dialog = reply(page);
    await expect(dialog).toContainText('operator approved this request and is handling it.');
    await expect(dialog.getByRole('button', { name: /^Completed/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await dialog.getByRole('button', { name: 'Take over from operator' }).click();
    await expect(dialog).toContainText('Take over from operator?');
    expect((await findRequest(staff, id)).approved_by_name).toBe('operator');
    await expect(dialog.getByRole('button', { name: 'Take over', exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(toasts(page).filter({ hasText: 'You took over the request' })).toBeVisible();
    await expect(dialog).toContainText('Approved by admin');
    await changeState(dialog, 'Completed');
    await expect(dialog).toBeHidden();
    expect(await findRequest(staff, id)).toMatchObject({
      state_id: 4,
      approved_by_name: 'admin',
      completed_by_name: 'admin',
    });
  });

  test('M8 when the approver was deleted, an operator takes over and finishes', async ({
    openDesk,
    room,
  }) => {
    const admin = await openDesk('admin');
    await withColleague(admin.staff, 'leaving');
    const leaving = await openDesk('leaving');
    const { id } = await approved(room(102), leaving.staff, 'Left behind');
    await admin.staff.post(paths.userDelete, { id: await idOf(admin.staff, 'leaving') });
    const { page, staff } = await openDesk('operator');
    const dialog = await openApproved(page, id);
    await expect(dialog).toContainText('leaving approved this request but is no longer here.');
    await dialog.getByRole('button', { name: 'Take over from leaving' }).click();
    await dialog.getByRole('button', { name: 'Take over', exact: true }).click();
    await expect(dialog).toContainText('Approved by operator');
    await changeState(dialog, 'Completed');
    await expect(dialog).toBeHidden();
    expect((await findRequest(staff, id)).completed_by_name).toBe('operator');
  });

  test('M8 an operator is told what can be done, and is offered nothing that is refused', async ({
    openDesk,
    room,
  }) => {
    const admin = await openDesk('admin');
    const { id } = await approved(room(103), admin.staff, 'Held by the admin');
    const { page } = await openDesk('operator');
    const dialog = await openApproved(page, id);
    await expect(dialog).toContainText('Ask admin to hand it over to you, or an administrator');
    await expect(dialog.getByRole('button', { name: /Take over/ })).toHaveCount(0);
    await expect(dialog.getByRole('button', { name: 'Hand over' })).toHaveCount(0);
  });

  test('M8 two take over in the same instant: one wins, the other is told who', async ({
    openDesk,
    room,
  }) => {
    const operator = await openDesk('operator');
    const { id } = await approved(room(104), operator.staff, 'Wanted by two');
    const admin = await openDesk('admin');
    await admin.staff.post(paths.userCreate, {
      username: 'second',
      password: 'concierge-demo',
      user_type: 1,
    });
    const desks = [admin, await openDesk('second')];
    const asked = desks.map(() => Promise.withResolvers<void>());
    for (const [index, { page }] of desks.entries()) {
      const dialog = await openApproved(page, id);
      await dialog.getByRole('button', { name: 'Take over from operator' }).click();
      await page.route('**/take-over', async (route) => {
        asked[index]?.resolve();
        await Promise.all(asked.map(({ promise }) => promise));
        await route.continue();
      });
    }
    await Promise.all(
      desks.map(({ page }) =>
        reply(page).getByRole('button', { name: 'Take over', exact: true }).click(),
      ),
    );
    await expect
      .poll(async () => (await findRequest(admin.staff, id)).approved_by_name)
      .not.toBe('operator');
    const winner = (await findRequest(admin.staff, id)).approved_by_name;
    const loser = desks.find(({ staff }) => staff.user.username !== winner);
    if (!loser) throw new Error('Both have won');
    const notice = reply(loser.page).getByRole('alert');
    await expect(notice).toHaveText(`${winner} took over this request before you.`);
    await expect(reply(loser.page)).toContainText(`Approved by ${winner}`);
  });

  test('M9 handed over with a note: the colleague is told at once, and may give it back', async ({
    openDesk,
    room,
  }) => {
    const admin = await openDesk('admin');
    const { id } = await approved(room(105), admin.staff, 'For the next shift');
    const operator = await openDesk('operator');
    await operator.page.goto('/dashboard');
    await expect(operator.page.getByRole('status').filter({ hasText: 'Live' })).toBeVisible();

    const dialog = await openApproved(admin.page, id);
    await dialog.getByRole('button', { name: 'Hand over' }).click();
    const handOver = admin.page.getByRole('dialog', { name: 'Hand over' });
    await handOver.getByRole('button', { name: /Colleague/ }).click();
    await admin.page.getByRole('option', { name: 'operator', exact: true }).click();
    await handOver.getByRole('textbox', { name: 'Note (optional)' }).fill('The guest is deaf.');
    await handOver.getByRole('button', { name: 'Hand over' }).click();
    // First what goes by itself.
    const told = toasts(operator.page).filter({ hasText: 'admin handed a request over to you' });
    await expect(told).toContainText('Room 105');
    await told.click();
    await expect(handOver).toBeHidden();
    await expect(dialog).toContainText('Approved by operator');
    const received = reply(operator.page);
    await expect(received).toContainText('For the next shift');
    await openTimeline(received);
    await expect(timelineOf(received)).toContainText('admin handed over to operator');
    await expect(timelineOf(received)).toContainText('The guest is deaf.');
    // Nothing of it reaches the room.
    expect(JSON.stringify(await room(105).messages())).not.toContain('deaf');

    await received.getByRole('button', { name: 'Give back to admin' }).click();
    await expect(received).toContainText('admin approved this request and is handling it.');
    // As a toast, or in the line of the header that it folds into.
    await expect(admin.page.getByText('operator gave a request back to you').first()).toBeVisible();
    expect((await findRequest(admin.staff, id)).approved_by_name).toBe('admin');
  });

  test('M11 the timeline is closed at first, tells who did what from where, and is live', async ({
    openDesk,
    room,
  }) => {
    const admin = await openDesk('admin');
    const { id } = await approved(room(106), admin.staff, 'Tell me all');
    const { page } = await openDesk('operator');
    const calls: string[] = [];
    page.on('request', (request) => {
      if (/request\/\d+\/timeline/.test(request.url())) calls.push(request.url());
    });
    const dialog = await openApproved(page, id);
    await expect(dialog.getByRole('button', { name: 'Timeline and notes' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    expect(calls).toEqual([]);
    await openTimeline(dialog);
    await expect(entries(dialog)).toHaveText([
      /^Arrived from Room 106.*Tell me all/,
      /^Approved by admin.*Staff/,
    ]);
    await admin.staff.post((project) => paths.staffNote(project, id), { text: 'Seen live' });
    await expect(entries(dialog).nth(2)).toContainText('Note by admin');
    await expect(entries(dialog).nth(2)).toContainText('Seen live');
    await expect(dialog.getByRole('status').filter({ hasText: 'Seen live' })).toHaveCount(1);
  });

  test('M11 two hundred entries and more open without waiting', async ({ openDesk, room }) => {
    test.setTimeout(120_000);
    const { page, staff } = await openDesk('admin');
    const { id } = await ask(room(107), 'A long night');
    for (let n = 1; n <= 210; n += 1) {
      await staff.post((project) => paths.staffNote(project, id), { text: `Note ${n}` });
    }
    await page.goto(`/requests/waiting?reply=${id}`);
    await openTimeline(reply(page));
    await expect(entries(reply(page))).toHaveCount(200);
    await expect(entries(reply(page)).last()).toContainText('Note 210');
    await reply(page).getByRole('button', { name: 'Show earlier entries' }).click();
    await expect(entries(reply(page))).toHaveCount(211);
    await expect(entries(reply(page)).first()).toContainText('Arrived from Room 107');
  });

  test('M12 a note says who reads it before the first letter, and its choice is never remembered', async ({
    openDesk,
    room,
  }) => {
    const { page, staff } = await openDesk('admin');
    const { id } = await approved(room(201), staff, 'Notes, please');
    const dialog = await openApproved(page, id);
    await openTimeline(dialog);
    await expect(dialog.getByRole('radio', { name: 'Only staff' })).toBeChecked();
    await dialog.getByRole('textbox', { name: 'Note' }).fill('Knock twice');
    await dialog.getByRole('button', { name: 'Add note' }).click();
    await expect(entries(dialog).last()).toContainText('Knock twice');
    expect(JSON.stringify(await room(201).messages())).not.toContain('Knock twice');

    await dialog.getByRole('radio', { name: 'Goes to Room 201' }).check();
    await dialog.getByRole('textbox', { name: 'Message' }).fill('Your shirts are ready.');
    await dialog.getByRole('button', { name: 'Send to Room 201' }).click();
    await expect(entries(dialog).last()).toContainText('Your shirts are ready.');
    await expect(dialog.getByRole('radio', { name: 'Only staff' })).toBeChecked();
    await expect(dialog.getByRole('textbox', { name: 'Note' })).toHaveValue('');
    const messages = await room(201).messages();
    const message = messages.find((one) => one.message === 'Your shirts are ready.');
    expect(message).toBeDefined();
    await room(201).view(message?.message_id ?? 0);
    await expect(entries(dialog).last()).toContainText('viewed');
  });

  test('M12 its author withdraws a note, and that there was one stays', async ({
    openDesk,
    room,
  }) => {
    const { page, staff } = await openDesk('admin');
    const { id } = await approved(room(202), staff, 'Too fast');
    const dialog = await openApproved(page, id);
    await openTimeline(dialog);
    await dialog.getByRole('textbox', { name: 'Note' }).fill('Wrong room');
    await dialog.getByRole('button', { name: 'Add note' }).click();
    await expect(entries(dialog).last()).toContainText('Wrong room');
    const operator = await openDesk('operator');
    const seen = await openApproved(operator.page, id);
    await openTimeline(seen);
    await expect(timelineOf(seen)).toContainText('Wrong room');
    await expect(seen.getByRole('button', { name: /Withdraw/ })).toHaveCount(0);

    await dialog.getByRole('button', { name: /Withdraw the note/ }).click();
    for (const scope of [dialog, seen]) {
      await expect(entries(scope).last()).toContainText('This note was withdrawn.');
      await expect(timelineOf(scope)).not.toContainText('Wrong room');
    }
  });
});
