import type { Page } from '@playwright/test';
import { rowsOf } from './support/requests.ts';
import { settled } from './support/screens.ts';
import { expect, test } from './support/test.ts';

const PHONE = { viewport: { width: 375, height: 812 } };
const drawer = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });

test.describe('narrow pages', () => {
  for (const address of ['/requests/waiting', '/messages', '/users', '/settings']) {
    test(`at 375 px the table of ${address} becomes cards`, async ({ openDesk }) => {
      const { page } = await openDesk('admin', PHONE);
      await page.goto(address);
      const rows = rowsOf(page);
      await expect(rows.first()).toBeVisible();
      await settled(page);
      const cells = rows.first().locator('> *');
      expect(await cells.count()).toBeGreaterThan(1);
      // A card of its own, all within the page.
      const boxes = await Promise.all((await cells.all()).map((cell) => cell.boundingBox()));
      for (const box of boxes) {
        expect(box && box.x >= 0 && box.x + box.width <= 375).toBe(true);
      }
      const display = await rows.first().evaluate((row) => getComputedStyle(row).display);
      expect(display).not.toBe('table-row');
      // It stays a table for assistive technology.
      await expect(page.getByRole('table')).toBeVisible();
      await expect(page.getByRole('columnheader').first()).toBeAttached();
    });
  }

  test('B5 on a phone the sidebar is a drawer, upright and on its side', async ({ openDesk }) => {
    const { page } = await openDesk('admin', PHONE);
    await page.goto('/dashboard');
    await page.setViewportSize({ width: 812, height: 375 });
    await expect(menuButton(page)).toBeVisible();
    await expect(drawer(page)).toBeHidden();
    await page.setViewportSize(PHONE.viewport);
    await expect(drawer(page)).toBeHidden();
    await menuButton(page).click();
    await expect(drawer(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();

    await menuButton(page).click();
    await drawer(page).getByRole('link', { name: 'Messages' }).click();
    await expect(page).toHaveURL(/\/messages$/);
    await expect(drawer(page)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();

    await menuButton(page).click();
    await expect(drawer(page)).toBeVisible();
    await page.mouse.click(370, 600);
    await expect(drawer(page)).toBeHidden();
  });

  test('below 480 px a modal is a sheet with its buttons in view', async ({ openDesk }) => {
    const { page } = await openDesk('admin', PHONE);
    await page.goto('/messages?message=new');
    const form = page.getByRole('dialog', { name: 'New message' });
    await expect(form.getByRole('button', { name: 'Next', exact: true })).toBeInViewport();
    await expect.poll(async () => (await form.boundingBox())?.width).toBe(375);
  });
});
