import type { Locator, Page } from '@playwright/test';
import { deviceBox, openNewMessage, writeMessage } from './support/messages.ts';
import { openReply, rowsOf } from './support/requests.ts';
import { toasts } from './support/toasts.ts';
import { expect, test } from './support/test.ts';

const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });

/** Counts the calls that match from here on. */
function countCalls(page: Page, path: RegExp): () => number {
  let calls = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && path.test(new URL(request.url()).pathname)) calls += 1;
  });
  return () => calls;
}

test.describe('what people expect', () => {
  test('double clicks send once', async ({ openDesk, room }) => {
    const service = await room(101).service('Laundry');
    await room(101).ask(service.id, 'Only once');
    const { page } = await openDesk('admin');
    let pressed = Promise.withResolvers<void>();
    await page.route(/create$|publish$|update$|delete$/, async (route) => {
      const answer = await route.fetch();
      await pressed.promise;
      await route.fulfill({ response: answer });
    });
    /** The answer comes after the second press. */
    const pressTwice = async (button: Locator) => {
      pressed = Promise.withResolvers();
      await button.dblclick();
      pressed.resolve();
    };

    const saved = countCalls(page, /\/message\/create$/);
    const form = await openNewMessage(page);
    await writeMessage(form, 'Pressed twice', 'By an impatient user');
    await form.getByRole('tab', { name: /^Users/ }).click();
    await deviceBox(form, 'room-101').check();
    await pressTwice(form.getByRole('button', { name: 'Save', exact: true }));
    await expect(form).toBeHidden();
    expect(saved()).toBe(1);

    const published = countCalls(page, /\/publish$/);
    await page.getByRole('button', { name: 'Publish: Pressed twice' }).click();
    await pressTwice(page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }));
    await expect(toasts(page).filter({ hasText: 'Message published' })).toHaveCount(1);
    expect(published()).toBe(1);

    const updated = countCalls(page, /\/request\/\d+\/update$/);
    await page.goto('/requests/waiting');
    const reply = await openReply(page, 'Only once');
    await reply.getByRole('button', { name: /^Approved/ }).click();
    await pressTwice(reply.getByRole('button', { name: 'Approve', exact: true }));
    await expect(toasts(page).filter({ hasText: 'Request updated successfully' })).toHaveCount(1);
    expect(updated()).toBe(1);

    const deleted = countCalls(page, /\/user\/delete$/);
    await page.goto('/users');
    await page.getByRole('button', { name: 'Delete grace' }).click();
    await pressTwice(page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }));
    await expect(toasts(page).filter({ hasText: 'User deleted' })).toHaveCount(1);
    expect(deleted()).toBe(1);
  });

  test('a console that could not be loaded says so, and a crash in one screen leaves the shell working', async ({
    openDesk,
  }) => {
    const { page } = await openDesk('admin');
    let missing = true;
    await page.route('**/assets/console-*.js', (route) =>
      missing ? route.abort() : route.continue(),
    );
    await page.goto('/users');
    await expect(page.getByRole('alert')).toContainText('Concierge could not start');
    await expect(page.getByRole('alert')).toContainText('Reload the page.');
    missing = false;
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();

    let broken = true;
    await page.route('**/messages/query*', (route) =>
      broken ? route.fulfill({ json: { totalCount: 1, data: [null] } }) : route.continue(),
    );
    await mainMenu(page).getByRole('link', { name: 'Messages' }).click();
    await expect(page.getByRole('heading', { name: 'This page ran into a problem' })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Live' })).toBeVisible();
    await page.getByRole('link', { name: 'Go to the dashboard' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    // The texts of other pages are on their way: to unroute now would lose them.
    broken = false;
    await mainMenu(page).getByRole('link', { name: 'Messages' }).click();
    await expect(rowsOf(page).first()).toBeVisible();
  });

  test('messages, users and services say that they load, that they failed, and try again', async ({
    openDesk,
  }) => {
    const { page } = await openDesk('admin');
    for (const [screen, call, text] of [
      ['/messages', '**/messages/query*', 'The messages could not be loaded'],
      ['/users', '**/users', 'The users could not be loaded'],
      ['/settings', '**/service/query', 'The services could not be loaded'],
    ] as const) {
      const held = Promise.withResolvers<void>();
      let broken = true;
      await page.route(call, async (route) => {
        if (route.request().resourceType() === 'document') return route.continue();
        await held.promise;
        return broken ? route.fulfill({ status: 503, json: {} }) : route.continue();
      });
      await page.goto(screen);
      await expect(page.getByRole('main').locator('[aria-busy="true"]').first()).toBeVisible();
      held.resolve();
      const failure = page.getByRole('alert').filter({ hasText: text });
      await expect(failure).toBeVisible();
      broken = false;
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(rowsOf(page).first()).toBeVisible();
      await expect(failure).toHaveCount(0);
    }
  });

  test('light, dark and system themes, remembered', async ({ openDesk }) => {
    const { page } = await openDesk('admin', { colorScheme: 'light' });
    await page.goto('/dashboard');
    const body = page.locator('body');
    const toHaveBackground = (colour: string) => expect(body).toHaveCSS('background-color', colour);
    const background = () => body.evaluate((it) => getComputedStyle(it).backgroundColor);
    const theme = (name: string) => async () => {
      await page.getByRole('button', { name: /^Appearance/ }).click();
      await page.getByRole('menuitemradio', { name, exact: true }).click();
    };
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const light = await background();
    await theme('Dark')();
    await expect(body).not.toHaveCSS('background-color', light);
    const dark = await background();
    await page.reload({ waitUntil: 'commit' });
    await toHaveBackground(dark);
    await expect(page.getByRole('button', { name: 'Appearance: Dark' })).toBeVisible();

    await theme('System')();
    await toHaveBackground(light);
    await page.emulateMedia({ colorScheme: 'dark' });
    await toHaveBackground(dark);
    await theme('Light')();
    await toHaveBackground(light);
  });
});
