import type { Locator, Page } from '@playwright/test';
import { DEMO_PASSWORD, DEMO_PROJECT } from './staff.ts';

/** Fills the sign-in form in, without a key. */
export async function fillInSignIn(page: Page, username: string): Promise<void> {
  await page.getByLabel('Project code').fill(DEMO_PROJECT);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
}

/** Fills the sign-in form in as a user does, and sends it. */
export async function signInByForm(page: Page, username: string): Promise<void> {
  await fillInSignIn(page, username);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** The sign-in that opens over the page when a session ended in the middle of work. */
export const signInAgain = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Sign in to continue' });
