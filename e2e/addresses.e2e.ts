import type { Page } from '@playwright/test';
import { openReply } from './support/requests.ts';
import { toasts } from './support/toasts.ts';
import { expect, test } from './support/test.ts';
import { findUser } from './support/users.ts';

const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });

test.describe('what the address bar keeps', () => {
  test(
    'Back closes a modal and Forward opens it again',
    { tag: '@core' },
    async ({ openConsole }) => {
      const { page, staff } = await openConsole('admin');
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
    },
  );

  test('a modal within a modal closes one at a time', async ({ openConsole, room }) => {
    const service = await room(101).service('Laundry');
    await room(101).ask(service.id, 'Layer upon layer');
    const { page } = await openConsole('admin');
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

  test('a link to nothing says so', async ({ openConsole }) => {
    const { page } = await openConsole('admin');
    for (const [address, message] of [
      ['/requests/waiting?limit=5&reply=987654', 'This request no longer exists.'],
      ['/messages?limit=5&message=987654', 'This message no longer exists.'],
      ['/users?user=987654', 'This user no longer exists.'],
      ['/users?services=nobody', 'This user no longer exists.'],
      ['/settings?service=nobody', 'This service no longer exists.'],
    ] as const) {
      await page.goto(address);
      await expect(toasts(page).filter({ hasText: message })).toHaveCount(1);
      await expect(page).toHaveURL((url) => !/reply|message|user|service/.test(url.search));
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    // It says so in words while the texts of other pages are on their way.
    await page.route(/\/locales\/en\/(settings|users|messages|requests)\.json/, () => undefined);
    await page.goto('/dashboard?service=987654');
    await expect(toasts(page)).toHaveText([/This service no longer exists/]);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
