import type { Page } from '@playwright/test';
import { choose, selectField } from './support/choose.ts';
import { escapeFrom } from './support/focus.ts';
import { findMessage, publish, writeDraft } from './support/messages.ts';
import { changeState, findRequest, openReply, rowsOf, rowWith } from './support/requests.ts';
import { toasts } from './support/toasts.ts';
import { expect, test } from './support/test.ts';
import { findUser } from './support/users.ts';

const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });

const header = (page: Page, name: RegExp) => page.getByRole('columnheader', { name });

test.describe('what the address bar keeps', () => {
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

  test('Back closes a modal and Forward opens it again', { tag: '@core' }, async ({ openDesk }) => {
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
    const reply = page.getByRole('dialog', { name: 'Reply to request' });
    const write = reply.getByRole('button', { name: 'Send a message to this device' });
    await write.click();
    const message = page.getByRole('dialog', { name: 'Message to Room 101' });
    await expect(message.locator(':focus')).toBeVisible();
    // No one goes back within the 50 ms in which the dialog is still opening.
    await message.evaluate(async (dialog) => {
      await Promise.all(dialog.getAnimations({ subtree: true }).map(({ finished }) => finished));
    });
    await page.goBack();
    await expect(message).toBeHidden();
    await expect(write).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(reply).toBeHidden();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/\/dashboard$/);
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
      // Before it, how many requests wait (U8).
      await expect(page).toHaveTitle(new RegExp(`^\\(\\d+\\) ${title}$`));
    }
    await guest.goto('/login');
    await expect(guest).toHaveTitle('Sign in · Concierge');
  });

  test('D6 a link to a request that is on another page opens it, one to none says so', async ({
    openDesk,
    room,
  }) => {
    const { page, staff } = await openDesk('admin');
    const service = await room(101).service('Laundry');
    const { id } = await room(101).ask(service.id, 'Far down the list');
    for (let n = 0; n < 5; n += 1) await room(102).ask(service.id, `Newer ${n}`);
    await page.goto(`/requests/waiting?limit=5&reply=${id}`);
    const reply = page.getByRole('dialog', { name: 'Reply to request' });
    await expect(reply).toContainText('Far down the list');
    await expect(rowWith(page, 'Far down the list')).toHaveCount(0);
    await changeState(page.getByRole('dialog').last(), 'Approved');
    await expect(toasts(page).filter({ hasText: 'Request updated successfully' })).toBeVisible();
    expect((await findRequest(staff, id)).state_id).toBe(2);
    await expect(page).toHaveURL(/\/requests\/waiting\?limit=5$/);

    await page.goto('/requests/waiting?limit=5&reply=987654');
    await expect(toasts(page).filter({ hasText: 'no longer exists' })).toBeVisible();
    await expect(page).toHaveURL(/\/requests\/waiting\?limit=5$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('E4 a link to a message opens it from any page, filter and order of the list', async ({
    openDesk,
  }) => {
    const { page, staff } = await openDesk('admin');
    const sent = await writeDraft(staff, 'Long since sent', ['room-101']);
    await publish(staff, sent.message_id);
    const draft = await writeDraft(staff, 'Far down the list', ['room-101']);
    for (let n = 0; n < 5; n += 1) await writeDraft(staff, `Newer ${n}`, ['room-102']);
    const details = page.getByRole('dialog', { name: 'Message details' });
    const form = page.getByRole('dialog', { name: 'Edit message' });

    for (const list of ['limit=5', 'limit=5&type=2', 'limit=5&orderBy=title&direction=DESC']) {
      await page.goto(`/messages?${list}&message=${sent.message_id}`);
      await expect(details).toContainText('Text of Long since sent');
      await expect(rowWith(page, 'Long since sent')).toHaveCount(0);
    }
    await escapeFrom(details);
    await expect(details).toBeHidden();
    await expect(page).toHaveURL(/\/messages\?limit=5&orderBy=title&direction=DESC$/);
    await expect(header(page, /^Title/)).toHaveAttribute('aria-sort', 'descending');

    await page.goto(`/messages?limit=5&message=${draft.message_id}`);
    await expect(form.getByRole('textbox', { name: 'Title' })).toHaveValue('Far down the list');
    await form.getByRole('textbox', { name: 'Title' }).fill('Found and changed');
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(toasts(page).filter({ hasText: 'Message updated' })).toBeVisible();
    await expect(page).toHaveURL(/\/messages\?limit=5$/);
    expect((await findMessage(staff, 'Found and changed')).message_id).toBe(draft.message_id);
  });

  for (const [id, address, message] of [
    ['E4', '/messages?limit=5&message=987654', 'This message no longer exists.'],
    ['F1', '/users?user=987654', 'This user no longer exists.'],
    ['F8', '/users?services=987654', 'This user no longer exists.'],
    ['G2', '/settings?service=987654', 'This service no longer exists.'],
    ['C3', '/dashboard?service=987654', 'This service no longer exists.'],
  ] as const) {
    test(`${id} a link to nothing says so: ${address}`, async ({ openDesk }) => {
      const { page } = await openDesk('admin');
      for (const broken of [address, address.replace('987654', 'nobody')]) {
        await page.goto(broken);
        await expect(toasts(page).filter({ hasText: message })).toHaveCount(1);
        await expect(page).toHaveURL((url) => !url.search.match(/message|user|service/));
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }
    });
  }

  test('C3 a link to nothing says so in words while the texts of other pages are on their way', async ({
    openDesk,
  }) => {
    const { page } = await openDesk('admin');
    await page.route(/\/locales\/en\/(settings|users|messages|requests)\.json/, () => undefined);
    await page.goto('/dashboard?service=987654');
    await expect(toasts(page)).toHaveText([/This service no longer exists/]);
  });
});
