import type { Locator, Page } from '@playwright/test';
import { paths } from '@concierge/contract/paths';
import { openWaiting, rowsOf } from './support/requests.ts';
import { expect, test } from './support/test.ts';

const UPRIGHT = { width: 375, height: 812 };
/** 1280 x 1024 at 400 %. */
const ENLARGED = { width: 320, height: 256 };

const boxesOf = (all: Locator) =>
  all.evaluateAll((elements) =>
    elements.map((element) => {
      const { x, width } = element.getBoundingClientRect();
      return [x, width];
    }),
  );
const figures = (page: Page) => page.locator('[data-component="RequestSummary"] > li');

test('U78 on a phone filters have the full width, figures one grid in every language, and at 400 % a row is in sight', async ({
  openConsole,
}) => {
  const { page, staff } = await openConsole('admin', { viewport: UPRIGHT, hasTouch: true });
  const grids: unknown[] = [];
  for (const lang of ['tr', 'cs', 'en']) {
    await staff.post(() => paths.changeLang(lang), {});
    await page.goto('/dashboard');
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(figures(page)).toHaveCount(5);
    grids.push(await boxesOf(figures(page)));
  }
  expect(grids).toEqual([grids[0], grids[0], grids[0]]);

  await page.goto('/rooms');
  const filters = page.getByRole('search').locator('> :not([data-component="VisuallyHidden"])');
  await expect(filters).toHaveCount(3);
  expect(await boxesOf(filters)).toEqual([
    [16, 343],
    [16, 343],
    [16, 343],
  ]);

  await page.setViewportSize(ENLARGED);
  await openWaiting(page);
  await expect(rowsOf(page).first()).toBeInViewport();
  const bar = page.getByRole('navigation', { name: 'Quick navigation' });
  await expect(bar).not.toBeInViewport();
  await page.keyboard.press('End');
  await expect(bar).toBeInViewport({ ratio: 1 });
});

test('U78 the skip link leads before the first row, and new requests are said below the header of a scrolled list', async ({
  openConsole,
  room,
}) => {
  const { page } = await openConsole('admin', { viewport: { width: 768, height: 400 } });
  await openWaiting(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the list' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(rowsOf(page).first().locator(':focus')).toHaveCount(1);

  await page.mouse.wheel(0, 400);
  const service = await room(101).service('Laundry');
  await room(101).ask(service.id);
  const pill = page.getByRole('button', { name: '1 new request' });
  await expect(pill).toBeInViewport({ ratio: 1 });
  expect((await pill.boundingBox())?.y).toBeGreaterThanOrEqual(56);
});
