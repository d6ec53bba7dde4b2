import type { Page } from '@playwright/test';
import { paths } from '@concierge/contract/paths';
import { expect, test } from './support/test.ts';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
const iconOf = (page: Page) => page.locator('link[rel="icon"]');

/** How many requests wait, as the title of the window says it. */
async function waitingIn(page: Page): Promise<number> {
  await expect(page).toHaveTitle(/^\(\d+\) /);
  return Number(/\d+/.exec(await page.title())?.[0]);
}

test.describe('being noticed', () => {
  test('U8 what waits is counted in the menu, in the title and on the icon, in a hidden tab too', async ({
    openDesk,
    room,
  }) => {
    const { page, staff } = await openDesk('admin');
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
});
