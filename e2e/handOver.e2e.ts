import type { Locator, Page } from '@playwright/test';
import type { DeviceRequest } from '@concierge/contract/devices';
import type { Device } from './support/device.ts';
import { findRequest, setRequestState } from './support/requests.ts';
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

test.describe('handing a request over', () => {
  test('M9 handed over with a note: the colleague is notified at once, and may give it back', async ({
    openConsole,
    room,
  }) => {
    const admin = await openConsole('admin');
    const { id } = await approved(room(105), admin.staff, 'For the next shift');
    const operator = await openConsole('operator');
    await operator.page.goto('/dashboard');
    await expect(operator.page.getByRole('status').filter({ hasText: 'Live' })).toBeVisible();

    const dialog = await openApproved(admin.page, id);
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
    await expect(dialog).toContainText('Approved by operator');
    const received = reply(operator.page);
    await expect(received).toContainText('For the next shift');
    await openTimeline(received);
    await expect(timelineOf(received)).toContainText('admin handed it over to operator');
    await expect(timelineOf(received)).toContainText('The guest is deaf.');
    // Nothing of it reaches the room.
    expect(JSON.stringify(await room(105).messages())).not.toContain('deaf');

    await received.getByRole('button', { name: 'Give back to admin' }).click();
    await expect(received).toContainText('admin approved this request and is handling it.');
    // As a toast, or in the line of the header that it folds into.
    await expect(admin.page.getByText('operator gave a request back to you').first()).toBeVisible();
    expect((await findRequest(admin.staff, id)).approved_by_name).toBe('admin');
  });
});
