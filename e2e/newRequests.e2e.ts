import type { Page } from '@playwright/test';
import { escapeFrom } from './support/focus.ts';
import { openWaiting, rowsOf, rowWith, setRequestState, statusOf } from './support/requests.ts';
import { expect, test } from './support/test.ts';

const newRequests = (page: Page) => page.getByRole('button', { name: /\d new requests?$/ });

/** A press in the very moment in which the row above has gone; whether it had an effect. */
function pressWhenMoved(page: Page, above: string, below: string): Promise<boolean | undefined> {
  return page.evaluate(
    async (texts) => {
      const rows = document.querySelector('main tbody');
      const row = (text: string) =>
        [...(rows?.children ?? [])].find(({ textContent }) => textContent.includes(text));
      await new Promise<void>((resolve) => {
        const observer = new MutationObserver(look);
        function look() {
          if (row(texts.above)) return;
          observer.disconnect();
          resolve();
        }
        if (rows) observer.observe(rows, { childList: true });
        look();
      });
      const button = row(texts.below)?.querySelector('button');
      const press = { bubbles: true, cancelable: true, detail: 1 };
      button?.dispatchEvent(new PointerEvent('pointerdown', press));
      return button?.dispatchEvent(new MouseEvent('click', press));
    },
    { above, below },
  );
}

test.describe('rows someone points at', () => {
  test('U33 under the pointer rows and cards stay, and a press on a row that has just moved is ignored', async ({
    openConsole,
    room,
  }) => {
    const service = await room(101).service('Laundry');
    await room(101).ask(service.id, 'Below');
    const above = await room(102).ask(service.id, 'Above');
    const { page, staff } = await openConsole('admin');
    await openWaiting(page);
    await statusOf(rowWith(page, 'Above')).hover();
    await room(102).ask(service.id, 'One');
    await expect(newRequests(page)).toHaveText('1 new request');
    await room(103).ask(service.id, 'Two');
    await expect(newRequests(page)).toHaveText('2 new requests');
    await expect(rowsOf(page).first()).toContainText('Above');
    await expect(rowsOf(page)).toHaveCount(10);

    // On the way to it nothing moves.
    await newRequests(page).hover();
    await expect(newRequests(page)).toHaveText('2 new requests');
    await expect(rowsOf(page).first()).toContainText('Above');
    await statusOf(rowWith(page, 'Above')).hover();

    const pressed = pressWhenMoved(page, 'Above', 'Below');
    await setRequestState(staff, above.id, 2);
    expect(await pressed).toBe(false);
    await expect(newRequests(page)).toHaveText('2 new requests');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).not.toHaveURL(/reply=/);
    await page.getByRole('heading', { level: 1 }).hover();
    await expect(rowsOf(page).first()).toContainText('Two');
    await expect(newRequests(page)).toHaveCount(0);
    // What is not held back is not held back by the key either.
    await page.keyboard.press('r');
    await room(104).ask(service.id, 'Three');
    await expect(rowsOf(page).first()).toContainText('Three');
    // Rows that are selected stay in view.
    await rowWith(page, 'Three').getByRole('checkbox').press('Space');
    await page.getByRole('heading', { level: 1 }).click();
    await room(105).ask(service.id, 'Four');
    await expect(newRequests(page)).toHaveText('1 new request');
    await newRequests(page).click();
    await expect(rowsOf(page).first()).toContainText('Four');
    await rowWith(page, 'Three').getByRole('checkbox').press('Space');
    await page.getByRole('heading', { level: 1 }).click();
    await room(106).ask(service.id, 'Five');
    await expect(rowsOf(page).first()).toContainText('Five');
    await statusOf(rowWith(page, 'Below')).press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();

    await page.goto('/dashboard');
    await expect(page.getByRole('status').filter({ hasText: 'Live' })).toBeVisible();
    const services = page.getByRole('main').getByRole('list', { name: 'Services' });
    const cards = services.getByRole('listitem');
    await expect(cards.first()).toBeVisible();
    const before = (await cards.allInnerTexts()).map((text) => text.split('\n')[0] ?? '');
    const last = before.at(-1) ?? '';
    const leastAsked = await room(101).service(last);
    const card = cards.filter({ hasText: last });
    await card.hover();
    const count = Number(/\d+/.exec(await card.innerText())?.[0]);
    for (let more = 1; more <= 12; more += 1) await room(101).ask(leastAsked.id);
    await expect(card).toContainText(String(count + 12));
    await expect(cards).toContainText(before);
    await page.getByRole('heading', { level: 1 }).hover();
    await expect(cards.first()).toContainText(last);
  });

  test('U33 new requests wait while the focus is in a row, also behind its reply', async ({
    openConsole,
    room,
  }) => {
    const service = await room(101).service('Laundry');
    await room(101).ask(service.id, 'In hand');
    const { page } = await openConsole('admin');
    await openWaiting(page);
    const row = rowWith(page, 'In hand');
    await page.keyboard.press('j');
    await expect(statusOf(row)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await room(102).ask(service.id, 'New one');
    await expect(page.getByText('1 new request', { exact: true })).toBeAttached();
    await escapeFrom(page.getByRole('dialog'));
    await expect(statusOf(row)).toBeFocused();
    await expect(newRequests(page)).toHaveText('1 new request');
    await expect(rowsOf(page).first()).toContainText('In hand');

    await page.keyboard.press('r');
    await expect(rowsOf(page).first()).toContainText('New one');
    await expect(statusOf(row)).toBeFocused();
    await room(103).ask(service.id, 'Newer');
    await newRequests(page).click();
    await expect(rowsOf(page).first()).toContainText('Newer');
  });
});
