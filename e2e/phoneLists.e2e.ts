import type { Page } from '@playwright/test';
import { selectField } from './support/choose.ts';
import { escapeFrom } from './support/focus.ts';
import { openNewMessage } from './support/messages.ts';
import { rowsOf } from './support/requests.ts';
import { expect, test } from './support/test.ts';

const PHONE = { viewport: { width: 375, height: 812 }, hasTouch: true };
const bar = (page: Page) => page.getByRole('search');

/** The smallest side of a target, px. */
async function sizeOf(target: ReturnType<Page['locator']>): Promise<number> {
  const box = await target.boundingBox();
  return box ? Math.min(box.width, box.height) : 0;
}

test.describe('lists on a phone', () => {
  for (const [address, filter, column] of [
    ['/requests/waiting', 'Device', 'Service'],
    ['/requests/approved', 'Approved by', 'Approved at'],
    ['/requests/canceled', 'Canceled by', 'Note'],
    ['/requests/done', 'Service', 'Completed by'],
    ['/messages', 'Status', 'Title'],
  ] as const) {
    test(`U42 filters and order of ${address} are in sheets, and in the address`, async ({
      openDesk,
    }) => {
      const { page } = await openDesk('admin', PHONE);
      await page.goto(address);
      await expect(rowsOf(page).first()).toBeVisible();
      const buttons = bar(page).getByRole('button');
      await expect(buttons).toHaveText(['Filter', 'Order: Newest first']);
      await expect.poll(async () => (await bar(page).boundingBox())?.height).toBe(44);
      for (const button of await buttons.all()) {
        await expect.poll(() => sizeOf(button)).toBeGreaterThanOrEqual(44);
      }
      // The headings have no buttons beside that.
      await expect(page.getByRole('columnheader').getByRole('button')).toHaveCount(0);

      await buttons.first().click();
      const filters = page.getByRole('dialog', { name: /^Filter/ });
      await expect.poll(() => sizeOf(selectField(page, filter))).toBeGreaterThanOrEqual(44);
      await selectField(page, filter).click();
      const option = page.getByRole('option').nth(1);
      await expect.poll(() => sizeOf(option)).toBeGreaterThanOrEqual(44);
      await option.click();
      await expect(page).toHaveURL(/(device_id|approved_by|canceled_by|service_id|state)=\d+/);
      await filters.getByRole('button', { name: 'Done' }).click();
      await expect(filters).toBeHidden();
      await expect(buttons.first()).toHaveText('Filter (1)');
      await expect(buttons.first()).toBeFocused();
      await buttons.first().click();
      await filters.getByRole('button', { name: 'Clear filters' }).click();
      await expect(page).not.toHaveURL(/(device_id|approved_by|canceled_by|service_id|state)=/);
      await expect(selectField(page, filter)).toBeVisible();
      await escapeFrom(filters);
      await expect(filters).toBeHidden();

      await buttons.last().click();
      const order = page.getByRole('dialog', { name: 'Order by' });
      await order.getByRole('radio', { name: 'Oldest first' }).check();
      await expect(page).toHaveURL(/direction=ASC/);
      await order.getByRole('radio', { name: column, exact: true }).check();
      await order.getByRole('button', { name: 'Done' }).click();
      await expect(order).toBeHidden();
      await expect(buttons.last()).toHaveText(new RegExp(`^Order: ${column} · `));
      await expect(page).toHaveURL(/orderBy=/);
      await page.reload();
      await expect(buttons.last()).toHaveText(new RegExp(`^Order: ${column} · `));
    });
  }

  test('U42 a window that becomes wide has its filters and headings again', async ({
    openDesk,
  }) => {
    const { page } = await openDesk('operator', PHONE);
    await page.goto('/requests/waiting');
    await bar(page).getByRole('button', { name: 'Filter' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(selectField(page, 'Device')).toBeVisible();
    await expect(
      page.getByRole('columnheader', { name: 'Device' }).getByRole('button'),
    ).toBeVisible();
  });
});

test.describe('floors', () => {
  test('U43 the rooms of a filter are grouped by floor', async ({ openDesk }) => {
    const { page } = await openDesk('operator');
    await page.goto('/requests/waiting');
    await selectField(page, 'Device').click();
    const floor = page.getByRole('group', { name: 'Floor 2' });
    await expect(floor.getByRole('option').first()).toHaveText('Room 201');
    await expect(page.getByRole('searchbox', { name: 'Search' })).toBeFocused();
    await page.keyboard.type('30');
    await expect(floor).toBeHidden();
    await expect(page.getByRole('group')).toHaveCount(1);
    await expect(page.getByRole('option').first()).toHaveText('Room 301');
    await page.keyboard.press('Enter');
    await expect(selectField(page, 'Device')).toHaveAccessibleName(/^Room 301/);
  });

  test('U43 a message goes to a floor with one press', async ({ openDesk }) => {
    const { page } = await openDesk('admin');
    const dialog = await openNewMessage(page);
    await dialog.getByRole('tab', { name: /^Users/ }).click();
    const floor = dialog.getByRole('checkbox', { name: /^Floor 1: select all \d+$/ });
    const all = dialog.getByText(/^Floor 1: select all \d+$/);
    const [, count] = /(\d+)$/.exec(await all.innerText()) ?? [];
    await floor.check();
    await expect(dialog.getByText(new RegExp(`^${count} of \\d+ selected$`))).toBeVisible();
    for (const room of await dialog
      .getByRole('list', { name: 'Floor 1' })
      .getByRole('checkbox')
      .all()) {
      await expect(room).toBeChecked();
    }
    await dialog.getByRole('checkbox', { name: /Room 101/ }).uncheck();
    await expect(floor).toBeChecked({ indeterminate: true });
  });
});
