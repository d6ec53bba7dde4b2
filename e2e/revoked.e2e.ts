import type { Page } from '@playwright/test';
import { paths } from '@concierge/contract/paths';
import type { User } from '@concierge/contract/users';
import { queryRequests } from './support/requests.ts';
import { signInAgain } from './support/session.ts';
import type { Staff } from './support/staff.ts';
import { expect, test } from './support/test.ts';

const GONE = 'This account no longer exists.';
const ENDED = 'An administrator has ended this session.';

const userNamed = async (admin: Staff, username: string): Promise<User> => {
  const users = await admin.get<User[]>(paths.users);
  const found = users.find((user) => user.username === username);
  if (!found) throw new Error(`There is no user ${username}`);
  return found;
};
const remove = async (admin: Staff, username: string) =>
  admin.post(paths.userDelete, { id: (await userNamed(admin, username)).id });

/** The sign-in page with these words, and nothing of the house on it. */
async function expectEmptied(page: Page, words: string): Promise<void> {
  await expect(page.getByRole('alert')).toHaveText(words);
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByLabel('Project code')).toBeVisible();
  await expect(signInAgain(page)).toBeHidden();
  await expect(page.getByText(/Room \d+/)).toHaveCount(0);
}

test.describe('a session that somebody else ended', () => {
  test(
    'R15 every open tab of a deleted user empties at once, with words',
    { tag: '@core' },
    async ({ openDesk }) => {
      const { staff: admin } = await openDesk('admin');
      const { page } = await openDesk('operator');
      const other = await page.context().newPage();
      await page.goto('/requests/waiting');
      await other.goto('/messages');
      for (const tab of [page, other]) {
        await expect(tab.getByRole('status').filter({ hasText: 'Live' })).toBeVisible();
      }
      await remove(admin, 'operator');
      for (const tab of [page, other]) await expectEmptied(tab, GONE);
      await page.getByLabel('Project code').fill('demo');
      await page.getByLabel('Username').fill('helena');
      await page.getByLabel('Password', { exact: true }).fill('concierge-demo');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page).toHaveURL(/\/dashboard$/);
      await expect(page.getByText(GONE)).toHaveCount(0);
    },
  );

  test('R15 a tab without its live connection empties with its next call', async ({ openDesk }) => {
    const { staff: admin } = await openDesk('admin');
    const { page } = await openDesk('operator');
    await page.routeWebSocket(/\/live/, (socket) => socket.close());
    await page.goto('/requests/waiting');
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    await remove(admin, 'operator');
    await page.getByRole('link', { name: 'Approved' }).click();
    await expectEmptied(page, GONE);
  });

  for (const [where, viewport] of [
    ['tablet width', { width: 768, height: 1024 }],
    ['the width of a phone', { width: 375, height: 812 }],
  ] as const) {
    test(`R15 at ${where} a half written answer goes with the page`, async ({ openDesk }) => {
      const { staff: other } = await openDesk('helena');
      const { page, staff } = await openDesk('admin', { viewport, hasTouch: true });
      const { data } = await queryRequests(staff, { 'state_id in': [1] });
      await page.goto(`/requests/waiting?reply=${data[0]?.id}`);
      const reply = page.getByRole('dialog', { name: 'Reply to request' });
      const choices = reply.getByRole('group', { name: 'Change status' }).getByRole('button');
      await choices.filter({ hasText: 'Approved' }).click();
      await page.getByRole('textbox', { name: /^Note to the device/ }).fill('They asked twice');
      await remove(other, 'admin');
      await expectEmptied(page, GONE);
      await expect(page.getByText('They asked twice')).toHaveCount(0);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  }

  test('R15 a page that was without network empties when it is back', async ({ openDesk }) => {
    const { staff: admin } = await openDesk('admin');
    const { page } = await openDesk('operator');
    await page.goto('/requests/waiting');
    await expect(page.getByRole('status').filter({ hasText: 'Live' })).toBeVisible();
    await page.context().setOffline(true);
    await remove(admin, 'operator');
    await page.context().setOffline(false);
    await expectEmptied(page, GONE);
  });

  test('R15 a session that an administrator ended leaves nothing either', async ({ openDesk }) => {
    const { staff: admin } = await openDesk('admin');
    const { page } = await openDesk('operator', { locale: 'en-GB' });
    await page.goto('/requests/waiting');
    await expect(page.getByRole('status').filter({ hasText: 'Live' })).toBeVisible();
    const { id, username, user_type } = await userNamed(admin, 'operator');
    const change = { id, username, user_type, password: 'another password' };
    await admin.post((projectId) => paths.userUpdate(projectId, id), change);
    await expectEmptied(page, ENDED);
  });
});
