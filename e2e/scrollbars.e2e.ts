import { findBrowser, launchArgs } from '@concierge/tooling/browser';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { rowsOf } from './support/requests.ts';
import { Staff } from './support/staff.ts';
import { expect, test } from './support/test.ts';

const HIDDEN = '--hide-scrollbars';

/** How light the page is at a point on screen, from 0 to 255. */
async function lightnessAt(page: Page, left: number, top: number): Promise<number> {
  const pixel = sharp(await page.screenshot()).extract({ left, top, width: 1, height: 1 });
  return (await pixel.greyscale().raw().toBuffer())[0] ?? 0;
}

test('Y24 a modal dims the whole window where scrollbars take room', async ({ server }) => {
  const { executablePath } = await findBrowser();
  const browser = await chromium.launch({
    executablePath,
    args: launchArgs.filter((argument) => argument !== HIDDEN),
    ignoreDefaultArgs: [HIDDEN],
  });
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 1280, height: 500 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await Staff.signIn(server.url, context, 'admin');
  const page = await context.newPage();
  await page.goto('/requests/waiting');
  await rowsOf(page).first().waitFor();
  const width = await page.evaluate(() => document.documentElement.clientWidth);
  expect(width).toBeLessThan(1280);
  // The canvas left of the scrollbar and the middle of the scrollbar's place.
  const [canvas, scrollbar] = [width - 3, Math.round((width + 1280) / 2)];
  const before = await lightnessAt(page, canvas, 300);

  await rowsOf(page).first().getByRole('button').first().click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Approved/ })
    .waitFor();
  const beside = await lightnessAt(page, canvas, 300);
  const strip = await lightnessAt(page, scrollbar, 300);
  expect(beside).toBeLessThan(before - 50);
  // The browser's own ground is not exactly the theme's.
  expect(Math.abs(strip - beside)).toBeLessThan(8);
  await browser.close();
});
