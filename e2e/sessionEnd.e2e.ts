import { paths } from '@concierge/contract/paths';
import { deviceBox, findMessage, openNewMessage, writeMessage } from './support/messages.ts';
import { openReply, rowsOf } from './support/requests.ts';
import { goOn, loseSession, signInAgain } from './support/session.ts';
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

  test('A5 the live connection comes back with the session', async ({ openDesk, room }) => {
    const { page } = await openDesk('admin');
    await page.goto('/requests/waiting');
    await expect(rowsOf(page).first()).toContainText(/\d\d\.\d\d\.\d{4}/);
    await loseSession(page);
    await page.getByRole('link', { name: 'Approved' }).click();
    await expect(signInAgain(page)).toBeVisible();
    await goOn(page);
    await expect(rowsOf(page).first()).toContainText(/\d\d\.\d\d\.\d{4}/);
    await page.getByRole('link', { name: 'Waiting' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Live' })).toBeVisible();
    const service = await room(101).service('Laundry');
    await room(101).ask(service.id, 'After the break');
    await openReply(page, 'After the break');
  });

  test('A5 a user who leaves instead comes to the sign-in page, and back to the same place', async ({
    openDesk,
  }) => {
    const { page } = await openDesk('admin');
    await page.goto('/messages?limit=5');
    await expect(rowsOf(page)).toHaveCount(5);
    await loseSession(page);
    await page.getByRole('button', { name: 'Next page' }).click();
    await signInAgain(page).getByRole('button', { name: 'Leave without saving' }).click();
    await expect(page).toHaveURL(/\/login\?next=/);
    await page.getByLabel('Project code').fill('demo');
    await page.getByLabel('Username').fill('admin');
    await page.getByLabel('Password', { exact: true }).fill('concierge-demo');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/\/messages\?limit=5&offset=5$/);
  });

  test('A5 leaving throws away what was typed without one more question', async ({ openDesk }) => {
    const { page } = await openDesk('admin');
    const form = await openNewMessage(page);
    await writeMessage(form, 'Not worth it', 'Never mind.');
    await form.getByRole('tab', { name: /^Users/ }).click();
    await deviceBox(form, 'room-101').check();
    await loseSession(page);
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await signInAgain(page).getByRole('button', { name: 'Leave without saving' }).click();
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
