import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const panelOf = (page: Page) => page.getByRole('region', { name: 'Services' });

test.describe('panels', () => {
  test(
    'B9 a panel fills the screen, below its modals, and comes back',
    { tag: '@core' },
    async ({ openConsole }) => {
      const { page } = await openConsole('admin');
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
      // A modal opens over it, and takes its own Escape.
      await panel.getByRole('button', { name: 'Edit Minibar' }).click();
      const form = page.getByRole('dialog', { name: 'Edit service' });
      await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Minibar');
      await expect(async () => {
        // Not once more when it has closed: that one would be the panel's.
        if (await form.isVisible()) await page.keyboard.press('Escape');
        await expect(form).toBeHidden({ timeout: 1_000 });
      }).toPass();
      await expect(panel).toHaveAttribute('data-state', 'expanded');
      // The first Escape may belong to the button's tooltip.
      await expect(async () => {
        await page.keyboard.press('Escape');
        await expect(panel).toHaveAttribute('data-state', 'normal', { timeout: 500 });
      }).toPass();
    },
  );
});
