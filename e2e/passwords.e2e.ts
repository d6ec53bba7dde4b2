import type { Page } from '@playwright/test';
import { paths } from '@concierge/contract/paths';
import { signInAgain } from './support/session.ts';
import type { Staff } from './support/staff.ts';
import { DEMO_PASSWORD } from './support/staff.ts';
import { expect, test } from './support/test.ts';
import { toasts } from './support/toasts.ts';
import { openNewUser, openUser, password, passwordConfirm, userRow } from './support/users.ts';

const NEW_PASSWORD = 'seven blue towels';
const PHONE = { viewport: { width: 375, height: 812 }, hasTouch: true };

const switchOn = (staff: Staff) => staff.post(paths.passwordPolicyUpdate, { enabled: true });
const rules = (page: Page) => page.getByRole('dialog', { name: 'Password rules' });

test.describe('the password rules of a project', () => {
  test(
    'P12 an administrator switches them by keys, and a new user has to follow them',
    { tag: '@core' },
    async ({ openDesk }) => {
      const { page } = await openDesk('admin');
      await page.goto('/users');
      await page.getByRole('button', { name: 'Password rules' }).press('Enter');
      const hard = rules(page).getByRole('switch', { name: 'Passwords have to be hard to guess' });
      await expect(hard).not.toBeChecked();
      await hard.press('Space');
      await expect(hard).toBeChecked();
      await expect(toasts(page).filter({ hasText: 'Password rules switched on' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(rules(page)).toBeHidden();

      const form = await openNewUser(page);
      await expect(password(form)).toHaveAccessibleDescription(/At least 8 characters/);
      await form.getByRole('textbox', { name: 'Username' }).fill('ann');
      await form.getByRole('button', { name: /User type/ }).click();
      await page.getByRole('option', { name: 'Operator' }).click();
      for (const [text, why] of [
        ['ann', /too short/],
        ['password1', /one of the most used/],
        ['ann-demo-2026', /made of the project’s name/],
      ] as const) {
        await password(form).fill(text);
        await passwordConfirm(form).fill(text);
        await passwordConfirm(form).press('Enter');
        await expect(password(form)).toHaveAccessibleDescription(why);
        await expect(password(form)).toBeFocused();
      }
      await password(form).fill(NEW_PASSWORD);
      await passwordConfirm(form).fill(NEW_PASSWORD);
      await passwordConfirm(form).press('Enter');
      await expect(form).toBeHidden();
      await expect(userRow(page, 'ann')).toBeVisible();
    },
  );

  test('P12 one’s own password is changed with the current one, on a phone too', async ({
    openDesk,
  }) => {
    const { staff: admin } = await openDesk('admin');
    await switchOn(admin);
    const { page, staff } = await openDesk('operator', PHONE);
    await page.goto('/dashboard?profile=edit');
    const form = page.getByRole('dialog', { name: 'Edit profile' });
    await form.getByRole('button', { name: 'Change password' }).click();
    const current = form.getByLabel(/^Current password/);
    await expect(current).toBeFocused();
    await current.fill('not this one');
    await password(form).fill(NEW_PASSWORD);
    await passwordConfirm(form).fill(NEW_PASSWORD);
    await passwordConfirm(form).press('Enter');
    await expect(current).toHaveAccessibleDescription(/not correct/);
    await expect(current).toBeFocused();
    await current.fill(DEMO_PASSWORD);
    await current.press('Enter');
    await expect(form).toBeHidden();
    const signIn = (text: string) =>
      page.request.post(paths.login(), {
        data: { projectCode: 'demo', username: staff.user.username, password: text },
      });
    expect((await signIn(DEMO_PASSWORD)).status()).toBe(401);
    expect((await signIn(NEW_PASSWORD)).status()).toBe(200);
  });

  test('P12 R15 a user whose session an administrator ends sees why, and no rooms', async ({
    openDesk,
  }) => {
    const { page } = await openDesk('admin');
    const theirs = await openDesk('operator');
    await theirs.page.goto('/requests/waiting');
    await expect(theirs.page.getByText(/Room \d+/).first()).toBeVisible();
    const dialog = await openUser(page, 'operator');
    await dialog.getByRole('button', { name: 'Where operator is signed in' }).click();
    const sessions = page.getByRole('dialog', { name: 'Where operator is signed in' });
    await expect(sessions.getByRole('listitem')).toHaveCount(1);
    await sessions.getByRole('button', { name: 'Sign out Chrome on Linux' }).click();
    await expect(sessions.getByRole('listitem')).toHaveCount(0);

    await expect(theirs.page.getByRole('alert')).toHaveText(
      'An administrator has ended this session.',
    );
    await expect(theirs.page).toHaveURL(/\/login$/);
    await expect(theirs.page.getByText(/Room \d+/)).toHaveCount(0);
    await expect(signInAgain(theirs.page)).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(sessions).toBeHidden();
    await expect(dialog).toBeVisible();
  });
});
