import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { ROOT } from '@concierge/tooling/paths';
import sharp from 'sharp';
import { confirmButton, openReply, openWaiting, rowWith } from '../support/requests.ts';
import { settled } from '../support/screens.ts';
import { expect, test } from '../support/test.ts';

const FOLDER = join(ROOT, 'docs/pictures');
const SCHEMES = ['light', 'dark'] as const;
const DESKTOP = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1.5 };
const PHONE = { viewport: { width: 390, height: 800 }, deviceScaleFactor: 2, hasTouch: true };

test.beforeAll(() => mkdir(FOLDER, { recursive: true }));

/** Saves what the page shows as `NAME.webp`. */
async function take(page: Page, name: string): Promise<void> {
  await settled(page);
  await sharp(await page.screenshot())
    .webp({ quality: 88 })
    .toFile(join(FOLDER, `${name}.webp`));
}

for (const colorScheme of SCHEMES) {
  test(`the console, ${colorScheme}`, async ({ openConsole, room }) => {
    const services = await room(205).services();
    for (const [number, index, note] of [
      [205, 2, 'Two more pillows, please.'],
      [105, 0, 'A cot for the baby by eight?'],
    ] as const) {
      await room(number).ask(services[index]?.id ?? 0, note);
    }
    const { page } = await openConsole('admin', { ...DESKTOP, colorScheme });
    await page.goto('/dashboard');
    await page.locator('h1').waitFor();
    await take(page, `dashboard-${colorScheme}`);
    await page.goto('/reports?period=last30');
    await page.getByRole('figure').first().waitFor();
    await take(page, `reports-${colorScheme}`);
    await openWaiting(page);
    await openReply(page, 'Two more pillows');
    await take(page, `reply-${colorScheme}`);
    const phone = await openConsole('admin', { ...PHONE, colorScheme });
    await openWaiting(phone.page);
    await take(phone.page, `phone-${colorScheme}`);
  });

  test(`Storybook, ${colorScheme}`, async ({ browser }) => {
    const context = await browser.newContext({ ...DESKTOP, colorScheme, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto(`${process.env.STORYBOOK_URL}?path=/story/concierge-requesttable--default`);
    const story = page.frameLocator('#storybook-preview-iframe');
    await story.locator('[data-component]').first().waitFor();
    await take(page, `storybook-${colorScheme}`);
    await context.close();
  });
}

/** What is shown in turn, and for how many milliseconds. */
interface Frame {
  picture: Buffer;
  delay: number;
}

test('the main job: a guest asks, staff see it and approve, the guest is notified', async ({
  openConsole,
  browser,
  server,
}) => {
  const [width, height, gap] = [1400, 760, 16];
  const tabletWidth = 430;
  const { page: staffPage } = await openConsole('admin', {
    viewport: { width: width - tabletWidth - 3 * gap, height: height - 2 * gap },
  });
  const context = await browser.newContext({
    viewport: { width: tabletWidth, height: height - 2 * gap },
    locale: 'en-GB',
    timezoneId: 'Europe/Prague',
    reducedMotion: 'reduce',
    hasTouch: true,
  });
  const tablet = await context.newPage();
  const frames: Frame[] = [];
  const show = async (delay: number) => {
    await Promise.all([settled(tablet), settled(staffPage)]);
    const picture = await sharp({
      create: { width, height, channels: 3, background: '#8b8d98' },
    })
      .composite([
        { input: await tablet.screenshot(), left: gap, top: gap },
        { input: await staffPage.screenshot(), left: tabletWidth + 2 * gap, top: gap },
      ])
      .png()
      .toBuffer();
    frames.push({ picture, delay });
  };

  await openWaiting(staffPage);
  await tablet.goto(`${server.url}/tablet#key=demo-room-205`);
  await tablet.getByRole('button', { name: /English/ }).tap();
  await expect(tablet.getByRole('heading', { level: 1 })).toHaveText('How can we help you?');
  await show(2000);
  await tablet.getByRole('link', { name: 'Housekeeping', exact: true }).tap();
  const note = tablet.getByRole('textbox', { name: 'Anything we should know?' });
  await note.waitFor();
  await show(1200);
  for (const text of ['Two more', 'Two more pillows, please.']) {
    await note.fill(text);
    await show(900);
  }
  await tablet.getByRole('button', { name: 'Send' }).tap();
  await rowWith(staffPage, 'Two more pillows').waitFor();
  await show(2600);
  const dialog = await openReply(staffPage, 'Two more pillows');
  await show(1800);
  await dialog.getByRole('button', { name: /^Approved/ }).click();
  await dialog.getByRole('textbox', { name: /Message to the guest/ }).fill('On the way.');
  await show(1600);
  await confirmButton(dialog).click();
  await expect(rowWith(staffPage, 'Two more pillows')).toHaveCount(0);
  await expect(tablet.getByRole('listitem').filter({ hasText: 'Two more pillows' })).toContainText(
    'Confirmed',
  );
  await staffPage.mouse.move(0, 0);
  await show(3500);
  const seconds = frames.reduce((sum, { delay }) => sum + delay, 0) / 1000;
  expect(seconds).toBeLessThanOrEqual(20);
  await sharp(
    frames.map(({ picture }) => picture),
    { join: { animated: true } },
  )
    .webp({ quality: 80, delay: frames.map(({ delay }) => delay), loop: 0 })
    .toFile(join(FOLDER, 'main-job.webp'));
  await context.close();
});
