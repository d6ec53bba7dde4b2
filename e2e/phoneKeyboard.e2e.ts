import type { Locator, Page } from '@playwright/test';
import { confirmButton, openReply, openWaiting } from './support/requests.ts';
import { expect, test } from './support/test.ts';

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

test.use({ viewport: { width: 375, height: 812 }, hasTouch: true });

test('Y18 over the keyboard of a phone the buttons of the confirmation stay in view', async ({
  openDesk,
  room,
}) => {
  const service = await room(101).service('Laundry');
  await room(101).ask(service.id, 'Towels');
  const { page } = await openDesk('admin');
  await page.setViewportSize({ width: 375, height: 812 });
  await openWaiting(page);
  const dialog = await openReply(page, 'Towels');
  await dialog.getByRole('button', { name: /^Approved/ }).click();
  await dialog.getByRole('textbox').focus();
  await cover(page);
  await expect.poll(() => bottomOf(confirmButton(dialog))).toBeLessThanOrEqual(450);
});

test.describe('the tablet on a phone', () => {
  for (const [title, open] of [
    ['that lies over the page', cover],
    [
      'that makes the page lower',
      (page: Page) => page.setViewportSize({ width: 375, height: 450 }),
    ],
  ] as const) {
    test(`Y18 the button of a request stays in view over a keyboard ${title}`, async ({
      page,
      server,
    }) => {
      await page.goto(`${server.url}/tablet#key=demo-room-103`);
      await page.getByRole('button', { name: /English/ }).tap();
      await page.getByRole('link', { name: 'Laundry', exact: true }).tap();
      const note = page.getByRole('textbox', { name: 'Anything we should know?' });
      await note.fill('One\ntwo\nthree\nfour\nfive');
      await note.focus();
      await open(page);
      const send = page.getByRole('button', { name: 'Send request' });
      await expect.poll(() => bottomOf(send)).toBeLessThanOrEqual(450);
      await expect(note).toBeInViewport();
      // What is over the bottom of the page covers it no longer.
      await send.tap();
      await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
    });
  }
});
