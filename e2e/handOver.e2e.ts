import type { Locator, Page } from '@playwright/test';
import type { DeviceRequest } from '@concierge/contract/devices';
import type { Device } from './support/device.ts';
import { findRequest, pressInRow, rowWith, setRequestState } from './support/requests.ts';
import { paths } from '@concierge/contract/paths';
import type { Staff } from './support/staff.ts';
import { expect, test } from './support/test.ts';
import { toasts } from './support/toasts.ts';

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

const openerOf = (page: Page, note: string) => rowWith(page, note).getByRole('button').first();

async function openApproved(page: Page, note: string): Promise<Locator> {
  await page.goto('/requests/approved');
  await expect(page.getByRole('status').filter({ hasText: 'Live' })).toBeVisible();
  await pressInRow(openerOf(page, note));
  return reply(page);
}

async function openTimeline(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Timeline and notes' }).click();
  await expect(entries(dialog).first()).toBeVisible();
}

test.describe('handing a request over', () => {
  test('M9 U55 handed over with a note: the colleague is notified at once, and may give it back', async ({
    openConsole,
    room,
  }) => {
    const admin = await openConsole('admin');
    const { id } = await approved(room(105), admin.staff, 'For the next shift');
    const operator = await openConsole('operator');
    await operator.page.goto('/dashboard');
    await expect(operator.page.getByRole('status').filter({ hasText: 'Live' })).toBeVisible();

    const dialog = await openApproved(admin.page, 'For the next shift');
    await dialog.getByRole('button', { name: 'Hand over' }).click();
    const handOver = admin.page.getByRole('dialog', { name: 'Hand over' });
    await handOver.getByRole('button', { name: /Colleague/ }).click();
    await admin.page.getByRole('option', { name: 'operator', exact: true }).click();
    await handOver
      .getByRole('textbox', { name: 'Staff note (optional)' })
      .fill('The guest is deaf.');
    await handOver.getByRole('button', { name: 'Hand over' }).click();
    // First what goes by itself.
    const told = toasts(operator.page).filter({ hasText: 'admin handed a request over to you' });
    await expect(told).toContainText('Room 105');
    await told.click();
    await expect(handOver).toBeHidden();
    // It is the operator's from now on.
    await expect(dialog).toBeHidden();
    await expect(rowWith(admin.page, 'For the next shift')).toContainText('admin › operator');
    await expect(openerOf(admin.page, 'For the next shift')).toBeFocused();
    const received = reply(operator.page);
    await expect(received).toContainText('Approved by admin');
    await expect(received).toContainText('Passed on to operator');
    await expect(received).toContainText('For the next shift');
    await openTimeline(received);
    await expect(timelineOf(received)).toContainText('admin handed it over to operator');
    await expect(timelineOf(received)).toContainText('The guest is deaf.');
    // Nothing of it reaches the room.
    expect(JSON.stringify(await room(105).messages())).not.toContain('deaf');

    await received.getByRole('button', { name: 'Give back to admin' }).click();
    await expect(received).toBeHidden();
    // As a toast, or in the line of the header that it folds into.
    await expect(admin.page.getByText('operator gave a request back to you').first()).toBeVisible();
    expect((await findRequest(admin.staff, id)).approved_by_name).toBe('admin');
  });

  test('U56 what a colleague gave stays in the header until it is opened, also after a reload', async ({
    openConsole,
    room,
  }) => {
    const admin = await openConsole('admin');
    const { id } = await approved(room(105), admin.staff, 'For whoever is here');
    const operator = await openConsole('operator');
    const { page } = operator;
    await page.goto('/dashboard');
    await expect(page.getByRole('status').filter({ hasText: 'Live' })).toBeVisible();
    const to_user_id = operator.staff.user.id;
    await admin.staff.post((project) => paths.requestHandOver(project, id), { to_user_id });

    const given = page.getByRole('button', { name: '1 request handed over to you' });
    await expect(given).toBeVisible();
    await page.reload();
    await given.click();
    const row = rowWith(page, 'For whoever is here');
    await expect(row).toContainText('Handed over to you');
    await row.getByRole('button').first().click();
    await expect(reply(page)).toContainText('For whoever is here');
    await expect(given).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(row).not.toContainText('Handed over to you');
    await page.reload();
    await expect(row).toBeVisible();
    await expect(given).toBeHidden();
  });
});
