import type { Page } from '@playwright/test';
import { openReply, rowsOf } from './support/requests.ts';
import { toasts } from './support/toasts.ts';
import { watchStore } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

async function tryToApprove(page: Page, note: string) {
  const dialog = await openReply(page, note);
  await dialog.getByRole('button', { name: /^Approved/ }).click();
  await dialog.getByRole('textbox', { name: /Message to the guest/ }).fill('Typed with care');
  await dialog.getByRole('button', { name: 'Approve', exact: true }).click();
  return dialog;
}

test.describe('errors', () => {
  test.beforeEach(async ({ room }) => {
    const device = room(107);
    const service = (await device.services())[0];
    if (service) await device.ask(service.id, 'Something to approve');
  });

  test(
    'J3 with the network down a toast says so, the note stays, and a second try works',
    { tag: '@core' },
    async ({ openConsole }) => {
      const { page } = await openConsole('admin');
      await page.goto('/requests/waiting');
      let down = true;
      await page.route('**/service/request/*/update', (route) =>
        down ? route.abort() : route.continue(),
      );
      const dialog = await tryToApprove(page, 'Something to approve');
      await expect(toasts(page).filter({ hasText: /server cannot be reached/ })).toHaveCount(1);
      // Why it failed is said once; the modal says what that means for the work.
      await expect(page.getByText(/server cannot be reached/)).toHaveCount(1);
      await expect(dialog).toContainText('The request was not changed.');
      await expect(dialog.getByRole('textbox', { name: /Message to the guest/ })).toHaveValue(
        'Typed with care',
      );
      down = false;
      await dialog.getByRole('button', { name: 'Approve', exact: true }).click();
      await expect(page.getByText('Request updated successfully')).toBeVisible();
    },
  );

  test(
    'J4 a list is empty while it loads, holds its rows, and is empty again after a failure',
    { tag: '@core' },
    async ({ openConsole }) => {
      const { page } = await openConsole('admin');
      const state = await watchStore(page);
      await page.goto('/requests/waiting');
      await expect(rowsOf(page).first()).toContainText(/\d\d\.\d\d\.\d{4}/);
      let answer = () => {};
      const held = new Promise<void>((resolve) => {
        answer = resolve;
      });
      let broken = true;
      await page.route('**/service/request/query*', async (route) => {
        await held;
        await (broken ? route.fulfill({ status: 500, json: {} }) : route.continue());
      });
      // Another order of the same list: a list that is left lets go of its rows anyway.
      await page
        .getByRole('columnheader', { name: /^Device/ })
        .getByRole('button')
        .click();
      await expect(page.getByRole('main').locator('[aria-busy="true"]')).toBeVisible();
      await expect(page.getByText(/\d\d\.\d\d\.\d{4} \d\d:\d\d/)).toHaveCount(0);
      // The screen hides rows of another order by itself: the area has to have none.
      expect(await state()).toMatchObject({ requests: { list: { isLoading: true, rows: [] } } });
      answer();
      await expect(page.getByText('The requests could not be loaded').first()).toBeVisible();
      await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
      expect(await state()).toMatchObject({ requests: { list: { isLoading: false, rows: [] } } });
      broken = false;
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(rowsOf(page).first()).toContainText(/\d\d\.\d\d\.\d{4}/);
    },
  );
});
