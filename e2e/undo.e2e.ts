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
  await expect(dialog.getByRole('radio', { name: 'Only staff' })).toBeEnabled();
  return dialog;
}

const guestChoice = (composer: Locator) =>
  composer.getByRole('radio', { name: 'Goes to Room 101' });
const message = (composer: Locator) => composer.getByRole('textbox', { name: 'Message' });
const undo = (composer: Locator) => composer.getByRole('button', { name: 'Undo' });

async function sendToGuest(composer: Locator, text: string): Promise<void> {
  await guestChoice(composer).check();
  await message(composer).fill(text);
  await message(composer).press('Control+Enter');
  await expect(
    composer.getByRole('status').filter({ hasText: 'Sending to Room 101' }),
  ).toBeVisible();
}

/** What the guest has been sent with this text. */
const received = async (room: Device, text: string) =>
  (await room.messages()).filter((one) => one.message === text).length;

test.describe('what is written to a guest', () => {
  test('R16 a text begun for staff stays there, and Undo by the keyboard stops a message', async ({
    openDesk,
    room,
  }) => {
    const composer = await openComposer(await openDesk('admin'), room(101));
    await composer.getByRole('textbox', { name: 'Note' }).fill('The guest is rude.');
    await guestChoice(composer).check();
    await expect(message(composer)).toHaveValue('');
    await expect(composer.getByText('Room 101 will read this')).toBeVisible();

    await sendToGuest(composer, 'Too fast.');
    await message(composer).press('Tab');
    await expect(undo(composer)).toBeFocused();
    await undo(composer).press('Enter');
    await expect(message(composer)).toBeFocused();
    await expect(message(composer)).toHaveValue('Too fast.');

    await sendToGuest(composer, 'Your shirts are ready.');
    await expect(
      composer.getByRole('listitem').filter({ hasText: 'shirts are ready' }),
    ).toBeVisible();
    expect(await received(room(101), 'Your shirts are ready.')).toBe(1);
    expect(await received(room(101), 'Too fast.')).toBe(0);
    await composer.getByRole('radio', { name: 'Only staff' }).check();
    await expect(composer.getByRole('textbox', { name: 'Note' })).toHaveValue('The guest is rude.');
  });

  test('R16 a tab that is closed or reloaded in the five seconds sends first', async ({
    openDesk,
    room,
  }) => {
    const desk = await openDesk('admin');
    const composer = await openComposer(desk, room(101));
    await sendToGuest(composer, 'Sent by a reload.');
    await desk.page.reload();
    await expect.poll(() => received(room(101), 'Sent by a reload.')).toBe(1);
    await sendToGuest(await openTimeline(desk.page), 'Sent by a closed tab.');
    await desk.page.close();
    await expect.poll(() => received(room(101), 'Sent by a closed tab.')).toBe(1);
  });

  test('R16 without network the text stays, also when the reply is closed and opened again', async ({
    openDesk,
    room,
  }) => {
    const { page, staff } = await openDesk('admin');
    const composer = await openComposer({ page, staff }, room(101));
    await sendToGuest(composer, 'Not lost.');
    await page.context().setOffline(true);
    await expect(
      composer.getByRole('alert').filter({ hasText: 'The message was not sent' }),
    ).toBeVisible();
    await expect(message(composer)).toHaveValue('Not lost.');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.context().setOffline(false);
    await page
      .getByRole('row')
      .filter({ hasText: 'Two shirts' })
      .getByRole('button', { name: /Room 101/ })
      .first()
      .click();
    await expect(message(await openTimeline(page))).toHaveValue('Not lost.');
    expect(await received(room(101), 'Not lost.')).toBe(0);
  });
});
