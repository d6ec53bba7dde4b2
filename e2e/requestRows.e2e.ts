import { paths } from '@concierge/contract/paths';
import { confirmButton, findRequest, openWaiting, rowWith, rowsOf } from './support/requests.ts';
import { settled } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test.describe('rows of requests', () => {
  test('U12 U23 no column is cut between phone and desktop, and a page that loads moves nothing', async ({
    openConsole,
  }) => {
    const { page, staff } = await openConsole('admin', { viewport: { width: 768, height: 1024 } });
    // The language with the longest headings.
    await staff.post(() => paths.changeLang('tr'), {});
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
      await expect(page.locator('[role="group"]', { has: page.getByRole('table') })).toHaveCount(0);
    }

    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    await page.route('**/service/request/query*', async (route) => {
      await answered;
      await route.continue();
    });
    const pages = page.getByRole('navigation', { name: 'Sayfalar' });
    const top = async () => (await pages.boundingBox())?.y;
    await settled(page);
    const before = await top();
    await pages.getByRole('button', { name: 'Sayfa 2', exact: true }).click();
    await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    expect(await top()).toBe(before);
    answer();
    await expect(page.getByRole('table')).not.toHaveAttribute('aria-busy', 'true');
    await expect(rowsOf(page)).toHaveCount(10);
  });

  test(
    'U31 U46 on a phone seven waiting requests are in view, and two taps approve one',
    { tag: '@core' },
    async ({ openConsole, room }) => {
      const service = await room(202).service('Laundry');
      // The notes of the demo's own requests are of one line or of two.
      for (const number of [203, 204, 205, 206, 207, 208]) {
        await room(number).ask(service.id, 'In one line');
      }
      const { id } = await room(202).ask(service.id, 'In two presses');
      const { page, staff } = await openConsole('admin', {
        viewport: { width: 375, height: 812 },
        hasTouch: true,
        isMobile: true,
      });
      await page.goto('/requests/waiting');
      await expect(rowsOf(page)).toHaveCount(10);
      const boxes = async () =>
        Promise.all((await rowsOf(page).all()).map((row) => row.boundingBox()));
      const tooHigh = async () => (await boxes()).filter((box) => !box || box.height > 90);
      await expect.poll(tooHigh).toEqual([]);
      const inView = async () => {
        const bar = await page.getByRole('navigation', { name: 'Quick navigation' }).boundingBox();
        const shown = await boxes();
        return shown.filter((box) => box && bar && box.y >= 56 && box.y + box.height <= bar.y)
          .length;
      };
      await expect.poll(inView).toBeGreaterThanOrEqual(7);

      const row = rowWith(page, 'In two presses');
      await row.getByRole('button', { name: 'Approve – Room 202' }).tap();
      await confirmButton(page.getByRole('dialog')).tap();
      await expect(row).toHaveCount(0);
      await expect(page.getByRole('dialog')).toBeHidden();
      expect((await findRequest(staff, id)).state_id).toBe(2);
    },
  );

  test('U53 in forced colors the button of a row lies on a ground of its own, at 200 % within the table', async ({
    openConsole,
  }) => {
    const { page } = await openConsole('admin');
    await openWaiting(page);
    await page.emulateMedia({ forcedColors: 'active' });
    const button = page.getByRole('button', { name: /^Approve/ });
    const row = rowsOf(page).filter({ has: button }).first();
    for (const width of [1440, 720, 683]) {
      await page.setViewportSize({ width, height: 900 });
      await row.hover();
      await settled(page);
      const { ground, reach, right } = await row
        .getByRole('button', { name: /^Approve/ })
        .evaluate((approve) => {
          const value = approve.closest('[data-part="Value"]') ?? approve;
          const style = getComputedStyle(value, '::after');
          const scroller = approve.closest('[data-part="Scroller"]')?.getBoundingClientRect();
          const box = approve.getBoundingClientRect();
          return {
            ground: [style.backgroundColor, style.backgroundImage],
            reach: parseFloat(style.width) - box.width,
            right: (scroller?.right ?? 0) - box.right,
          };
        });
      expect(ground, `at ${width} px`).toEqual(['rgb(255, 255, 255)', 'none']);
      expect(reach).toBeGreaterThan(0);
      expect(right, `at ${width} px`).toBeGreaterThanOrEqual(0);
    }
  });
});
