import type { Page } from '@playwright/test';
import { openReply, rowsOf } from './support/requests.ts';
import { toasts } from './support/toasts.ts';
import { watchStore } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

/** Makes the next state changes fail with this answer. */
async function failUpdates(page: Page, status: number, json: object): Promise<void> {
  await page.route('**/service/request/*/update', (route) => route.fulfill({ status, json }));
}

async function tryToApprove(page: Page, note: string) {
  const dialog = await openReply(page, note);
  await dialog.getByRole('button', { name: /^Approved/ }).click();
  await dialog.getByRole('textbox', { name: /Note/ }).fill('Typed with care');
  await dialog.getByRole('button', { name: 'Approve', exact: true }).click();
  return dialog;
}

test.describe('errors', () => {
  test.beforeEach(async ({ room }) => {
    const device = room(107);
    const service = (await device.services())[0];
    if (service) await device.ask(service.id, 'Something to approve');
  });

  const texts: readonly [string, number, object, string][] = [
    ['the server’s message first', 400, { message: 'Ask Ada', errorCode: 'not_found' }, 'Ask Ada'],
    ['then the error code’s text', 404, { errorCode: 'not_found' }, 'This item no longer exists.'],
    ['then that of 400', 400, { errorCode: 'never_heard_of' }, 'could not process'],
    ['then that of 403', 403, {}, 'You are not allowed to do this.'],
    ['then the fallback', 500, {}, 'The request could not be updated'],
  ];
  for (const [name, status, body, text] of texts) {
    test(`J1 ${name}`, async ({ openDesk }) => {
      const { page } = await openDesk('admin');
      await page.goto('/requests/waiting');
      await failUpdates(page, status, body);
      await tryToApprove(page, 'Something to approve');
      const toast = toasts(page).filter({ hasText: text });
      await expect(toast).toBeVisible();
      await expect(toast).toContainText('The request could not be updated');
    });
  }

  test('J2 a toast stays five seconds without a progress bar', async ({ openDesk }) => {
    const { page } = await openDesk('admin');
    await page.goto('/requests/waiting');
    const dialog = await openReply(page, 'Something to approve');
    await dialog.getByRole('button', { name: /^Approved/ }).click();
    await dialog.getByRole('button', { name: 'Approve', exact: true }).click();
    const toast = toasts(page).filter({ hasText: 'Request updated successfully' });
    await expect(toast).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    // An invisible animation keeps the time; the clock of a busy machine does not.
    const durations = () =>
      toast.evaluate((element) =>
        element
          .getAnimations({ subtree: true })
          .map(({ effect }) => effect?.getComputedTiming().duration),
      );
    await expect.poll(durations).toContain(5_000);
    await expect(toast).toHaveCount(0);
  });

  test(
    'J3 with the network down a toast says so, the note stays, and a second try works',
    { tag: '@core' },
    async ({ openDesk }) => {
      const { page } = await openDesk('admin');
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
      await expect(dialog.getByRole('textbox', { name: /Note/ })).toHaveValue('Typed with care');
      down = false;
      await dialog.getByRole('button', { name: 'Approve', exact: true }).click();
      await expect(page.getByText('Request updated successfully')).toBeVisible();
    },
  );

  test(
    'J4 a list is empty while it loads, holds its rows, and is empty again after a failure',
    { tag: '@core' },
    async ({ openDesk }) => {
      const { page } = await openDesk('admin');
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

  test('J4 users and services of before are gone as soon as they are asked for again', async ({
    openDesk,
  }) => {
    const { page } = await openDesk('admin');
    const state = await watchStore(page);
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await page.goto('/settings');
    await expect(rowsOf(page).filter({ hasText: 'Laundry' })).toBeVisible();
    await menu.getByRole('link', { name: 'Users' }).click();
    await expect(rowsOf(page).filter({ hasText: 'grace' })).toBeVisible();
    for (const [screen, call, loading, failed] of [
      [
        'Settings',
        '**/service/query',
        { list: { isLoading: true }, projectServices: [] },
        /services/,
      ],
      ['Users', '**/users', { isLoading: true, projectUsers: [] }, /users/],
    ] as const) {
      const area = screen === 'Users' ? 'users' : 'services';
      let answer = () => {};
      const held = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route(call, async (route) => {
        await held;
        await route.fulfill({ status: 500, json: {} });
      });
      await menu.getByRole('link', { name: screen }).click();
      await expect(page.getByRole('main').locator('[aria-busy="true"]')).toBeVisible();
      expect(await state()).toMatchObject({ [area]: loading });
      await expect(page.getByText(/^(Laundry|grace)$/)).toHaveCount(0);
      answer();
      const failure = page.getByRole('alert').filter({ hasText: failed });
      await expect(failure).toContainText('could not be loaded');
      await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
      await expect(page.getByText(/^(Laundry|grace)$/)).toHaveCount(0);
    }
  });

  test('J5 the store has the areas of the specification under their names', async ({
    openDesk,
  }) => {
    const { page, staff } = await openDesk('admin');
    const state = await watchStore(page);
    await page.goto('/dashboard');
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await expect.poll(state).toMatchObject({
      auth: { loggedIn: true, user: { id: staff.user.id } },
      users: { isLoading: false, projectUsers: expect.any(Array) },
      services: {
        projectServices: expect.any(Array),
        icons: expect.any(Array),
        dashboardData: expect.objectContaining({ services: expect.any(Array) }),
        requests: { waiting: { data: expect.any(Array), grouped: expect.any(Object) } },
      },
      messages: { devices: expect.any(Array) },
      filteringOptions: {
        services: expect.any(Array),
        users: expect.any(Array),
        devices: expect.any(Array),
      },
    });
  });
});
