import type { Locator, Page } from '@playwright/test';
import type { User } from '@concierge/contract/users';
import { paths } from '@concierge/contract/paths';
import type { Staff } from './staff.ts';

export function usersOf(staff: Staff): Promise<User[]> {
  return staff.get<User[]>(paths.users);
}

export async function findUser(staff: Staff, username: string): Promise<User> {
  const found = (await usersOf(staff)).find((user) => user.username === username);
  if (!found) throw new Error(`No user ${username}`);
  return found;
}

/** The row of a user on the Users screen. */
export const userRow = (page: Page, username: string): Locator =>
  page.getByRole('row', { name: new RegExp(`(^|\\s)${username}(\\s|$)`) });

/** Opens the form of an existing user. */
export async function openUser(page: Page, username: string): Promise<Locator> {
  await page.goto('/users');
  await page.getByRole('button', { name: `Edit ${username}`, exact: true }).click();
  return page.getByRole('dialog', { name: 'Edit user' });
}

/** Opens the form for a new user. */
export async function openNewUser(page: Page): Promise<Locator> {
  await page.goto('/users');
  await page.getByRole('button', { name: 'Add user' }).click();
  return page.getByRole('dialog', { name: 'Add user' });
}

export const password = (form: Locator): Locator => form.getByLabel(/^Password/);
export const passwordConfirm = (form: Locator): Locator => form.getByLabel(/^Confirm password/);
