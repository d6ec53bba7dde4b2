import type { Page } from '@playwright/test';
import { paths } from '@concierge/contract/paths';
import { queryRequests } from './support/requests.ts';
import { signInAgain, signInByForm } from './support/signIn.ts';
import type { Staff } from './support/staff.ts';
import { expect, test } from './support/test.ts';
import { findUser } from './support/users.ts';

const GONE = 'This account no longer exists.';

const remove = async (admin: Staff, username: string) =>
  admin.post(paths.userDelete, { id: (await findUser(admin, username)).id });

/** The sign-in page with these words, and nothing of the project on it. */
async function expectEmptied(page: Page, words: string): Promise<void> {
  await expect(page.getByRole('alert')).toHaveText(words);
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByLabel('Project code')).toBeVisible();
  await expect(signInAgain(page)).toBeHidden();
  await expect(page.getByText(/Room \d+/)).toHaveCount(0);
}

test.describe('a session that someone else ended', () => {
  test(
    'R15 every open tab of a deleted user empties at once, with words',
    { tag: '@core' },
    async ({ openConsole }) => {
      const { staff: admin } = await openConsole('admin');
      const { page } = await openConsole('operator');
      const other = await page.context().newPage();
      await page.goto('/requests/waiting');
      await other.goto('/messages');
      for (const tab of [page, other]) {
        await expect(tab.getByRole('status').filter({ hasText: 'Live' })).toBeVisible();
      }
      await remove(admin, 'operator');
      for (const tab of [page, other]) await expectEmptied(tab, GONE);
      await signInByForm(page, 'helena');
      await expect(page).toHaveURL(/\/dashboard$/);
      await expect(page.getByText(GONE)).toHaveCount(0);
    },
  );

  test('R15 a half written answer goes with the page, also of one that was without network', async ({
    openConsole,
  }) => {
    const { staff: other } = await openConsole('helena');
    const { page, staff } = await openConsole('admin', {
      viewport: { width: 375, height: 812 },
      hasTouch: true,
    });
    const { data } = await queryRequests(staff, { 'state_id in': [1] });
    await page.goto(`/requests/waiting?reply=${data[0]?.id}`);
    const reply = page.getByRole('dialog', { name: 'Reply to request' });
    const choices = reply.getByRole('group', { name: 'Change status' }).getByRole('button');
    await choices.filter({ hasText: 'Approved' }).click();
    await page.getByRole('textbox', { name: /^Message to the guest/ }).fill('They asked twice');
    await page.context().setOffline(true);
    await remove(other, 'admin');
    await page.context().setOffline(false);
    await expectEmptied(page, GONE);
    await expect(page.getByText('They asked twice')).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
