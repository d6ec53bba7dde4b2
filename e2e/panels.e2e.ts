import type { Page } from '@playwright/test';
import { rowsOf } from './support/requests.ts';
import { expect, test } from './support/test.ts';

const panelOf = (page: Page) => page.getByRole('region', { name: 'Services' });

test.describe('panels', () => {
  test('B9 a panel fills the screen and comes back', { tag: '@core' }, async ({ openDesk }) => {
    const { page } = await openDesk('admin');
    await page.goto('/settings');
    const panel = panelOf(page);
    await panel.getByRole('button', { name: 'Full screen' }).click();
    await expect(panel).toHaveAttribute('data-state', 'expanded');
    const screen = { x: 0, y: 0, width: 1440, height: 900 };
    await expect.poll(() => panel.boundingBox()).toEqual(screen);
    // What it covers is out of reach.
    await expect(page.locator('[inert]').locator('nav').first()).toBeAttached();
    await panel.getByRole('button', { name: 'Exit full screen' }).click();
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
    await expect.poll(async () => (await panel.boundingBox())?.width).toBeLessThan(1440);

    await panel.getByRole('button', { name: 'Full screen' }).click();
    // The first Escape may belong to the button's tooltip.
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(panel).toHaveAttribute('data-state', 'normal', { timeout: 500 });
    }).toPass();
  });

  test('B9 a modal opens over a panel that fills the screen', async ({ openDesk }) => {
    const { page } = await openDesk('admin');
    await page.goto('/settings');
    const panel = panelOf(page);
    await panel.getByRole('button', { name: 'Full screen' }).click();
    await panel.getByRole('button', { name: 'Edit Minibar' }).click();
    const form = page.getByRole('dialog', { name: 'Edit service' });
    await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Minibar');
    await expect(async () => {
      // Not once more when it has closed: that one would be the panel's.
      if (await form.isVisible()) await page.keyboard.press('Escape');
      await expect(form).toBeHidden({ timeout: 1_000 });
    }).toPass();
    await expect(panel).toHaveAttribute('data-state', 'expanded');
  });

  test('B9 a panel folds up and unfolds', async ({ openDesk }) => {
    const { page } = await openDesk('admin');
    await page.goto('/settings');
    const panel = panelOf(page);
    await expect(rowsOf(panel).first()).toBeVisible();
    await panel.getByRole('button', { name: 'Collapse' }).click();
    await expect(rowsOf(panel)).toHaveCount(0);
    await expect(panel.getByRole('button', { name: 'Add service' })).toBeVisible();
    await panel.getByRole('button', { name: 'Expand' }).click();
    await expect(rowsOf(panel).first()).toBeVisible();
  });

  test('B9 reloading asks the server again and shows it for two seconds', async ({ openDesk }) => {
    const { page } = await openDesk('admin');
    await page.clock.install();
    await page.goto('/settings');
    const panel = panelOf(page);
    await expect(rowsOf(panel).first()).toBeVisible();
    await page.clock.pauseAt(Date.now() + 60_000);
    const call = page.waitForRequest((request) => request.url().endsWith('/service/query'));
    await panel.getByRole('button', { name: 'Reload' }).click();
    await call;
    await expect(panel).toHaveAttribute('aria-busy', 'true');
    await expect(panel.getByRole('status', { name: 'Reloading' })).toBeAttached();
    await page.clock.runFor(1_900);
    await expect(panel).toHaveAttribute('aria-busy', 'true');
    await page.clock.runFor(200);
    await expect(panel).not.toHaveAttribute('aria-busy', 'true');
    await expect(rowsOf(panel).first()).toBeVisible();
  });

  test('B9 a panel is removed from the page and brought back', async ({ openDesk }) => {
    const { page } = await openDesk('admin');
    await page.goto('/settings');
    const panel = panelOf(page);
    await expect(rowsOf(panel).first()).toBeVisible();
    await panel.getByRole('button', { name: 'Hide panel' }).click();
    await expect(panel).toBeHidden();
    await expect(page.getByText('The services panel is hidden.')).toBeVisible();
    await page.getByRole('button', { name: 'Show the services again' }).click();
    await expect(rowsOf(panel).first()).toBeVisible();
    await expect(panel.getByRole('button').first()).toBeFocused();
  });
});
