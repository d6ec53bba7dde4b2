import type { Page } from '@playwright/test';
import { choose, selectField } from './support/choose.ts';
import { escapeFrom } from './support/focus.ts';
import { signInByForm } from './support/signIn.ts';
import { toasts } from './support/toasts.ts';
import { expect, test } from './support/test.ts';
import { findUser, openNewUser, openUser, password, passwordConfirm } from './support/users.ts';

const SECRET = 'A new long password 1';

/** The body of the next call that saves a user. */
const savedBody = async (page: Page, act: () => Promise<void>) => {
  const call = page.waitForRequest((request) =>
    /\/user\/(create|\d+\/update)$/.test(request.url()),
  );
  await act();
  return (await call).postDataJSON() as Record<string, unknown>;
};

test.describe('user form', () => {
  test('F2 a new user has username, type and both passwords; an existing one after the button', async ({
    openDesk,
  }) => {
    const { page } = await openDesk('admin');
    const add = await openNewUser(page);
    await expect(add.getByRole('textbox', { name: 'Username' })).toBeFocused();
    await expect(selectField(add, 'User type')).toBeVisible();
    await expect(password(add)).toHaveAttribute('type', 'password');
    await expect(passwordConfirm(add)).toHaveAttribute('type', 'password');
    await expect(add.getByRole('button', { name: 'Create' })).toBeVisible();
    await selectField(add, 'User type').click();
    await expect(page.getByRole('option')).toHaveText(['Administrator', 'Operator']);
    await escapeFrom(page.getByRole('listbox'));
    await add.getByRole('button', { name: 'Close' }).last().click();
    await expect(add).toBeHidden();

    const edit = await openUser(page, 'grace');
    await expect(edit.getByRole('textbox', { name: 'Username' })).toHaveValue('grace');
    await expect(password(edit)).toHaveCount(0);
    await edit.getByRole('button', { name: 'Change password' }).click();
    await expect(password(edit)).toBeFocused();
    await expect(passwordConfirm(edit)).toBeVisible();
    await expect(edit.getByRole('button', { name: 'Update' })).toBeVisible();
  });

  test('F3 a new user is complete only with type and a repeated password', async ({ openDesk }) => {
    const { page, staff } = await openDesk('admin');
    const form = await openNewUser(page);
    const create = form.getByRole('button', { name: 'Create' });
    await expect(create).toBeDisabled();
    await form.getByRole('textbox', { name: 'Username' }).fill('nadia');
    await expect(create).toBeDisabled();
    await choose(form, 'User type', 'Operator');
    await expect(create).toBeDisabled();
    await password(form).fill(SECRET);
    await expect(create).toBeDisabled();
    await passwordConfirm(form).fill('something else');
    await expect(create).toBeDisabled();
    await passwordConfirm(form).fill(SECRET);
    await expect(create).toBeEnabled();
    expect(await savedBody(page, () => create.click())).toEqual({
      username: 'nadia',
      user_type: 2,
      password: SECRET,
    });
    await expect(toasts(page).filter({ hasText: 'User created' })).toBeVisible();
    expect((await findUser(staff, 'nadia')).user_type).toBe(2);
  });

  test('F3 a mistyped repetition is reported at the confirm field, and nothing is sent', async ({
    openDesk,
  }) => {
    const { page } = await openDesk('admin');
    const form = await openUser(page, 'grace');
    await form.getByRole('button', { name: 'Change password' }).click();
    await password(form).fill(SECRET);
    await passwordConfirm(form).fill('A new long password 2');
    let calls = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/update')) calls += 1;
    });
    await form.getByRole('button', { name: 'Update' }).click();
    await expect(passwordConfirm(form)).toHaveAccessibleDescription(/The passwords do not match/);
    await expect(passwordConfirm(form)).toBeFocused();
    expect(calls).toBe(0);
    await passwordConfirm(form).fill(SECRET);
    await form.getByRole('button', { name: 'Update' }).click();
    await expect(toasts(page).filter({ hasText: 'User updated' })).toBeVisible();
    expect(calls).toBe(1);
  });

  test(
    'F3 the new password is the one to sign in with',
    { tag: '@core' },
    async ({ openDesk, page: visitor }) => {
      const { page } = await openDesk('admin');
      const form = await openUser(page, 'grace');
      await form.getByRole('button', { name: 'Change password' }).click();
      await password(form).fill(SECRET);
      await passwordConfirm(form).fill(SECRET);
      await form.getByRole('button', { name: 'Update' }).click();
      await expect(toasts(page).filter({ hasText: 'User updated' })).toBeVisible();
      await visitor.goto('/login');
      await signInByForm(visitor, 'grace', SECRET);
      await expect(visitor).toHaveURL(/\/dashboard$/);
    },
  );

  test('F4 an untouched password is left out of the update', async ({ openDesk }) => {
    const { page, staff } = await openDesk('admin');
    const { id } = await findUser(staff, 'grace');
    const form = await openUser(page, 'grace');
    await form.getByRole('button', { name: 'Change password' }).click();
    await form.getByRole('textbox', { name: 'Username' }).fill('gracie');
    const body = await savedBody(page, () => form.getByRole('button', { name: 'Update' }).click());
    expect(body).toEqual({ id, username: 'gracie', user_type: 2 });
  });

  test('F5 an operator changes the own password, but neither name nor type', async ({
    openDesk,
  }) => {
    const { page } = await openDesk('operator');
    await page.goto('/dashboard?profile=edit');
    const form = page.getByRole('dialog', { name: 'Edit profile' });
    await expect(form.getByRole('textbox', { name: 'Username' })).toBeDisabled();
    await expect(selectField(form, 'User type')).toBeDisabled();
    await expect(form.getByRole('button', { name: 'Change password' })).toBeVisible();
  });

  test('F5 an administrator changes the password of operators and the own, not of other administrators', async ({
    openDesk,
  }) => {
    const { page } = await openDesk('admin');
    for (const [username, offered] of [
      ['admin', 1],
      ['grace', 1],
      ['helena', 0],
    ] as const) {
      const form = await openUser(page, username);
      await expect(form.getByRole('textbox', { name: 'Username' })).toBeEnabled();
      await expect(form.getByRole('button', { name: 'Change password' })).toHaveCount(offered);
    }
  });

  test('F6 a username that exists is reported under the username and in a toast', async ({
    openDesk,
  }) => {
    const { page } = await openDesk('admin');
    const form = await openUser(page, 'grace');
    const username = form.getByRole('textbox', { name: 'Username' });
    await username.fill('tomas');
    await form.getByRole('button', { name: 'Update' }).click();
    await expect(toasts(page).filter({ hasText: 'This username is already taken.' })).toBeVisible();
    await expect(username).toHaveAccessibleDescription(/This username is already taken\./);
    await expect(username).toHaveValue('tomas');
    await username.fill('tomas-2');
    await expect(username).not.toHaveAccessibleDescription(/already taken/);
    await form.getByRole('button', { name: 'Update' }).click();
    await expect(form).toBeHidden();
  });

  test('F6 any other error is a toast only, and the form keeps what was typed', async ({
    openDesk,
  }) => {
    const { page } = await openDesk('admin');
    await page.route('**/user/*/update', (route) =>
      route.fulfill({ status: 500, json: { errorCode: 'internal' } }),
    );
    const form = await openUser(page, 'grace');
    const username = form.getByRole('textbox', { name: 'Username' });
    await username.fill('gracie');
    await form.getByRole('button', { name: 'Update' }).click();
    await expect(
      toasts(page).filter({ hasText: 'Something went wrong on the server' }),
    ).toBeVisible();
    await expect(username).toHaveValue('gracie');
    await expect(form.getByText('Something went wrong on the server')).toHaveCount(0);
  });
});
