import { paths } from '@concierge/contract/paths';
import { deviceBox, findMessage, openNewMessage, writeMessage } from './support/messages.ts';
import { signInAgain } from './support/signIn.ts';
import { DEMO_PASSWORD, DEMO_PROJECT } from './support/staff.ts';
import { toasts } from './support/toasts.ts';
import { expect, test } from './support/test.ts';

test.describe('a session that ends in the middle of work', () => {
  test(
    'A5 opens sign-in over the page, then repeats the call with what was typed',
    { tag: '@core' },
    async ({ openConsole, server }) => {
      const { page, staff } = await openConsole('admin');
      const form = await openNewMessage(page);
      await writeMessage(form, 'Written with care', 'Every word of it.');
      await form.getByRole('tab', { name: /^Users/ }).click();
      await deviceBox(form, 'room-101').check();
      await page.context().clearCookies();
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

      await again.getByLabel('Project code').fill(DEMO_PROJECT);
      await again.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
      await again.getByRole('button', { name: 'Sign in' }).click();
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

  test('A5 one sign-in is enough for all tabs', async ({ openConsole }) => {
    const { page } = await openConsole('admin');
    await page.goto('/dashboard');
    const other = await page.context().newPage();
    await other.goto('/dashboard');
    const tabs = [page, other];
    for (const tab of tabs) {
      await expect(tab.getByRole('status').filter({ hasText: 'Live' })).toBeVisible();
    }
    await page.context().clearCookies();
    for (const tab of tabs) {
      await tab.getByRole('link', { name: 'Messages' }).click();
      await expect(signInAgain(tab)).toBeVisible();
    }
    const again = signInAgain(page);
    await again.getByLabel('Project code').fill(DEMO_PROJECT);
    await again.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await again.getByRole('button', { name: 'Sign in' }).click();
    for (const tab of tabs) {
      await expect(signInAgain(tab)).toBeHidden();
      await expect(tab.getByRole('row').nth(1)).toBeVisible();
    }
  });
});
