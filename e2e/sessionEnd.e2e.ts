import { paths } from '@concierge/contract/paths';
import {
  deviceBox,
  findMessage,
  newMessage,
  openNewMessage,
  writeMessage,
} from './support/messages.ts';
import { rowWith, rowsOf } from './support/requests.ts';
import { goOn, loseSession, signInAgain } from './support/session.ts';
import { signInByForm } from './support/signIn.ts';
import { toasts } from './support/toasts.ts';
import { expect, test } from './support/test.ts';

test.describe('a session that ends in the middle of work', () => {
  test(
    'A5 opens sign-in over the page, then repeats the call with what was typed',
    { tag: '@core' },
    async ({ openDesk, server }) => {
      const { page, staff } = await openDesk('admin');
      const form = await openNewMessage(page);
      await writeMessage(form, 'Written with care', 'Every word of it.');
      await form.getByRole('tab', { name: /^Users/ }).click();
      await deviceBox(form, 'room-101').check();
      await loseSession(page);
      await form.getByRole('button', { name: 'Save', exact: true }).click();

      const again = signInAgain(page);
      await expect(again).toBeVisible();
      await expect(again.getByLabel('Username')).toHaveValue('admin');
      await expect(again.getByLabel('Password', { exact: true })).toBeFocused();
      await expect(page).toHaveURL(/\/messages\?message=new$/);
      await again.getByLabel('Password', { exact: true }).fill('wrong');
      await again.getByRole('button', { name: 'Sign in' }).click();
      await expect(again.getByText(/password is incorrect/)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(again).toBeVisible();

      await goOn(page);
      await expect(again).toBeHidden();
      await expect(toasts(page).filter({ hasText: 'Message saved' })).toBeVisible();
      await expect(form).toBeHidden();
      const login = await page.request.get(server.url + paths.auth());
      expect(login.status()).toBe(200);
      expect(await findMessage(staff, 'Written with care')).toMatchObject({
        message: 'Every word of it.',
        selected_devices: [{ serial_id: 'room-101' }],
      });
    },
  );

  test('A5 a user who leaves instead is asked nothing more, and comes back to the same place', async ({
    openDesk,
  }) => {
    const { page } = await openDesk('admin');
    await page.goto('/messages?limit=5&offset=5');
    await expect(rowsOf(page)).toHaveCount(5);
    await newMessage(page).click();
    const form = page.getByRole('dialog', { name: 'New message' });
    await writeMessage(form, 'Not worth it', 'Never mind.');
    await form.getByRole('tab', { name: /^Users/ }).click();
    await deviceBox(form, 'room-101').check();
    await loseSession(page);
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await signInAgain(page).getByRole('button', { name: 'Leave without saving' }).click();
    await expect(page).toHaveURL(/\/login\?next=/);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await signInByForm(page, 'admin');
    await expect(page).toHaveURL(/\/messages\?limit=5&offset=5/);
  });

  test('A5 B6 the profile lists the browsers, signs one out, and then all others', async ({
    openDesk,
    room,
  }) => {
    const { page, staff } = await openDesk('admin');
    const elsewhere = await openDesk('admin');
    const colleague = await openDesk('helena');
    await elsewhere.page.goto('/requests/waiting');
    await expect(elsewhere.page.getByRole('rowheader').first()).toBeVisible();

    await page.goto('/dashboard');
    await page.getByRole('button', { name: /admin Account menu/ }).click();
    await page.getByRole('menuitem', { name: 'Edit profile' }).click();
    const profile = page.getByRole('dialog', { name: 'Edit profile' });
    const sessions = page.getByRole('dialog', { name: 'Where you are signed in' });
    const rows = sessions.getByRole('listitem');
    await profile.getByRole('button', { name: 'Where you are signed in' }).click();
    await expect(rows).toHaveCount(2);
    await expect(rows.filter({ hasText: 'This browser' })).toHaveCount(1);
    await expect(rows.first()).toContainText('Chrome on Linux');
    await expect(rows.first()).toContainText(/\d\d\.\d\d\.\d{4} \d\d:\d\d/);
    await sessions.getByRole('button', { name: 'Sign out Chrome on Linux' }).click();
    await expect(toasts(page).filter({ hasText: 'Browser signed out' })).toBeVisible();
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText('This browser');

    // The other browser is notified at once, what was on its page stays, and it follows again.
    await expect(signInAgain(elsewhere.page)).toBeVisible();
    await goOn(elsewhere.page);
    // Rows under the pointer would wait.
    await elsewhere.page.getByRole('heading', { level: 1 }).hover();
    await expect(elsewhere.page.getByRole('status').filter({ hasText: 'Live' })).toBeVisible();
    const service = await room(101).service('Laundry');
    await room(101).ask(service.id, 'After the break');
    await expect(rowWith(elsewhere.page, 'After the break')).toBeVisible();

    await page.goBack();
    await expect(sessions).toBeHidden();
    await profile.getByRole('button', { name: 'Where you are signed in' }).click();
    await expect(rows).toHaveCount(2);
    const everywhere = sessions.getByRole('button', { name: 'Sign out everywhere else' });
    await everywhere.click();
    await expect(toasts(page).filter({ hasText: 'signed out everywhere else' })).toBeVisible();
    await expect(rows).toHaveCount(1);
    await expect(everywhere).toBeDisabled();
    await expect(elsewhere.staff.get(() => paths.auth())).rejects.toThrow(/401/);
    await staff.get(() => paths.auth());
    await colleague.staff.get(() => paths.auth());
  });
});
