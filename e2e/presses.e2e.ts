import type { Locator, Page } from '@playwright/test';
import { isOnTop, unreachable } from './support/presses.ts';
import {
  confirmButton,
  openWaiting,
  pressInRow,
  rowWith,
  rowsOf,
  statusOf,
} from './support/requests.ts';
import { settled } from './support/screens.ts';
import { expect, test } from './support/test.ts';
import { toasts } from './support/toasts.ts';

/** Approves by keyboard, which needs no press that a toast could take. */
async function approve(page: Page, note: string): Promise<void> {
  await statusOf(rowWith(page, note)).focus();
  await page.keyboard.press('a');
  await expect(confirmButton(page.getByRole('dialog'))).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rowWith(page, note)).toHaveCount(0);
}

/** Stops the timers of toasts, which are animations. */
async function keep(toast: Locator): Promise<void> {
  await toast.waitFor();
  await toast.page().evaluate(() => {
    for (const animation of document.getAnimations()) {
      if ((animation as CSSAnimation).animationName === 'cc-toast-timer') animation.pause();
    }
  });
}

const updated = (page: Page) => toasts(page).filter({ hasText: 'Request updated successfully' });

test.describe('presses', () => {
  test('U50 the hint of one row takes no press from the row above, with the focus back from a form', async ({
    openConsole,
  }) => {
    const { page } = await openConsole('admin');
    await page.goto('/users');
    const edits = page.getByRole('button', { name: /^Edit/ });
    const above = edits.nth(1);
    await edits.nth(2).press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('tooltip')).toBeVisible();
    expect(await isOnTop(above)).toBe(true);
    const name = (await above.getAttribute('aria-label')) ?? '';
    await above.click();
    const form = page.getByRole('dialog');
    await expect(form.getByRole('textbox', { name: 'Username' })).toHaveValue(
      name.replace(/^Edit:? /, ''),
    );
  });

  test('U53 in forced colors the button of a row lies on a ground of its own, at 200 % within the table', async ({
    openConsole,
  }) => {
    const { page } = await openConsole('admin');
    await openWaiting(page);
    await page.emulateMedia({ forcedColors: 'active' });
    const row = rowsOf(page)
      .filter({ has: page.getByRole('button', { name: /^Approve/ }) })
      .first();
    const approve = row.getByRole('button', { name: /^Approve/ });
    for (const width of [1440, 720, 683]) {
      await page.setViewportSize({ width, height: 900 });
      await row.hover();
      await settled(page);
      const { ground, reach, right } = await approve.evaluate((button) => {
        const value = button.closest('[data-part="Value"]') ?? button;
        const {
          backgroundColor,
          backgroundImage,
          width: size,
        } = getComputedStyle(value, '::after');
        const scroller = button.closest('[data-part="Scroller"]')?.getBoundingClientRect();
        return {
          ground: [backgroundColor, backgroundImage],
          reach: parseFloat(size) - button.getBoundingClientRect().width,
          right: (scroller?.right ?? 0) - button.getBoundingClientRect().right,
        };
      });
      expect(ground, `at ${width} px`).toEqual(['rgb(255, 255, 255)', 'none']);
      expect(reach).toBeGreaterThan(0);
      expect(right, `at ${width} px`).toBeGreaterThanOrEqual(0);
    }
  });

  test('U52 several of a kind are one toast that counts and names them, below the actions of the page', async ({
    openConsole,
    room,
  }) => {
    const { page } = await openConsole('admin');
    const service = await room(101).service('Laundry');
    for (const [number, note] of [
      [101, 'One shirt'],
      [102, 'Two shirts'],
      [103, 'Three shirts'],
    ] as const) {
      await room(number).ask(service.id, note);
    }
    await openWaiting(page);
    for (const note of ['One shirt', 'Two shirts', 'Three shirts']) await approve(page, note);
    await expect(updated(page)).toHaveCount(1);
    await expect(updated(page)).toContainText('Request updated successfully (3)');
    await keep(updated(page));
    await expect(updated(page)).toContainText(/Room 103.*Room 102.*Room 101/);
    for (const width of [1440, 1024, 720]) {
      await page.setViewportSize({ width, height: 900 });
      await settled(page);
      for (const [role, name] of [
        ['switch', 'Oldest first'],
        ['button', 'Keyboard shortcuts'],
      ] as const) {
        expect(await isOnTop(page.getByRole(role, { name })), `${name} at ${width} px`).toBe(true);
      }
      expect(await isOnTop(page.getByRole('heading', { level: 1 }))).toBe(true);
    }

    await page.goto('/messages');
    await room(104).ask(service.id, 'Four shirts');
    await keep(toasts(page).filter({ hasText: 'Four shirts' }));
    await room(105).ask(service.id, 'Five shirts');
    await expect(
      page.getByRole('banner').getByRole('button', { name: /Five shirts/ }),
    ).toBeVisible();
    await expect(toasts(page)).toHaveCount(1);
    expect(await isOnTop(page.getByRole('button', { name: 'New message' }))).toBe(true);
  });

  test('U51 on the phone a toast is above the tab bar, and clear of the request opened next', async ({
    openConsole,
    room,
  }) => {
    const { page } = await openConsole('admin');
    const service = await room(101).service('Laundry');
    await room(101).ask(service.id, 'One shirt');
    await room(102).ask(service.id, 'Two shirts');
    await page.setViewportSize({ width: 375, height: 812 });
    await openWaiting(page);
    await approve(page, 'One shirt');
    await keep(updated(page));
    expect(await unreachable(page)).toEqual([]);
    const bar = await page.getByRole('navigation', { name: 'Quick navigation' }).boundingBox();
    const toast = await updated(page).boundingBox();
    expect((toast?.y ?? 0) + (toast?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    expect(toast?.y).toBeGreaterThan(500);

    await pressInRow(statusOf(rowWith(page, 'Two shirts')));
    await settled(page);
    const dialog = page.getByRole('dialog');
    await expect(updated(page)).toBeVisible();
    for (const part of ['h2', '[data-component="StatusBadge"]', '[data-part="Footer"] button']) {
      expect(await isOnTop(dialog.locator(part).last()), part).toBe(true);
    }
    expect(await unreachable(page)).toEqual([]);
    const approved = dialog.getByRole('button', { name: /^Approved/ });
    const before = await approved.boundingBox();
    await updated(page).getByRole('button', { name: 'Dismiss' }).click();
    await expect(updated(page)).toHaveCount(0);
    await settled(page);
    expect(await approved.boundingBox()).toEqual(before);
  });
});
