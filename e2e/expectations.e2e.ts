import type { Page } from '@playwright/test';
import { paths } from '@concierge/contract/paths';
import { choose, selectField } from './support/choose.ts';
import { deviceBox, openNewMessage, writeDraft, writeMessage } from './support/messages.ts';
import { openReply, rowsOf } from './support/requests.ts';
import { toasts } from './support/toasts.ts';
import { expect, test } from './support/test.ts';
import { findUser, openUser } from './support/users.ts';

const question = (page: Page) =>
  page.getByRole('alertdialog', { name: 'Throw away what you typed?' });
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
  test('a shared link gives the same screen, filters, page and open modal', async ({
    openDesk,
  }) => {
    const one = await openDesk('admin');
    await one.page.goto('/messages?limit=5');
    await choose(one.page, 'Status', 'Published');
    await expect(one.page).toHaveURL(/state=2/);
    await one.page.getByRole('button', { name: 'Page 2', exact: true }).click();
    await expect(one.page).toHaveURL(/offset=5/);
    await one.page
      .getByRole('button', { name: /^Details/ })
      .nth(2)
      .click();
    const text = await one.page.getByRole('dialog').getByRole('heading', { level: 3 }).innerText();

    const other = await openDesk('helena', { locale: 'cs' });
    for (const page of [one.page, other.page]) {
      await page.goto(one.page.url());
      await expect(page.getByRole('dialog').getByRole('heading', { level: 3 })).toHaveText(text);
      await expect(rowsOf(page)).toHaveCount(5);
    }
    await one.page.keyboard.press('Escape');
    await expect(selectField(one.page, 'Status')).toContainText('Published');
    await expect(one.page.getByRole('button', { name: 'Page 2, current' })).toBeVisible();
  });

  test('Back closes a modal and Forward opens it again', async ({ openDesk }) => {
    const { page, staff } = await openDesk('admin');
    const { id } = await findUser(staff, 'grace');
    await page.goto('/settings');
    await mainMenu(page).getByRole('link', { name: 'Users' }).click();
    await page.getByRole('button', { name: 'Edit grace' }).click();
    const form = page.getByRole('dialog', { name: 'Edit user' });
    await expect(form).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`user=${id}`));
    await page.goBack();
    await expect(form).toBeHidden();
    await expect(page).toHaveURL(/\/users$/);
    await page.goForward();
    await expect(form.getByRole('textbox', { name: 'Username' })).toHaveValue('grace');
    await form.getByRole('button', { name: 'Close' }).last().click();
    await expect(form).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(/\/settings$/);
  });

  test('a modal within a modal closes one at a time', async ({ openDesk, room }) => {
    const service = await room(101).service('Laundry');
    await room(101).ask(service.id, 'Layer upon layer');
    const { page } = await openDesk('admin');
    await page.goto('/dashboard');
    await page.getByRole('listitem').filter({ hasText: 'Laundry' }).getByRole('button').click();
    await openReply(page, 'Layer upon layer');
    await page.getByRole('button', { name: 'Send a message to this device' }).click();
    const message = page.getByRole('dialog', { name: 'Message to Room 101' });
    await expect(message).toBeVisible();
    await page.goBack();
    await expect(message).toBeHidden();
    await expect(page.getByRole('dialog', { name: 'Reply to the request' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Reply to the request' })).toBeHidden();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  test('a half-filled form is kept when live events arrive', async ({ openDesk, room }) => {
    const { page, staff } = await openDesk('admin');
    const form = await openNewMessage(page);
    await writeMessage(form, 'Half a title', 'Half a text');
    const text = form.getByRole('textbox', { name: 'Message' });
    await text.focus();
    await writeDraft(staff, 'From somewhere else', ['room-101']);
    const service = await room(101).service('Laundry');
    await room(101).ask(service.id, 'Knock, knock');
    await expect(toasts(page).filter({ hasText: 'Knock, knock' })).toBeVisible();
    await expect(page.locator('tbody').getByText('From somewhere else').first()).toBeAttached();
    await expect(form.getByRole('textbox', { name: 'Title' })).toHaveValue('Half a title');
    await expect(text).toHaveValue('Half a text');
    await expect(text).toBeFocused();
  });

  test('an edited user is kept when a colleague changes the same user', async ({ openDesk }) => {
    const { page, staff } = await openDesk('admin');
    const form = await openUser(page, 'grace');
    await form.getByRole('textbox', { name: 'Username' }).fill('grace-by-me');
    const { id } = await findUser(staff, 'grace');
    await staff.post((project) => paths.userUpdate(project, id), {
      id,
      username: 'grace-by-them',
      user_type: 2,
    });
    await expect(page.locator('tbody').getByText('grace-by-them')).toBeAttached();
    await expect(form.getByRole('textbox', { name: 'Username' })).toHaveValue('grace-by-me');
  });

  test('a half-filled form is asked about before it is thrown away', async ({ openDesk }) => {
    const { page } = await openDesk('admin');
    await page.goto('/users');
    await mainMenu(page).getByRole('link', { name: 'Messages' }).click();
    await page.getByRole('button', { name: 'New message' }).click();
    const form = page.getByRole('dialog', { name: 'New message' });
    const title = form.getByRole('textbox', { name: 'Title' });
    await title.fill('Worth keeping');

    const waysOut = {
      'the close button': () => form.getByRole('button', { name: 'Close' }).first().click(),
      'the Close action': () => form.getByRole('button', { name: 'Close' }).last().click(),
      Escape: () => page.keyboard.press('Escape'),
      Back: () => page.evaluate(() => history.back()),
    };
    for (const [name, leave] of Object.entries(waysOut)) {
      await test.step(name, async () => {
        await leave();
        await question(page).getByRole('button', { name: 'Keep editing' }).last().click();
        await expect(question(page)).toBeHidden();
        await expect(title).toHaveValue('Worth keeping');
        await expect(page).toHaveURL(/message=new/);
      });
    }
    await page.evaluate(() => history.back());
    await question(page).getByRole('button', { name: 'Throw away' }).click();
    await expect(form).toBeHidden();
    await expect(page).toHaveURL(/\/messages$/);
    await page.getByRole('button', { name: 'New message' }).click();
    await expect(title).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(form).toBeHidden();
  });

  for (const [name, address, field] of [
    ['user', '/users?user=new', 'Username'],
    ['service', '/settings?service=new', 'Name'],
    ['message to a device', '/requests/waiting?limit=50&reply={request}&message=new', 'Title'],
  ] as const) {
    test(`a half-filled ${name} form is asked about as well`, async ({ openDesk, room }) => {
      const service = await room(101).service('Laundry');
      const request = await room(101).ask(service.id, 'A question');
      const { page } = await openDesk('admin');
      await page.goto(address.replace('{request}', String(request.id)));
      await page.getByRole('dialog').last().getByRole('textbox', { name: field }).fill('Typed');
      await page.keyboard.press('Escape');
      await expect(question(page)).toBeVisible();
    });
  }

  test('a note half written is asked about as well', async ({ openDesk, room }) => {
    const service = await room(101).service('Laundry');
    await room(101).ask(service.id, 'A question');
    const { page } = await openDesk('admin');
    await page.goto('/requests/waiting');
    const reply = await openReply(page, 'A question');
    await reply.getByRole('button', { name: /^Approved/ }).click();
    await reply.getByRole('textbox', { name: /Note/ }).fill('An ans');
    await page.keyboard.press('Escape');
    await question(page).getByRole('button', { name: 'Keep editing' }).last().click();
    await expect(page.getByRole('textbox', { name: /Note/ })).toHaveValue('An ans');
  });

  test('double clicks send once', async ({ openDesk, room }) => {
    const service = await room(101).service('Laundry');
    await room(101).ask(service.id, 'Only once');
    const { page } = await openDesk('admin');
    await page.route(/create$|publish$|update$|delete$/, async (route) => {
      // Slow enough that an impatient person would press again.
      const answer = await route.fetch();
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      await route.fulfill({ response: answer });
    });

    const saved = countCalls(page, /\/message\/create$/);
    const form = await openNewMessage(page);
    await writeMessage(form, 'Pressed twice', 'By an impatient person');
    await form.getByRole('tab', { name: /^Users/ }).click();
    await deviceBox(form, 'room-101').check();
    await form.getByRole('button', { name: 'Save' }).dblclick();
    await expect(form).toBeHidden();
    expect(saved()).toBe(1);

    const published = countCalls(page, /\/publish$/);
    await page.getByRole('button', { name: 'Publish: Pressed twice' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).dblclick();
    await expect(toasts(page).filter({ hasText: 'Message published' })).toHaveCount(1);
    expect(published()).toBe(1);

    const updated = countCalls(page, /\/request\/\d+\/update$/);
    await page.goto('/requests/waiting');
    const reply = await openReply(page, 'Only once');
    await reply.getByRole('button', { name: /^Approved/ }).click();
    await reply.getByRole('button', { name: 'Confirm' }).dblclick();
    await expect(toasts(page).filter({ hasText: 'Request updated successfully' })).toHaveCount(1);
    expect(updated()).toBe(1);

    const deleted = countCalls(page, /\/user\/delete$/);
    await page.goto('/users');
    await page.getByRole('button', { name: 'Delete grace' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).dblclick();
    await expect(toasts(page).filter({ hasText: 'User deleted successfully' })).toHaveCount(1);
    expect(deleted()).toBe(1);
  });

  test('every screen has a title of its own', async ({ openDesk, page: guest }) => {
    const { page } = await openDesk('admin');
    for (const [address, title] of [
      ['/dashboard', 'Dashboard · Concierge'],
      ['/requests/waiting', 'Waiting · Requests · Concierge'],
      ['/requests/approved', 'Approved · Requests · Concierge'],
      ['/requests/canceled', 'Canceled · Requests · Concierge'],
      ['/requests/done', 'Done · Requests · Concierge'],
      ['/messages', 'Messages · Concierge'],
      ['/users', 'Users · Concierge'],
      ['/settings', 'Settings · Concierge'],
      ['/no/such/page', 'Page not found · Concierge'],
    ] as const) {
      await page.goto(address);
      await expect(page).toHaveTitle(title);
    }
    await guest.goto('/login');
    await expect(guest).toHaveTitle('Sign in · Concierge');
  });

  test('a crash in one screen leaves the shell working, with a way back', async ({ openDesk }) => {
    const { page } = await openDesk('admin');
    await page.route('**/messages/query*', (route) =>
      route.fulfill({ json: { totalCount: 1, data: [null] } }),
    );
    await page.goto('/users');
    await mainMenu(page).getByRole('link', { name: 'Messages' }).click();
    await expect(
      page.getByRole('heading', { name: 'This page has run into a problem' }),
    ).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Live' })).toBeVisible();
    await page.getByRole('link', { name: 'Go to the dashboard' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await page.unroute('**/messages/query*');
    await mainMenu(page).getByRole('link', { name: 'Messages' }).click();
    await expect(rowsOf(page).first()).toBeVisible();
  });

  for (const [screen, call, text] of [
    ['/messages', '**/messages/query*', 'The messages could not be loaded'],
    ['/users', '**/users', 'The users could not be loaded'],
    ['/settings', '**/service/query', 'The services could not be loaded'],
  ] as const) {
    test(`${screen} shows that it loads, that it failed, and tries again`, async ({ openDesk }) => {
      const { page } = await openDesk('admin');
      let answer = () => {};
      const held = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route(call, async (route) => {
        if (route.request().resourceType() === 'document') return route.continue();
        await held;
        return route.fulfill({ status: 503, json: {} });
      });
      await page.goto(screen);
      await expect(page.getByRole('main').locator('[aria-busy="true"]').first()).toBeVisible();
      answer();
      await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();
      await page.unroute(call);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(rowsOf(page).first()).toBeVisible();
      await expect(page.getByRole('alert').filter({ hasText: text })).toHaveCount(0);
    });
  }

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
    const light = await background();
    await theme('Dark')();
    await expect(body).not.toHaveCSS('background-color', light);
    const dark = await background();
    await page.reload({ waitUntil: 'commit' });
    await toHaveBackground(dark);
    await expect(page.getByRole('button', { name: 'Appearance: Dark' })).toBeVisible();

    await theme('Like the system')();
    await toHaveBackground(light);
    await page.emulateMedia({ colorScheme: 'dark' });
    await toHaveBackground(dark);
    await theme('Light')();
    await toHaveBackground(light);
  });
});
