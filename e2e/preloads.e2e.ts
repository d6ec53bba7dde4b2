import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { CONSOLE_DIST } from '@concierge/tooling/paths';
import { isKept } from './support/kept.ts';
import { settled } from './support/screens.ts';
import { consoleOutput } from './support/start.ts';
import { expect, processTest as test } from './support/test.ts';

/**
 * Here scripts wait for their turn, so that what was loaded ahead has come before it is needed; and the page stays until
 * Chromium, after some seconds, names what was loaded ahead in vain.
 */
const LONG = ['/dashboard', '/settings', '/requests/done'];

/** Addresses of all screens of the build, without those that lead on to another. */
async function allScreens(): Promise<string[]> {
  const starts = await readFile(join(CONSOLE_DIST, 'screens.json'), 'utf8');
  return Object.keys(JSON.parse(starts)).filter((path) => !['/', '/requests'].includes(path));
}

async function opened(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor();
  await settled(page);
  await expect(page.locator('head title')).toHaveCount(1);
}

test.describe('a browser that keeps the build', () => {
  test.use({ serverEnv: { LOG_LEVEL: 'info' } });

  test('Y28 no file travels twice or is loaded ahead in vain, and Chromium logs nothing about any screen', async ({
    openConsole,
    serverProcess,
  }) => {
    const { page } = await openConsole('admin', { serviceWorkers: 'allow' });
    const output = consoleOutput(page);
    await page.goto('/login');
    await opened(page);
    await isKept(page);
    const devtools = await page.context().newCDPSession(page);
    const slowDown = (rate: number) => devtools.send('Emulation.setCPUThrottlingRate', { rate });
    for (const kept of [false, true]) {
      for (const path of await allScreens()) {
        await test.step(`${path} ${kept ? 'from' : 'before'} the kept build`, async () => {
          // It is kept again once a page has been open for five seconds.
          if (kept) await isKept(page);
          else await page.evaluate(() => caches.delete('pages'));
          const isLong = LONG.includes(path);
          const late = kept && isLong && page.waitForRequest(/\/assets\/audit-/);
          if (isLong) await slowDown(6);
          await page.goto(path);
          await opened(page);
          await expect(page).toHaveTitle(/^\(\d+\) .+ · Concierge$/);
          if (isLong) await slowDown(1);
          await late;
          expect.soft(output.splice(0)).toEqual([]);
        });
      }
    }
    const sent = [...serverProcess.output().matchAll(/"url":"(\/assets\/[^"]*)"/g)].map(
      ([, file = '']) => file,
    );
    expect(sent.length).toBeGreaterThan(50);
    expect(sent.filter((file, index) => sent.indexOf(file) !== index)).toEqual([]);

    await test.step('the tablet, also from what its service worker keeps', async () => {
      await page.goto('/tablet#key=demo-room-101');
      await opened(page);
      await page.evaluate(() => navigator.serviceWorker.ready);
      await page.reload();
      await opened(page);
      await expect(page).toHaveTitle('Room 101 · Hotel Aurelia Quay');
      expect(output).toEqual([]);
    });
  });
});
