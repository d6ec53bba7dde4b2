import type { Page } from '@playwright/test';
import { openReply, openWaiting, rowWith } from './support/requests.ts';
import { expect, test } from './support/test.ts';

const HOUR = 3_600_000;

const longestWait = (page: Page) => page.getByRole('link', { name: /^Longest wait/ });

test.describe('a browser with another clock than the server', () => {
  test('Y16 in a browser two hours ahead waiting times are the server’s, and a note can be withdrawn', async ({
    openConsole,
    room,
  }) => {
    const { page: right } = await openConsole('admin');
    const { page } = await openConsole('admin');
    await page.clock.install({ time: Date.now() + 2 * HOUR });
    await right.goto('/dashboard');
    await page.goto('/dashboard');
    await expect(longestWait(right)).toHaveText(/[1-9]/);
    await expect
      .poll(async () => longestWait(page).innerText())
      .toBe(await longestWait(right).innerText());

    await openWaiting(page);
    const device = room(201);
    const service = (await device.services())[0];
    if (!service) throw new Error('the demo has services');
    await device.ask(service.id, 'It has just come');
    const row = rowWith(page, 'It has just come');
    await expect(row.getByRole('time')).toContainText('just now');
    const dialog = await openReply(page, 'It has just come');
    await dialog.getByRole('button', { name: 'Timeline and notes' }).click();
    await dialog.getByRole('radio', { name: 'Staff only' }).check();
    await dialog.getByRole('textbox', { name: 'Staff note' }).first().fill('A slip');
    await dialog.getByRole('textbox', { name: 'Staff note' }).first().press('Control+Enter');
    await expect(dialog.getByRole('button', { name: /^Withdraw the note/ })).toBeVisible();

    // The oldest rows of the demo have waited for long.
    for (const view of [page, right]) {
      await view.goto('/requests/waiting?orderBy=service_date&direction=ASC');
    }
    const firstAge = (view: Page) => view.getByRole('row').nth(1).getByRole('time');
    await expect(firstAge(right)).toHaveText(/[1-9]/);
    await expect.poll(() => firstAge(page).innerText()).toBe(await firstAge(right).innerText());
  });

  test('Y16 a tablet a day behind shows what was just sent with the date of the server', async ({
    browser,
    server,
  }) => {
    const context = await browser.newContext({
      locale: 'en-GB',
      timezoneId: 'Europe/Prague',
      hasTouch: true,
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    await page.clock.install({ time: Date.now() - 24 * HOUR });
    await page.goto(`${server.url}/tablet#key=demo-room-103`);
    await page.getByRole('button', { name: /English/ }).tap();
    await page.getByRole('link', { name: 'Laundry', exact: true }).tap();
    await page.getByRole('button', { name: 'Send request' }).tap();
    const sent = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Laundry' });
    const today = new Date().toLocaleDateString('de-DE', {
      timeZone: 'Europe/Prague',
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
    });
    await expect(sent).toContainText(new RegExp(`${today} \\d\\d:\\d\\d · `));
    await context.close();
  });
});
