import type { Locator, Page } from '@playwright/test';
import type { Device } from './support/device.ts';
import { setRequestState } from './support/requests.ts';
import type { Staff } from './support/staff.ts';
import { expect, test } from './support/test.ts';

/** The reply of a new request of Room 101 that this user has approved, with its timeline open. */
async function openComposer({ page, staff }: { page: Page; staff: Staff }, room: Device) {
  const service = await room.service('Laundry');
  const { id } = await room.ask(service.id, 'Two shirts');
  await setRequestState(staff, id, 2);
  await page.goto(`/requests/approved?reply=${id}`);
  await expect(page.getByRole('status').filter({ hasText: 'Live' })).toBeVisible();
  return openTimeline(page);
}

async function openTimeline(page: Page): Promise<Locator> {
  const dialog = page.getByRole('dialog').first();
  await dialog.getByRole('button', { name: 'Timeline and notes' }).click();
  await expect(dialog.getByRole('radio', { name: 'Staff only' })).toBeEnabled();
  return dialog;
}

const message = (composer: Locator) => composer.getByRole('textbox', { name: 'Message' });

async function sendToGuest(composer: Locator, text: string): Promise<void> {
  await composer.getByRole('radio', { name: 'Goes to Room 101' }).check();
  await message(composer).fill(text);
  await message(composer).press('Control+Enter');
  await expect(
    composer.getByRole('status').filter({ hasText: 'Sending to Room 101' }),
  ).toBeVisible();
}

/** What the guest has been sent with this text. */
const received = async (room: Device, text: string) =>
  (await room.messages()).filter((one) => one.message === text).length;

test('R16 Undo stops a message to the guest, and a tab that closes or reloads sends first', async ({
  openConsole,
  room,
}) => {
  const admin = await openConsole('admin');
  const composer = await openComposer(admin, room(101));
  await sendToGuest(composer, 'Too fast.');
  await composer.getByRole('button', { name: 'Undo' }).click();
  await expect(message(composer)).toHaveValue('Too fast.');

  await sendToGuest(composer, 'Sent by a reload.');
  await admin.page.reload();
  await expect.poll(() => received(room(101), 'Sent by a reload.')).toBe(1);
  await sendToGuest(await openTimeline(admin.page), 'Sent by a closed tab.');
  await admin.page.close();
  await expect.poll(() => received(room(101), 'Sent by a closed tab.')).toBe(1);
  expect(await received(room(101), 'Too fast.')).toBe(0);
});
