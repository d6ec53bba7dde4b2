import { findMessage } from './support/messages.ts';
import {
  confirmButton,
  findRequest,
  openReply,
  rowWith,
  setRequestState,
} from './support/requests.ts';
import { settled } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test('U36 a link opens the confirmation with the focus on its button, and one press confirms', async ({
  openDesk,
  room,
}) => {
  const service = await room(101).service('Laundry');
  const request = await room(101).ask(service.id, 'Two shirts');
  const { page, staff } = await openDesk('admin');
  await page.goto(`/requests/waiting?reply=${request.id}&to=2`);
  const reply = page.getByRole('dialog', { name: 'Approve this request?' });
  await expect(reply.getByRole('button', { name: 'Approve', exact: true })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(reply.getByRole('textbox', { name: /Note/ })).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Request updated successfully')).toBeVisible();
  await expect(page).toHaveURL(/\/requests\/waiting$/);
  expect((await findRequest(staff, request.id)).state_id).toBe(2);
});

test('U36 a link to what is not possible opens the choices, and the refused one says why', async ({
  openDesk,
  room,
}) => {
  const service = await room(102).service('Laundry');
  const request = await room(102).ask(service.id, 'A dress');
  const { page, staff } = await openDesk('admin');
  await page.goto(`/requests/waiting?reply=${request.id}&to=4`);
  const reply = page.getByRole('dialog', { name: 'Reply to request' });
  const completed = reply.getByRole('button', { name: 'Completed' });
  await expect(completed).toBeFocused();
  await expect(completed).toHaveAccessibleDescription('Not possible from the current status.');
  await page.keyboard.press('Enter');
  await expect(reply).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/requests\/waiting$/);
  expect((await findRequest(staff, request.id)).state_id).toBe(1);
});

test("U35 the confirmation says its deed, repeats the guest's note, and Ctrl+Enter sends the reply", async ({
  openDesk,
  room,
}) => {
  const service = await room(103).service('Laundry');
  const request = await room(103).ask(service.id, 'A coat by nine');
  const { page, staff } = await openDesk('admin');
  await page.goto('/requests/waiting');
  const reply = await openReply(page, 'A coat by nine');
  await reply.getByRole('button', { name: /^Canceled/ }).click();
  await expect(reply.getByRole('blockquote')).toHaveText('A coat by nine');
  await expect(confirmButton(reply)).toHaveText('Cancel request');
  await expect(reply.getByText('Ctrl+Enter')).toBeVisible();
  await reply.getByRole('textbox', { name: /Note/ }).fill('The laundry is closed');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Request updated successfully')).toBeVisible();
  expect((await findRequest(staff, request.id)).state_id).toBe(3);
  expect(await findMessage(staff, 'Laundry')).toMatchObject({
    message: 'The laundry is closed',
  });
});

test('U6 U11 who loses the race to a colleague has the focus on what happened, and keeps the note', async ({
  openDesk,
  room,
}) => {
  const service = await room(104).service('Laundry');
  const request = await room(104).ask(service.id, 'A suit');
  const operator = await openDesk('operator');
  const { page } = await openDesk('admin');
  await page.goto('/requests/waiting');
  await expect(page.getByRole('status').filter({ hasText: 'Live' })).toBeVisible();
  const reply = await openReply(page, 'A suit');
  await reply.getByRole('button', { name: /^Approved/ }).click();
  const note = reply.getByRole('textbox', { name: /Note/ });
  await note.fill('Picked up at ten');
  await confirmButton(reply).focus();
  await setRequestState(operator.staff, request.id, 2);
  const news = reply.getByRole('alert');
  await expect(news).toHaveText('operator changed this request first. It is now “Approved”.');
  await expect(news).toBeFocused();
  await expect(reply.getByRole('heading', { name: 'This request has changed' })).toBeVisible();
  await expect(confirmButton(reply)).toBeDisabled();
  await expect(note).toHaveValue('Picked up at ten');
  await expect(note).not.toBeEditable();
});

test('U11 the open reply follows its request: the choices are those of the state it is in now', async ({
  openDesk,
  room,
}) => {
  const service = await room(104).service('Laundry');
  const request = await room(104).ask(service.id, 'A scarf');
  const operator = await openDesk('operator');
  const { page } = await openDesk('admin');
  await page.goto('/requests/waiting');
  await expect(page.getByRole('status').filter({ hasText: 'Live' })).toBeVisible();
  const reply = await openReply(page, 'A scarf');
  await expect(reply.getByRole('button', { name: /^Approved/ })).toBeEnabled();
  await setRequestState(operator.staff, request.id, 2);
  const history = reply.getByRole('list', { name: 'History' }).getByRole('listitem');
  await expect(history.last()).toContainText('Approved by operator');
  await expect(reply.getByRole('button', { name: /^Approved/ })).toHaveAccessibleDescription(
    /Current status/,
  );
  await expect(rowWith(page, 'A scarf')).toHaveCount(0);
});

test('U24 nothing moves while a confirmation is sent, or is sent again', async ({
  openDesk,
  room,
}) => {
  const service = await room(105).service('Laundry');
  await room(105).ask(service.id, 'A blouse');
  const { page } = await openDesk('admin');
  await page.goto('/requests/waiting');
  const reply = await openReply(page, 'A blouse');
  await reply.getByRole('button', { name: /^Approved/ }).click();
  const answers = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const left = [...answers];
  await page.route('**/service/request/*/update', async (route) => {
    await left.shift()?.promise;
    await route.abort();
  });
  const close = reply.getByRole('button', { name: 'Close' });
  const layout = async () => [
    await reply.boundingBox(),
    await close.boundingBox(),
    await reply.getByRole('textbox', { name: /Note/ }).boundingBox(),
  ];
  await settled(page);
  for (const { resolve } of answers) {
    const before = await layout();
    await confirmButton(reply).click();
    await expect(close).toBeDisabled();
    expect(await layout()).toEqual(before);
    resolve();
    await expect(close).toBeEnabled();
    await expect(reply).toContainText('The request was not changed.');
  }
});

test('U18 a request tells who approved, canceled and completed it, and when, on every list', async ({
  openDesk,
  room,
}) => {
  const service = await room(106).service('Laundry');
  const done = await room(106).ask(service.id, 'A tie');
  const canceled = await room(106).ask(service.id, 'A hat');
  const operator = await openDesk('operator');
  await setRequestState(operator.staff, done.id, 2);
  await setRequestState(operator.staff, done.id, 4);
  await setRequestState(operator.staff, canceled.id, 2);
  await setRequestState(operator.staff, canceled.id, 3);

  const { page } = await openDesk('admin', { timezoneId: 'Asia/Tokyo' });
  const steps = page.getByRole('list', { name: 'History' }).getByRole('listitem');
  const time = String.raw`\d\d\.\d\d\.\d{4} \d\d:\d\d`;
  const step = (text: string) => new RegExp(`^${text}${time}$`);

  await page.goto(`/requests/done?reply=${done.id}`);
  await expect(steps).toHaveText([
    step('Arrived'),
    step('Approved by operator'),
    step('Completed by operator'),
  ]);
  await expect(page.getByText('Local time (Asia/Tokyo)')).toBeVisible();
  await expect(page.getByText('The request is closed.')).toHaveCount(1);

  await page.goto(`/requests/canceled?reply=${canceled.id}`);
  await expect(steps).toHaveText([
    step('Arrived'),
    step('Approved by operator'),
    step('Canceled by operator'),
  ]);
  await page.goto('/requests/waiting');
  await page
    .getByRole('button', { name: /reply to/i })
    .first()
    .click();
  await expect(steps).toHaveText([step('Arrived')]);
});
