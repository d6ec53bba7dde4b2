import type { Page } from '@playwright/test';
import { paths } from '@concierge/contract/paths';
import { violationsOf } from './support/axe.ts';
import { setRequestState } from './support/requests.ts';
import { settled } from './support/screens.ts';
import { expect, test } from './support/test.ts';

/** By how many pixels the page, or the body of a dialog, is wider than its place. */
const beyond = (page: Page) =>
  page.evaluate(() =>
    Math.max(
      ...[
        document.documentElement,
        ...document.querySelectorAll('[role="dialog"] [data-part="Body"]'),
      ].map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
    ),
  );

const gently = expect.configure({ soft: true });

async function check(page: Page, name: string): Promise<void> {
  await settled(page);
  expect.soft(await violationsOf(page), name).toEqual([]);
  await gently.poll(() => beyond(page), { message: name }).toBeLessThanOrEqual(0);
}

test('X4 timeline, hand-over, take-over and the key of a device have no violation on a phone, and Tab reaches the key', async ({
  openDesk,
  room,
}) => {
  const { page, staff } = await openDesk('admin', { viewport: { width: 375, height: 812 } });
  const operator = await openDesk('operator');
  const service = await room(101).service('Laundry');
  const own = await room(101).ask(service.id, 'Mine');
  const other = await room(101).ask(service.id, 'Of a colleague');
  await setRequestState(staff, own.id, 2);
  await setRequestState(operator.staff, other.id, 2);
  await staff.post((project) => paths.staffNote(project, own.id), { text: 'Knock twice' });
  await staff.post(() => paths.changeLang('tr'), {});

  const dialog = page.getByRole('dialog');
  await test.step('timeline and hand-over', async () => {
    await page.goto(`/requests/approved?reply=${own.id}`);
    await dialog.locator('button[aria-expanded="false"]').click();
    await expect(dialog.getByText('Knock twice')).toBeVisible();
    await check(page, 'timeline');
    // The buttons of the footer: message, hand over, close.
    await dialog.locator('[data-part="Actions"] button').nth(1).click();
    await expect(dialog).toHaveCount(2);
    await check(page, 'hand over');
  });
  await test.step('take-over', async () => {
    await page.goto(`/requests/approved?reply=${other.id}`);
    await dialog.locator('[data-part="TakeOver"]').click();
    await expect(dialog.locator('[data-part="Confirm"]')).toBeFocused();
    await check(page, 'take over');
    await page.keyboard.press('Enter');
    await expect(dialog.locator('[data-part="TakeOver"], [data-part="Confirm"]')).toHaveCount(0);
  });
  await test.step('key', async () => {
    await page.goto('/settings/devices');
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    await check(page, 'devices');
    await page.goto('/settings/devices?device=new');
    await dialog.getByRole('textbox').nth(0).fill('Room 9');
    await dialog.getByRole('textbox').nth(1).fill('tab-9');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('img', { name: /Room 9/ })).toBeVisible();
    await check(page, 'key');
    const reached = new Set<string>();
    for (let n = 0; n < 6; n += 1) {
      await page.keyboard.press('Tab');
      reached.add(
        await page.evaluate(() => document.activeElement?.getAttribute('data-part') ?? 'other'),
      );
    }
    expect([...reached]).toEqual(expect.arrayContaining(['Control', 'Copy', 'other']));
  });
});
