import type { Page } from '@playwright/test';
import { paths } from '@concierge/contract/paths';
import { unreachable } from './support/presses.ts';
import { rowWith } from './support/requests.ts';
import { expect, test } from './support/test.ts';
import { toasts } from './support/toasts.ts';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
const live = (page: Page) => page.getByRole('status').filter({ hasText: /^Live$/ });
const iconOf = (page: Page) => page.locator('link[rel="icon"]');

/** How many requests wait, as the title of the window says it. */
async function waitingIn(page: Page): Promise<number> {
  await expect(page).toHaveTitle(/^\(\d+\) /);
  return Number(/\d+/.exec(await page.title())?.[0]);
}

test.describe('being noticed', () => {
  test('U8 what waits is counted in the menu, in the title and on the icon, in a hidden tab too', async ({
    openConsole,
    room,
  }) => {
    const { page, staff } = await openConsole('admin');
    await page.goto('/requests/approved');
    const before = await waitingIn(page);
    await expect(iconOf(page)).toHaveAttribute('href', '/favicon-waiting.svg');
    const words = (count: number) => new RegExp(`^Waiting.*${count} waiting requests?$`);
    await expect(menu(page).getByRole('link', { name: words(before) })).toBeVisible();

    const front = await page.context().newPage();
    await front.bringToFront();
    const service = await room(101).service('Laundry');
    const { id } = await room(101).ask(service.id, 'Two shirts');
    await expect(page).toHaveTitle(`(${before + 1}) Approved · Requests · Concierge`);
    await staff.post((project) => paths.requestUpdate(project, id), { state_id: 3 });
    await expect(page).toHaveTitle(`(${before}) Approved · Requests · Concierge`);
    await front.close();
    await expect(
      menu(page).getByRole('button', { name: `Requests ${before} waiting` }),
    ).toBeVisible();
    await expect(menu(page).getByRole('link', { name: words(before) })).toBeVisible();
  });

  test('U3 a live toast folds into a line of the header, on the phone at once, and covers no action', async ({
    openConsole,
    room,
  }) => {
    const { page } = await openConsole('admin');
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/messages');
    await expect(live(page)).toBeVisible();
    const service = await room(101).service('Laundry');
    await room(101).ask(service.id, 'Two shirts');
    await expect(toasts(page).filter({ hasText: 'Two shirts' })).toBeVisible();
    await expect(toasts(page)).toHaveCount(0);
    const line = page.getByRole('banner').getByRole('button', { name: /Two shirts/ });
    await expect(line).toBeVisible();

    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto('/messages');
    await expect(live(page)).toBeAttached();
    await expect(page.getByRole('navigation', { name: 'Quick navigation' })).toBeVisible();
    const { id } = await room(104).ask(service.id, 'Five shirts');
    const short = page.getByRole('banner').getByRole('button', { name: /Five shirts/ });
    await expect(short).toBeVisible();
    await expect(toasts(page)).toHaveCount(0);
    expect(await unreachable(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    await short.click();
    await expect(page).toHaveURL(`/requests/waiting?reply=${id}`);
    await expect(short).toHaveCount(0);
  });

  test(
    'U15 without network a bar says since when at once, and what was missed comes with it',
    { tag: '@core' },
    async ({ openConsole, room }) => {
      const { page } = await openConsole('admin');
      await page.goto('/requests/waiting');
      await expect(live(page)).toBeVisible();
      // Nothing more is loaded from here on, as in a network that is gone.
      await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
      const bar = page
        .getByRole('status')
        .filter({ hasText: /^No connection since \d\d\.\d\d\.\d{4} \d\d:\d\d/ });
      let cut = true;
      await page.routeWebSocket(/\/live/, (socket) => {
        if (cut) void socket.close({ code: 1012, reason: 'cut' });
        else socket.connectToServer();
      });
      await page.evaluate(() => window.dispatchEvent(new Event('offline')));
      await expect(bar).toBeVisible();
      const service = await room(101).service('Laundry');
      await room(101).ask(service.id, 'Asked meanwhile');
      // The press alone lets the socket through: by then the client may be about to retry by itself.
      await page.exposeFunction('endCut', () => (cut = false));
      await page.evaluate(
        'addEventListener("click", () => endCut(), { capture: true, once: true })',
      );
      await page.getByRole('button', { name: 'Try now' }).click();
      await expect(bar).toHaveCount(0);
      await expect(live(page)).toBeVisible();
      await expect(rowWith(page, 'Asked meanwhile')).toBeVisible();

      await page.evaluate(() => window.dispatchEvent(new Event('offline')));
      await expect(live(page)).toHaveCount(0);
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      await expect(live(page)).toBeVisible({ timeout: 2_000 });
    },
  );
});
