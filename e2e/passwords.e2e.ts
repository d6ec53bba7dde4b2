import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { toasts } from './support/toasts.ts';
import { openNewUser, password, passwordConfirm, userRow } from './support/users.ts';

const NEW_PASSWORD = 'seven blue towels';

const rules = (page: Page) => page.getByRole('dialog', { name: 'Password rules' });

test.describe('the password rules of a project', () => {
  test(
    'P12 an administrator switches them by keys, and a new user has to follow them',
    { tag: '@core' },
    async ({ openConsole }) => {
      const { page } = await openConsole('admin');
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
});
