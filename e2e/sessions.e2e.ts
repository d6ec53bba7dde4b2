import type { Page } from '@playwright/test';
import { paths } from '@concierge/contract/paths';
import { signInAgain } from './support/session.ts';
import { expect, test } from './support/test.ts';
import { toasts } from './support/toasts.ts';

const profile = (page: Page) => page.getByRole('dialog', { name: 'Edit profile' });
const sessions = (page: Page) => page.getByRole('dialog', { name: 'Where you are signed in' });
const rows = (page: Page) => sessions(page).getByRole('listitem');

test.describe('where one is signed in', () => {
  test('A5 B6 the profile lists the browsers and signs one out', async ({ openDesk }) => {
    const { page } = await openDesk('admin');
    const elsewhere = await openDesk('admin');
    await openDesk('operator');
    await elsewhere.page.goto('/requests/waiting');
    await expect(elsewhere.page.getByRole('rowheader').first()).toBeVisible();

    await page.goto('/dashboard');
    await page.getByRole('button', { name: /admin Account menu/ }).click();
    await page.getByRole('menuitem', { name: 'Edit profile' }).click();
    await profile(page).getByRole('button', { name: 'Where you are signed in' }).click();
    await expect(rows(page)).toHaveCount(2);
    await expect(rows(page).filter({ hasText: 'This browser' })).toHaveCount(1);
    await expect(rows(page).first()).toContainText('Chrome on Linux');
    await expect(rows(page).first()).toContainText(/\d\d\.\d\d\.\d{4} \d\d:\d\d/);

    await sessions(page).getByRole('button', { name: 'Sign out Chrome on Linux' }).click();
    await expect(toasts(page).filter({ hasText: 'Browser signed out' })).toBeVisible();
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText('This browser');
    // The other browser is notified at once, and what was on its page stays.
    await expect(signInAgain(elsewhere.page)).toBeVisible();
    await page.goBack();
    await expect(sessions(page)).toBeHidden();
    await expect(profile(page)).toBeVisible();
  });

  test('A5 signing out everywhere else keeps this browser', async ({ openDesk }) => {
    const { page, staff } = await openDesk('admin');
    const others = [await openDesk('admin'), await openDesk('admin')];
    const colleague = await openDesk('helena');
    await page.goto('/dashboard?profile=edit&sessions=all');
    await expect(rows(page)).toHaveCount(3);
    const everywhere = sessions(page).getByRole('button', { name: 'Sign out everywhere else' });
    await everywhere.click();
    await expect(toasts(page).filter({ hasText: 'signed out everywhere else' })).toBeVisible();
    await expect(rows(page)).toHaveCount(1);
    await expect(everywhere).toBeDisabled();
    for (const other of others) {
      await expect(other.staff.get(() => paths.auth())).rejects.toThrow(/401/);
    }
    await staff.get(() => paths.auth());
    await colleague.staff.get(() => paths.auth());

    await page.keyboard.press('Escape');
    await expect(sessions(page)).toBeHidden();
    await expect(profile(page)).toBeVisible();
    await expect(page).toHaveURL(/\?profile=edit$/);
  });
});
