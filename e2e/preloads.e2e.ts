import type { Page } from '@playwright/test';
import { rowsOf } from './support/requests.ts';
import { expect, processTest as test } from './support/test.ts';

const ADDRESSES = ['/dashboard', '/settings', '/requests/done'];

/** Waits until this browser keeps the build, with its page, and until a service worker controls the page. */
const isKept = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const kept = await caches.match('/unreachable', { cacheName: 'pages' });
        return kept !== undefined && navigator.serviceWorker.controller !== null;
      }),
    )
    .toBe(true);

test.describe('a browser that keeps the build', () => {
  test.use({ serverEnv: { LOG_LEVEL: 'info' } });

  test('Y28 no file travels twice, and none is loaded ahead in vain', async ({
    openDesk,
    serverProcess,
  }) => {
    const { page } = await openDesk('admin', { serviceWorkers: 'allow' });
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('preload')) warnings.push(message.text());
    });
    await page.goto('/requests/waiting');
    await expect(rowsOf(page).first()).toBeVisible();
    await isKept(page);
    // Scripts then wait for their turn, so that what was loaded ahead has come before it is needed.
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    for (const address of ADDRESSES) {
      await page.goto(address);
      // Chromium warns some seconds after the page has come, when the console loads ahead what may be opened.
      await page.waitForEvent('requestfinished', (request) =>
        /\/assets\/AuditPage-/.test(request.url()),
      );
    }
    expect(warnings).toEqual([]);
    const sent = [...serverProcess.output().matchAll(/"url":"(\/assets\/[^"]*)"/g)].map(
      ([, file = '']) => file,
    );
    expect(sent.length).toBeGreaterThan(50);
    expect(sent.filter((file, index) => sent.indexOf(file) !== index)).toEqual([]);
  });
});
