import type { Locator, Page } from '@playwright/test';
import { selectField } from './support/choose.ts';
import { openReply, openWaiting } from './support/requests.ts';
import { expect, test } from './support/test.ts';

const UPRIGHT = { width: 375, height: 812 };
const ON_ITS_SIDE = { width: 812, height: 375 };
const PHONE = { viewport: UPRIGHT, hasTouch: true };

/** The smallest side of a target, px. */
async function sizeOf(target: Locator): Promise<number> {
  const box = await target.boundingBox();
  return box ? Math.min(box.width, box.height) : 0;
}

/** A keyboard that lies over the page, as on iPhones. */
const cover = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(visualViewport, 'height', { get: () => 450 });
    visualViewport?.dispatchEvent(new Event('resize'));
  });

const bottomOf = async (button: Locator): Promise<number> => {
  const box = await button.boundingBox();
  return box ? box.y + box.height : Infinity;
};

test.describe('on a phone', () => {
  test('U42 filters and order of a list are in sheets and in the address, until the window is wide', async ({
    openConsole,
  }) => {
    const { page } = await openConsole('admin', PHONE);
    await page.goto('/requests/waiting');
    const buttons = page.getByRole('search').getByRole('button');
    await expect(buttons).toHaveText(['Filter', 'Sort: Newest first']);
    await buttons.first().click();
    await selectField(page, 'Device').click();
    // The keyboard comes, and the list after it, beside its field.
    await page.setViewportSize({ width: 375, height: 450 });
    await expect(page.locator('[data-part="Popover"]')).toHaveCSS('opacity', '1');
    await expect(selectField(page, 'Device')).toBeInViewport({ ratio: 1 });
    await page.getByRole('option', { name: 'Room 101', exact: true }).click();
    await expect(page).toHaveURL(/device_id=\d+/);
    await page.setViewportSize(UPRIGHT);
    await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
    await expect(buttons.first()).toHaveText('Filter (1)');
    await expect(buttons.first()).toBeFocused();

    await buttons.last().click();
    const order = page.getByRole('dialog', { name: 'Sort by' });
    await order.getByRole('radio', { name: 'Oldest first' }).check();
    await expect(page).toHaveURL(/direction=ASC/);
    await order.getByRole('radio', { name: 'Service', exact: true }).check();
    await order.getByRole('button', { name: 'Done' }).click();
    await expect(order).toBeHidden();
    await page.reload();
    await expect(buttons.last()).toHaveText(/^Sort: Service · /);

    await buttons.first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(selectField(page, 'Device')).toBeVisible();
  });

  test('U45 Y18 upright, on its side and over the keyboard what a reply can do is in view', async ({
    openConsole,
    room,
  }) => {
    const service = await room(101).service('Laundry');
    await room(101).ask(service.id, 'Towels');
    const { page } = await openConsole('admin', PHONE);
    await openWaiting(page);
    const reply = await openReply(page, 'Towels');
    const choices = reply.getByRole('group', { name: 'Change status' }).getByRole('button');
    await expect(choices).toHaveCount(4);
    // A button takes all of its tile.
    const tiles = reply.locator('[data-part="State"]');
    for (const viewport of [ON_ITS_SIDE, UPRIGHT]) {
      await page.setViewportSize(viewport);
      for (const tile of await tiles.all()) {
        await expect(tile).toBeInViewport({ ratio: 1 });
        await expect.poll(() => sizeOf(tile)).toBeGreaterThanOrEqual(44);
      }
      // At the thumb: in the lower half upright, at the side of a phone on its side.
      const box = () => tiles.last().boundingBox();
      if (viewport === UPRIGHT) {
        await expect.poll(async () => (await box())?.y).toBeGreaterThan(viewport.height / 2);
      } else await expect.poll(async () => (await box())?.x).toBeGreaterThan(viewport.width / 2);
    }

    await choices.filter({ hasText: 'Approved' }).click();
    const confirm = page.getByRole('button', { name: 'Approve', exact: true });
    const note = page.getByRole('textbox', { name: /^Message to the guest/ });
    for (const viewport of [ON_ITS_SIDE, UPRIGHT]) {
      await page.setViewportSize(viewport);
      await expect(confirm).toBeInViewport({ ratio: 1 });
      await expect(note).toBeInViewport();
    }
    await note.focus();
    await cover(page);
    await expect.poll(() => bottomOf(confirm)).toBeLessThanOrEqual(450);
    await confirm.click();
    await expect(reply).toBeHidden();
  });

  test.describe('a guest', () => {
    test.use(PHONE);

    test('Y18 sees the button of a request over every kind of keyboard', async ({
      page,
      server,
    }) => {
      await page.goto(`${server.url}/tablet#key=demo-room-103`);
      await page.getByRole('button', { name: /English/ }).tap();
      await page.getByRole('link', { name: 'Laundry', exact: true }).tap();
      const note = page.getByRole('textbox', { name: 'Anything we should know?' });
      await note.fill('One\ntwo\nthree\nfour\nfive');
      await note.focus();
      const send = page.getByRole('button', { name: 'Send request' });
      const lower = () => page.setViewportSize({ width: 375, height: 450 });
      for (const open of [lower, () => cover(page)]) {
        await page.setViewportSize(UPRIGHT);
        await open();
        await expect.poll(() => bottomOf(send)).toBeLessThanOrEqual(450);
        await expect(note).toBeInViewport();
      }
      // What is over the bottom of the page covers it no longer.
      await send.tap();
      await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
    });
  });
});
