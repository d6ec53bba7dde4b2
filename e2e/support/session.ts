import type { Locator, Page } from '@playwright/test';
import { DEMO_PASSWORD } from './staff.ts';

/** Ends the session as time does: the browser's cookie means nothing any more. */
export async function loseSession(page: Page): Promise<void> {
  await page.context().clearCookies();
}

/** The sign-in that opens over the page when a session ended in the middle of work. */
export const signInAgain = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Sign in to continue' });

/** Signs in over the page; project and username are already there. */
export async function goOn(page: Page): Promise<void> {
  const dialog = signInAgain(page);
  await dialog.getByLabel('Project code').fill('demo');
  await dialog.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
}
