import type { Locator } from '@playwright/test';
import { paths } from '@concierge/contract/paths';
import {
  confirmButton,
  findRequest,
  queryRequests,
  rowWith,
  rowsOf,
  setRequestState,
} from './support/requests.ts';
import { escapeFrom } from './support/focus.ts';
import { settled } from './support/screens.ts';
import { expect, test } from './support/test.ts';

const MINUTE = 60_000;
const PHONE = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true };

test.describe('rows of requests', () => {
  test('U22 an open request shows its age, which grows by itself, and its date in UTC', async ({
    openDesk,
    room,
  }) => {
    const device = room(201);
    const service = (await device.services())[0];
    if (!service) throw new Error('the demo has services');
    await device.ask(service.id, 'How long does this take?');
    const { page } = await openDesk('admin');
    await page.clock.install();
    await page.goto('/requests/waiting');
    const time = rowWith(page, 'How long does this take?').getByRole('time');
    await expect(time).toContainText('just now');
    await expect(time).toHaveAttribute('title', /^\d\d\.\d\d\.\d{4} \d\d:\d\d UTC$/);
    await page.clock.fastForward(12 * MINUTE);
    await expect(time).toContainText('12 min');
  });

  test('U22 where the date is shown its heading says UTC', async ({ openDesk }) => {
    const { page } = await openDesk('admin');
    for (const list of ['canceled', 'done']) {
      await page.goto(`/requests/${list}`);
      await expect(page.getByRole('columnheader', { name: /^Service date \(UTC\)/ })).toBeVisible();
    }
  });

  test('U23 the pages stay where they are while another of them loads', async ({ openDesk }) => {
    const { page } = await openDesk('admin');
    await page.goto('/requests/done');
    await expect(rowsOf(page)).toHaveCount(10);
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    await page.route('**/service/request/query*', async (route) => {
      await answered;
      await route.continue();
    });
    const pages = page.getByRole('navigation', { name: /page/i });
    const top = async () => (await pages.boundingBox())?.y;
    await settled(page);
    const before = await top();
    await pages.getByRole('button', { name: 'Page 2', exact: true }).click();
    await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    expect(await top()).toBe(before);
    answer();
    await expect(rowsOf(page)).toHaveCount(10);
  });

  test('U31 the button on a row leads to the question about it, and Back to the list', async ({
    openDesk,
    room,
  }) => {
    const device = room(202);
    const service = (await device.services())[0];
    if (!service) throw new Error('the demo has services');
    const { id } = await device.ask(service.id, 'Approve me at once');
    const { page } = await openDesk('admin');
    await page.goto('/requests/waiting?limit=25');
    await rowWith(page, 'Approve me at once').hover();
    await page.getByRole('button', { name: 'Approve – Room 202' }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    const asked = new URL(page.url()).searchParams;
    expect([asked.get('reply'), asked.get('to')]).toEqual([String(id), '2']);
    await escapeFrom(page.getByRole('dialog'));
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL(/\/requests\/waiting\?limit=25$/);

    await page.goto(`/requests/waiting?reply=${id}&to=2`);
    await escapeFrom(page.getByRole('dialog'));
    await expect(page).toHaveURL(/\/requests\/waiting$/);
  });

  for (const [pointer, options] of [
    ['a mouse', { hasTouch: false }],
    ['a finger', PHONE],
  ] as const) {
    test(`U31 two presses of ${pointer} approve a request from its row`, async ({
      openDesk,
      room,
    }) => {
      const service = await room(202).service('Laundry');
      const { id } = await room(202).ask(service.id, 'In two presses');
      const { page, staff } = await openDesk('admin', options);
      await page.goto('/requests/waiting');
      const row = rowWith(page, 'In two presses');
      const press = (button: Locator) => (options.hasTouch ? button.tap() : button.click());
      await press(row.getByRole('button', { name: 'Approve – Room 202' }));
      await press(confirmButton(page.getByRole('dialog')));
      await expect(row).toHaveCount(0);
      await expect(page.getByRole('dialog')).toBeHidden();
      expect((await findRequest(staff, id)).state_id).toBe(2);
    });
  }

  test('U46 seven waiting requests are on the screen of a phone, none higher than 90 px', async ({
    openDesk,
  }) => {
    const { page } = await openDesk('admin', PHONE);
    await page.goto('/requests/waiting');
    await expect(rowsOf(page)).toHaveCount(10);
    const boxes = async () =>
      Promise.all((await rowsOf(page).all()).map((row) => row.boundingBox()));
    const tooHigh = async () => (await boxes()).filter((box) => !box || box.height > 90);
    await expect.poll(tooHigh).toEqual([]);
    const inView = async () => {
      const bar = await page.getByRole('navigation', { name: 'Shortcuts' }).boundingBox();
      const shown = await boxes();
      return shown.filter((box) => box && bar && box.y >= 56 && box.y + box.height <= bar.y).length;
    };
    await expect.poll(inView).toBeGreaterThanOrEqual(7);
  });

  test('U18 every row opens by a press anywhere on it, a colleague’s as well', async ({
    openDesk,
  }) => {
    const { staff: admin } = await openDesk('admin');
    const { data } = await queryRequests(admin, { 'state_id in': [1] });
    const [request] = data;
    if (!request) throw new Error('the demo has waiting requests');
    await setRequestState(admin, request.id, 2);
    const { page } = await openDesk('operator');
    await page.goto('/requests/approved?limit=50');
    const view = page
      .getByRole('row')
      .filter({ hasText: 'admin' })
      .filter({ hasText: request.device_name })
      .first();
    await view.getByRole('cell').last().click();
    await escapeFrom(page.getByRole('dialog'));
    await expect(view.getByRole('button', { name: /^View the request of / })).toBeFocused();
  });

  for (const language of ['en', 'tr', 'cs'] as const) {
    test(`U12 between phone and desk the completed requests show all columns in ${language}`, async ({
      openDesk,
    }) => {
      const { page, staff } = await openDesk('admin', { viewport: { width: 768, height: 1024 } });
      await staff.post(() => paths.changeLang(language), {});
      await page.goto('/requests/done');
      await expect(rowsOf(page)).toHaveCount(10);
      await expect(page.getByRole('columnheader')).toHaveCount(8);
      for (const width of [768, 834, 1024, 1080, 1280]) {
        await page.setViewportSize({ width, height: 1024 });
        // A table measures itself a frame after its room has changed.
        await expect(async () => {
          const last = await page.getByRole('columnheader').last().boundingBox();
          const table = await page.getByRole('main').boundingBox();
          if (!last || !table) throw new Error('the table is on the page');
          expect(last.x + last.width).toBeLessThanOrEqual(table.x + table.width);
        }).toPass({ timeout: 5_000 });
        // Nothing to scroll sideways: the table is no region of its own.
        await expect(page.locator('[role="group"]', { has: page.getByRole('table') })).toHaveCount(
          0,
        );
      }
    });
  }
});
