import { paths } from '@concierge/contract/paths';
import type { RequestCreateAnswer, RequestCreateBody } from '@concierge/contract/requests';
import { openWaiting, queryRequests, rowWith, setRequestState } from './support/requests.ts';
import { expect, test } from './support/test.ts';

const ROOMS = 40;
const ON_PAPER = 20;
const NOTE = 'Scenario';

test('W1 W2 W3 W4 an evening in a house of 40 rooms: by tablet, by phone and without network, each request is there once', async ({
  browser,
  openConsole,
  room,
  server,
}) => {
  test.setTimeout(180_000);
  const { page, staff } = await openConsole('admin', { viewport: { width: 1440, height: 900 } });
  const devices = await staff.get<{ data: { id: number; name: string }[] }>(paths.deviceList);
  const idOf = (name: string) => devices.data.find((device) => device.name === name)?.id ?? 0;
  const laundry = await room(101).service('Laundry');
  await openWaiting(page);

  const context = await browser.newContext({ hasTouch: true, reducedMotion: 'reduce' });
  const tablet = await context.newPage();
  await tablet.clock.install();
  await tablet.goto(`${server.url}/tablet#key=demo-room-101`);
  await tablet.getByRole('button', { name: /English/ }).tap();
  await tablet.getByRole('link', { name: 'Laundry', exact: true }).waitFor();

  await test.step('a tablet has no network, and its guest asks all the same', async () => {
    await context.setOffline(true);
    await tablet.getByRole('link', { name: 'Laundry', exact: true }).tap();
    await tablet
      .getByRole('textbox', { name: 'Anything we should know?' })
      .fill(`${NOTE} without network`);
    await tablet.getByRole('button', { name: 'Send request' }).tap();
    await expect(tablet.getByText('Not sent').first()).toBeVisible();
  });

  await test.step('meanwhile guests ask by tablet, and staff enter what others say on the phone', async () => {
    const rooms = Array.from({ length: ROOMS - 1 }, (_, at) => at);
    const serials = devices.data
      .filter(({ name }) => /^Room (?!101)/.test(name))
      .slice(0, ROOMS - 1);
    await Promise.all([
      ...rooms.map(async (at) => {
        const number = Number(serials[at]?.name.replace('Room ', ''));
        await room(number).ask(laundry.id, `${NOTE} by tablet ${at}`);
      }),
      ...Array.from({ length: ON_PAPER - 1 }, (_, at) => {
        const body: RequestCreateBody = {
          service_id: laundry.id,
          device_id: serials[at]?.id ?? 0,
          note: `${NOTE} by phone ${at}`,
          source: 'phone',
        };
        return staff.post<RequestCreateAnswer>(paths.requestCreate, body);
      }),
    ]);
    await page.keyboard.press('n');
    const dialog = page.getByRole('dialog', { name: 'New request' });
    await expect(dialog.getByRole('combobox', { name: 'Room' })).toBeFocused();
    await page.keyboard.type('105');
    await expect(page.getByRole('option')).toHaveCount(1);
    await page.keyboard.press('Tab');
    await page.keyboard.type('laundry');
    await expect(page.getByRole('option', { name: 'Laundry' })).toBeVisible();
    await page.keyboard.press('Enter');
    await dialog.getByRole('textbox', { name: /note/ }).fill(`${NOTE} by the desk`);
    await dialog.getByRole('button', { name: 'Enter request' }).click();
    await expect(dialog).toHaveCount(0);
  });

  await test.step('a guest cancels while staff approve: one of them wins, and both are told', async () => {
    const [first] = await room(102).requests();
    if (!first) throw new Error('Room 102 has asked');
    const canceled = fetch(server.url + paths.deviceRequestCancel(first.id), {
      method: 'POST',
      headers: { authorization: 'Bearer demo-room-102', 'content-type': 'application/json' },
      body: '{}',
    });
    const approved = setRequestState(staff, first.id, 2).then(
      () => true,
      () => false,
    );
    const won = [(await canceled).ok, await approved];
    expect(won.filter(Boolean)).toHaveLength(1);
    const [row] = await room(102).requests();
    expect(row?.state_id).toBe(won[0] ? 3 : 2);
  });

  await test.step('after ten minutes the network is back, and what the tablet kept is sent once', async () => {
    await tablet.clock.fastForward('10:00');
    await context.setOffline(false);
    // New rows wait while the pointer is over the list.
    await page.mouse.move(0, 0);
    await expect(rowWith(page, `${NOTE} without network`)).toBeVisible({ timeout: 60_000 });
    await expect(tablet.getByText('Not sent')).toHaveCount(0);
  });

  const { data, totalCount } = await queryRequests(staff, {
    'state_id in': [1, 2, 3, 4],
    search: NOTE,
  });
  expect(totalCount).toBe(ROOMS + ON_PAPER);
  expect(new Set(data.map(({ note }) => note)).size).toBe(ROOMS + ON_PAPER);
  const entered = data.filter(({ source }) => source === 'phone');
  expect(entered.map(({ created_by_name }) => created_by_name)).toEqual(
    Array.from({ length: ON_PAPER }, () => 'admin'),
  );
  expect(data.filter(({ source }) => source === 'device')).toHaveLength(ROOMS);
  expect(idOf('Room 105')).toBe(data.find(({ note }) => note?.endsWith('desk'))?.device_id);
  await context.close();
});
