import { findBrowser, launchArgs } from '@concierge/tooling/browser';
import { chromium, type Page } from '@playwright/test';
import { rowsOf } from './support/requests.ts';
import { Staff } from './support/staff.ts';
import { expect, test } from './support/test.ts';

const HIDDEN = '--hide-scrollbars';

/** How light the page is at these points on screen, from 0 to 255. */
async function lightnessAt(
  page: Page,
  points: readonly [x: number, y: number][],
): Promise<number[]> {
  const picture = (await page.screenshot()).toString('base64');
  const reader = await page.context().newPage();
  const lightness = await reader.evaluate(
    async ([data, wanted]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0);
      return wanted.map(([x, y]) => context?.getImageData(x, y, 1, 1).data[1] ?? 0);
    },
    [picture, points] as const,
  );
  await reader.close();
  return lightness;
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
  const points: [number, number][] = [
    [width - 3, 300],
    [Math.round((width + 1280) / 2), 300],
  ];
  const [before = 0] = await lightnessAt(page, points);

  await rowsOf(page).first().getByRole('button').first().click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Approved/ })
    .waitFor();
  const [beside = 0, strip = 0] = await lightnessAt(page, points);
  expect(beside).toBeLessThan(before - 50);
  // The browser's own ground is not exactly the theme's.
  expect(Math.abs(strip - beside)).toBeLessThan(8);
  await browser.close();
});
