import type { Page } from '@playwright/test';
import { BOOT_DATA_ELEMENT_ID } from '@concierge/contract/bootData';
import { paths } from '@concierge/contract/paths';
import type { FilteringOptions } from '@concierge/contract/requests';
import type { RequestState } from '@concierge/contract/requestStates';
import { findMessage, publish, writeDraft } from './support/messages.ts';
import { rowsOf, rowWith, setRequestState } from './support/requests.ts';
import { settled } from './support/screens.ts';
import { expect, test } from './support/test.ts';

/** The calls a page makes from here on. */
function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
}

async function openLive(page: Page, address: string, calls: string[] = []): Promise<void> {
  // A page that a busy server sends without its data asks for it once it is connected.
  await expect(async () => {
    calls.length = 0;
    await page.goto(address);
    const data = await page.locator(`#${BOOT_DATA_ELEMENT_ID}`).textContent();
    expect(data).toContain('"live"');
  }).toPass();
  await expect(page.getByRole('status').filter({ hasText: 'Live' })).toBeVisible();
  // What a screen loads once it is there; a quiet network is what is asked about, and on a busy machine the network
  // is quiet before the screen has asked as well.
  await settled(page);
  await page.waitForLoadState('networkidle');
}

test.describe('live without calls', () => {
  test('U30 the dashboard is asked for by its own screen alone, and once', async ({
    openConsole,
  }) => {
    const { page } = await openConsole('admin');
    const calls = watchCalls(page);
    const ofDashboard = () => calls.filter((call) => call.endsWith('/dashboard'));
    await openLive(page, '/messages', calls);
    expect(ofDashboard()).toEqual([]);
    await page.getByRole('link', { name: /^Dashboard/ }).click();
    await expect.poll(ofDashboard).toHaveLength(1);
    await page.getByRole('link', { name: 'Messages' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
    const card = page.getByRole('list', { name: 'Services' }).getByRole('listitem').first();
    await page.getByRole('link', { name: /^Dashboard/ }).click();
    await card.getByRole('button', { name: /View detail/ }).click();
    await expect(rowsOf(page.getByRole('dialog')).first()).toBeVisible();
    expect(ofDashboard()).toHaveLength(1);
  });

  test('I3 twenty events show on every screen and cost no call', async ({ openConsole, room }) => {
    const { page: dashboard, staff } = await openConsole('admin');
    const operator = await openConsole('operator');
    const { message_id } = await writeDraft(staff, 'Pool hours', ['room-105']);
    await publish(staff, message_id);
    const device = room(105);
    const service = await device.service('Housekeeping');
    const { devices } = await staff.get<FilteringOptions>(paths.filteringOptions);
    const roomId = devices.find(({ label }) => label === 'Room 105')?.id;
    const screens = ['waiting', 'approved', 'canceled', 'done'].map((list) => ({
      name: list,
      address: `/requests/${list}?limit=50&device_id=${roomId}`,
    }));
    const pages = new Map<string, Page>([['dashboard', dashboard]]);
    await openLive(dashboard, '/dashboard');
    for (const { name, address } of [
      ...screens,
      { name: 'messages', address: '/messages' },
      { name: 'users', address: '/users' },
      { name: 'settings', address: '/settings' },
    ]) {
      const page = await dashboard.context().newPage();
      pages.set(name, page);
      await openLive(page, address);
    }
    const pageOf = (name: string) => pages.get(name) ?? dashboard;
    const calls = new Map([...pages].map(([name, page]) => [name, watchCalls(page)]));
    const card = dashboard.getByRole('listitem').filter({ hasText: 'Housekeeping' });
    const before = Number(/\d+/.exec(await card.innerText())?.[0]);

    const created = [];
    for (let n = 1; n <= 10; n += 1) created.push(await device.ask(service.id, `Told ${n}.`));
    const moves: [number, RequestState][] = [
      [0, 2],
      [1, 2],
      [2, 2],
      [3, 3],
      [4, 3],
      [5, 2],
      [0, 4],
      [1, 4],
      [2, 3],
    ];
    for (const [at, state] of moves) {
      await setRequestState(operator.staff, created[at]?.id ?? 0, state);
    }
    await device.view(message_id);

    await expect(card).toContainText(String(before + 5));
    const where = { waiting: [7, 8, 9, 10], approved: [6], canceled: [3, 4, 5], done: [1, 2] };
    for (const [name, numbers] of Object.entries(where)) {
      const list = pageOf(name);
      await expect(rowsOf(list).filter({ hasText: /Told \d+\./ })).toHaveCount(numbers.length);
      for (const n of numbers) await expect(rowWith(list, `Told ${n}.`)).toBeVisible();
    }
    const message = rowWith(pageOf('messages'), 'Pool hours');
    await expect(message.getByRole('img', { name: /^viewed/ })).toBeVisible();
    expect((await findMessage(staff, 'Pool hours')).selected_devices[0]?.viewed_at).not.toBeNull();

    // The last event, which users and settings ask for.
    await staff.post(paths.serviceCreate, {
      service_name: 'Bicycle rental',
      icon_id: 101,
      bg_color: '#245a3c',
    });
    await staff.post(paths.userCreate, { username: 'ayla', user_type: 2, password: 'long enough' });
    await expect(rowWith(pageOf('users'), 'ayla')).toBeVisible();
    await expect(rowWith(pageOf('settings'), 'Bicycle rental')).toBeVisible();
    await expect(
      dashboard.getByRole('listitem').filter({ hasText: 'Bicycle rental' }).first(),
    ).toBeVisible();
    const project = staff.user.project_id;
    expect(calls.get('dashboard')).toEqual([]);
    expect(calls.get('users')).toEqual([`GET ${paths.users(project)}`]);
    expect(calls.get('settings')).toEqual([`GET ${paths.serviceQuery(project)}`]);
    for (const { name } of screens) {
      expect(calls.get(name)?.filter((call) => !call.endsWith('/filtering-options'))).toEqual([]);
    }
  });
});
