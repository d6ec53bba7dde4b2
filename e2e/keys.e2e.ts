import type { Locator, Page } from '@playwright/test';
import {
  confirmButton,
  findRequest,
  rowsOf,
  rowWith,
  setRequestState,
} from './support/requests.ts';
import { toasts } from './support/toasts.ts';
import { expect, test } from './support/test.ts';

const statusOf = (row: Locator) => row.getByRole('button').first();
const newRequests = (page: Page) => page.getByRole('button', { name: /\d new requests?$/ });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' });

async function openWaiting(page: Page): Promise<void> {
  await page.goto('/requests/waiting');
  await expect(statusOf(rowsOf(page).first())).toBeVisible();
  // Events can come.
  await expect(page.getByRole('status').filter({ hasText: 'Live' })).toBeVisible();
}

/** Points at it; what watches the pointer is loaded then. */
async function pointAt(page: Page, row: Locator): Promise<void> {
  const script = page.waitForResponse(/rowsInHand/);
  await row.hover();
  await (await script).finished();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** Presses keys one after the other, and counts them. */
function keyboardOf(page: Page) {
  let presses = 0;
  return {
    press: async (key: string) => {
      presses += 1;
      await page.keyboard.press(key);
    },
    presses: () => presses,
  };
}

test.describe('keys', () => {
  test('U32 three keys from the page to the first approval, two for each further', async ({
    openDesk,
    room,
  }) => {
    const service = await room(101).service('Laundry');
    const second = await room(101).ask(service.id, 'Second');
    const first = await room(102).ask(service.id, 'First');
    const { page, staff } = await openDesk('admin');
    await openWaiting(page);
    const keys = keyboardOf(page);
    const confirm = confirmButton(page.getByRole('dialog'));

    await keys.press('j');
    await expect(statusOf(rowWith(page, 'First'))).toBeFocused();
    await keys.press('a');
    await expect(confirm).toBeFocused();
    await keys.press('Enter');
    await expect(statusOf(rowWith(page, 'Second'))).toBeFocused();
    expect((await findRequest(staff, first.id)).state_id).toBe(2);
    expect(keys.presses()).toBe(3);

    await keys.press('a');
    await expect(confirm).toBeFocused();
    await keys.press('Enter');
    await expect(rowWith(page, 'Second')).toHaveCount(0);
    await expect(statusOf(rowsOf(page).first())).toBeFocused();
    expect((await findRequest(staff, second.id)).state_id).toBe(2);
    expect(keys.presses()).toBe(5);
    await expect(toasts(page).filter({ hasText: 'Request updated successfully' })).not.toHaveCount(
      0,
    );
  });

  test('U32 keys pressed before what handles them has come are not lost', async ({
    openDesk,
    room,
  }) => {
    const service = await room(101).service('Laundry');
    const { id } = await room(101).ask(service.id, 'At once');
    const { page, staff } = await openDesk('admin');
    const held = Promise.withResolvers<void>();
    await page.route(/\/assets\/(pageKeys|requestKeys)-/, async (route) => {
      await held.promise;
      await route.continue();
    });
    await openWaiting(page);
    await page.keyboard.press('j');
    await page.keyboard.press('a');
    await expect(page.locator('body')).toBeFocused();
    held.resolve();
    await expect(confirmButton(page.getByRole('dialog'))).toBeFocused();
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await findRequest(staff, id)).state_id).toBe(2);
  });

  test('U32 J, K, arrows, Home and End walk the rows, which are one tab stop', async ({
    openDesk,
  }) => {
    const { page } = await openDesk('admin');
    await openWaiting(page);
    const row = (at: number) => statusOf(rowsOf(page).nth(at));
    await page.keyboard.press('j');
    await expect(row(0)).toBeFocused();
    await page.keyboard.press('Shift+J');
    await expect(row(1)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(row(2)).toBeFocused();
    await page.keyboard.press('k');
    await expect(row(1)).toBeFocused();
    await page.keyboard.press('End');
    await expect(row(9)).toBeFocused();
    await page.keyboard.press('j');
    await expect(row(9)).toBeFocused();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowUp');
    await expect(row(0)).toBeFocused();
    for (let tabs = 0; tabs < 5 && (await rowsOf(page).locator(':focus').count()) > 0; tabs += 1) {
      await page.keyboard.press('Tab');
    }
    await expect(page.getByRole('button', { name: 'Page 1, current' })).toBeFocused();
  });

  test('U32 a key opens the reply at its step, or says why not', async ({ openDesk }) => {
    const { page } = await openDesk('admin');
    await openWaiting(page);
    await page.keyboard.press('j');
    await page.keyboard.press('d');
    await expect(page.getByRole('status').filter({ hasText: 'Not possible' })).toHaveCount(1);
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await page.keyboard.press('c');
    await expect(page).toHaveURL(/reply=\d+&to=3/);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(statusOf(rowsOf(page).first())).toBeFocused();

    await page.keyboard.press('m');
    await expect(page).toHaveURL(/reply=\d+&message=new/);
    const form = page.getByRole('dialog', { name: /^Message to/ });
    await expect(form.getByRole('textbox', { name: 'Title' })).toBeFocused();
    await page.keyboard.type('jack');
    await expect(form.getByRole('textbox', { name: 'Title' })).toHaveValue('jack');
  });

  test('U32 keys that are typed, held with others or meant for a dialog do nothing', async ({
    openDesk,
  }) => {
    const { page } = await openDesk('admin');
    await openWaiting(page);
    await page.keyboard.press('/');
    await expect(page.getByRole('search').getByRole('button').first()).toBeFocused();
    await page.keyboard.press('j');
    await expect(rowsOf(page).locator(':focus')).toHaveCount(0);
    const filter = page.getByRole('searchbox', { name: /Sidebar menu filter/ });
    await filter.focus();
    await page.keyboard.type('jka?');
    await expect(filter).toHaveValue('jka?');
    await expect(sheet(page)).toBeHidden();

    await statusOf(rowsOf(page).first()).focus();
    for (const modifier of ['Control', 'Alt', 'Meta']) {
      await page.keyboard.press(`${modifier}+j`);
    }
    await expect(statusOf(rowsOf(page).first())).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    for (const key of ['j', 'a', '?']) await page.keyboard.press(key);
    await expect(page).not.toHaveURL(/to=|shortcuts=/);
    await expect(page.getByRole('dialog')).toHaveCount(1);
  });

  test('U34 the sheet lists the keys and turns them off, and off they stay', async ({
    openDesk,
  }) => {
    const { page } = await openDesk('admin');
    await openWaiting(page);
    await page.keyboard.press('?');
    const off = sheet(page).getByRole('switch', { name: 'Use keyboard shortcuts' });
    await expect(sheet(page).getByRole('term').filter({ hasText: 'Approve' })).toBeVisible();
    await off.press('Space');
    await expect(off).not.toBeChecked();
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toBeHidden();

    const row = (at: number) => statusOf(rowsOf(page).nth(at));
    await row(0).focus();
    const nothing = async () => {
      for (const key of ['j', 'a', 'm', '/', '?', 'ArrowDown']) await page.keyboard.press(key);
      await expect(row(0)).toBeFocused();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      // Each row is a stop again.
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(row(1)).toBeFocused();
    };
    await nothing();
    await page.reload();
    await row(0).focus();
    await nothing();

    await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
    await off.press('Space');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Keyboard shortcuts' })).toBeFocused();
    await page.keyboard.press('j');
    await expect(row(0)).toBeFocused();
  });

  test('U33 new requests wait while the pointer is over the rows', async ({ openDesk, room }) => {
    const service = await room(101).service('Laundry');
    const asked = await room(101).ask(service.id, 'Under the pointer');
    const { page, staff } = await openDesk('admin');
    await openWaiting(page);
    await pointAt(page, rowWith(page, 'Under the pointer'));
    await room(102).ask(service.id, 'One');
    await expect(newRequests(page)).toHaveText('1 new request');
    await room(103).ask(service.id, 'Two');
    await expect(newRequests(page)).toHaveText('2 new requests');
    await expect(rowsOf(page).first()).toContainText('Under the pointer');
    await expect(rowsOf(page)).toHaveCount(10);

    await setRequestState(staff, asked.id, 2);
    await expect(rowWith(page, 'Under the pointer')).toHaveCount(0);
    await expect(newRequests(page)).toHaveText('2 new requests');

    await page.getByRole('heading', { level: 1 }).hover();
    await expect(rowsOf(page).first()).toContainText('Two');
    await expect(newRequests(page)).toHaveCount(0);
  });

  test('U33 new requests wait while the focus is in a row, also behind its reply', async ({
    openDesk,
    room,
  }) => {
    const service = await room(101).service('Laundry');
    await room(101).ask(service.id, 'In hand');
    const { page } = await openDesk('admin');
    await openWaiting(page);
    const row = rowWith(page, 'In hand');
    await page.keyboard.press('j');
    await expect(statusOf(row)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await room(102).ask(service.id, 'New one');
    await expect(page.getByText('1 new request', { exact: true })).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(statusOf(row)).toBeFocused();
    await expect(newRequests(page)).toHaveText('1 new request');
    await expect(rowsOf(page).first()).toContainText('In hand');

    await page.keyboard.press('n');
    await expect(rowsOf(page).first()).toContainText('New one');
    await expect(statusOf(row)).toBeFocused();
    await room(103).ask(service.id, 'Newer');
    await newRequests(page).click();
    await expect(rowsOf(page).first()).toContainText('Newer');
  });

  test('U33 a press on a row that has just moved under the pointer is ignored', async ({
    openDesk,
    room,
  }) => {
    const service = await room(101).service('Laundry');
    await room(101).ask(service.id, 'Below');
    const above = await room(102).ask(service.id, 'Above');
    const { page, staff } = await openDesk('admin');
    await openWaiting(page);
    await pointAt(page, statusOf(rowWith(page, 'Above')));
    // A press in the very moment in which the row above has gone.
    const pressed = page.evaluate(async () => {
      const rows = document.querySelector('main tbody');
      const row = (text: string) =>
        [...(rows?.children ?? [])].find(({ textContent }) => textContent.includes(text));
      await new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          if (row('Above')) return;
          observer.disconnect();
          resolve();
        });
        if (rows) observer.observe(rows, { childList: true });
      });
      const button = row('Below')?.querySelector('button');
      const press = { bubbles: true, cancelable: true, detail: 1 };
      button?.dispatchEvent(new PointerEvent('pointerdown', press));
      return button?.dispatchEvent(new MouseEvent('click', press));
    });
    await setRequestState(staff, above.id, 2);
    expect(await pressed).toBe(false);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).not.toHaveURL(/reply=/);
    await statusOf(rowWith(page, 'Below')).press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('U33 the cards keep their order while the pointer is over them', async ({
    openDesk,
    room,
  }) => {
    const { page } = await openDesk('admin');
    await page.goto('/dashboard');
    await expect(page.getByRole('status').filter({ hasText: 'Live' })).toBeVisible();
    const cards = page
      .getByRole('main')
      .getByRole('list', { name: 'Services' })
      .getByRole('listitem');
    await expect(cards.first()).toBeVisible();
    const before = (await cards.allInnerTexts()).map((text) => text.split('\n')[0] ?? '');
    const last = before.at(-1) ?? '';
    const service = await room(101).service(last);
    const card = cards.filter({ hasText: last });
    await card.hover();
    const count = Number(/\d+/.exec(await card.innerText())?.[0]);
    for (let more = 1; more <= 12; more += 1) await room(101).ask(service.id);
    await expect(card).toContainText(String(count + 12));
    await expect(cards).toContainText(before);
    await page.getByRole('heading', { level: 1 }).hover();
    await expect(cards.first()).toContainText(last);
  });
});
