import type { Locator, Page } from '@playwright/test';
import type { DeviceRequest } from '@concierge/contract/devices';
import { paths } from '@concierge/contract/paths';
import type { Device } from './support/device.ts';
import { changeState, findRequest, setRequestState } from './support/requests.ts';
import type { Staff } from './support/staff.ts';
import { expect, test } from './support/test.ts';
import { toasts } from './support/toasts.ts';
import { findUser } from './support/users.ts';

/** Its name changes with the step. */
const reply = (page: Page) => page.getByRole('dialog').first();
const timelineOf = (scope: Locator) => scope.getByRole('list', { name: 'Timeline' });
const entries = (scope: Locator) => timelineOf(scope).getByRole('listitem');

/** A request that this user has approved. */
async function approved(room: Device, staff: Staff, note: string): Promise<DeviceRequest> {
  const service = await room.service('Laundry');
  const request = await room.ask(service.id, note);
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

test.describe('ways on for a request', () => {
  test('M8 what one who left had approved: of two who take over at once one wins and finishes it, the other is told who', async ({
    openDesk,
    room,
  }) => {
    const admin = await openDesk('admin');
    const user = { username: 'leaving', password: 'concierge-demo', user_type: 2 };
    await admin.staff.post(paths.userCreate, user);
    const leaving = await openDesk('leaving');
    const { id } = await approved(room(102), leaving.staff, 'Left behind');
    await admin.staff.post(paths.userDelete, { id: (await findUser(admin.staff, 'leaving')).id });

    const desks = [admin, await openDesk('operator')];
    const asked = desks.map(() => Promise.withResolvers<void>());
    for (const [index, { page }] of desks.entries()) {
      const dialog = await openApproved(page, id);
      await expect(dialog).toContainText('leaving approved this request but is no longer here.');
      await expect(dialog.getByRole('button', { name: /^Completed/ })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
      await dialog.getByRole('button', { name: 'Take over from leaving' }).click();
      await expect(dialog).toContainText('Take over from leaving?');
      await expect(dialog.getByRole('button', { name: 'Take over', exact: true })).toBeFocused();
      await page.route('**/take-over', async (route) => {
        asked[index]?.resolve();
        await Promise.all(asked.map(({ promise }) => promise));
        await route.continue();
      });
    }
    expect((await findRequest(admin.staff, id)).approved_by_name).toBe('leaving');
    await Promise.all(desks.map(({ page }) => page.keyboard.press('Enter')));
    const approver = async () => (await findRequest(admin.staff, id)).approved_by_name ?? '';
    await expect.poll(approver).not.toBe('leaving');
    const name = await approver();
    const winner = desks.find(({ staff }) => staff.user.username === name);
    const loser = desks.find(({ staff }) => staff.user.username !== name);
    if (!winner || !loser) throw new Error('One has to win');
    const notice = reply(loser.page).getByRole('alert');
    await expect(notice).toHaveText(`${name} took over this request before you.`);
    await expect(reply(loser.page)).toContainText(`Approved by ${name}`);

    await expect(
      toasts(winner.page).filter({ hasText: 'You took over the request' }),
    ).toBeVisible();
    await expect(reply(winner.page)).toContainText(`Approved by ${name}`);
    await changeState(reply(winner.page), 'Completed');
    await expect(reply(winner.page)).toBeHidden();
    expect(await findRequest(admin.staff, id)).toMatchObject({
      state_id: 4,
      approved_by_name: name,
      completed_by_name: name,
    });
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

  test('M11 M12 the timeline opens when asked for and is live; a note is for staff alone and withdrawn by its author', async ({
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
    const seen = await openApproved(page, id);
    await expect(seen).toContainText('Ask admin to hand it over to you, or an administrator');
    await expect(seen.getByRole('button', { name: /Take over|Hand over/ })).toHaveCount(0);
    await expect(seen.getByRole('button', { name: 'Timeline and notes' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    expect(calls).toEqual([]);
    await openTimeline(seen);
    await expect(entries(seen)).toHaveText([
      /^Arrived from Room 106.*Tell me all/,
      /^Approved by admin.*Staff/,
    ]);

    const dialog = await openApproved(admin.page, id);
    await openTimeline(dialog);
    await expect(dialog.getByRole('radio', { name: 'Only staff' })).toBeChecked();
    await dialog.getByRole('textbox', { name: 'Note' }).fill('Wrong room');
    await dialog.getByRole('button', { name: 'Add note' }).click();
    await expect(entries(seen).nth(2)).toContainText('Note by admin');
    await expect(entries(seen).nth(2)).toContainText('Wrong room');
    await expect(seen.getByRole('status').filter({ hasText: 'Wrong room' })).toHaveCount(1);
    await expect(seen.getByRole('button', { name: /Withdraw/ })).toHaveCount(0);
    expect(JSON.stringify(await room(106).messages())).not.toContain('Wrong room');
    await dialog.getByRole('button', { name: /Withdraw the note/ }).click();
    for (const scope of [dialog, seen]) {
      await expect(entries(scope).last()).toContainText('This note was withdrawn.');
      await expect(timelineOf(scope)).not.toContainText('Wrong room');
    }

    await dialog.getByRole('radio', { name: 'Goes to Room 106' }).check();
    await dialog.getByRole('textbox', { name: 'Message' }).fill('Your shirts are ready.');
    await dialog.getByRole('button', { name: 'Send to Room 106' }).click();
    await expect(entries(seen).last()).toContainText('Your shirts are ready.');
    await expect(dialog.getByRole('radio', { name: 'Only staff' })).toBeChecked();
    await expect(dialog.getByRole('textbox', { name: 'Note' })).toHaveValue('');
    const messages = await room(106).messages();
    const message = messages.find((one) => one.message === 'Your shirts are ready.');
    expect(message).toBeDefined();
    await room(106).view(message?.message_id ?? 0);
    await expect(entries(seen).last()).toContainText('viewed');
  });
});
