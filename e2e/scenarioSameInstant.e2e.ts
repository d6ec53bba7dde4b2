import { paths } from '@concierge/contract/paths';
import type { User } from '@concierge/contract/users';
import { confirmAtOnce, findRequest, openReply, rowWith } from './support/requests.ts';
import { expect, test } from './support/test.ts';

test('I3 D10 three desks see a request without a click; of two approvals at once one wins', async ({
  openDesk,
  room,
}) => {
  const admin = await openDesk('admin');
  const users = await admin.staff.get<User[]>(paths.users);
  const colleague = users.find(
    (user) => user.user_type === 2 && user.lang === 'en' && user.username !== 'operator',
  );
  if (!colleague) throw new Error('the demo has a second operator who reads English');
  const operator = await openDesk('operator');
  const second = await openDesk(colleague.username);
  const desks = [admin, operator, second];
  for (const { page } of desks) {
    await page.goto('/requests/waiting');
    await expect(page.getByRole('status').filter({ hasText: 'Live' })).toBeVisible();
  }

  const device = room(401);
  const service = (await device.services())[0];
  if (!service) throw new Error('the demo has services');
  const note = 'Champagne for two';
  const request = await device.ask(service.id, note);
  for (const { page } of desks) await expect(rowWith(page, note)).toBeVisible();

  const both = [operator, second];
  const dialogs = await Promise.all(
    both.map(async ({ page }) => {
      const dialog = await openReply(page, note);
      await dialog.getByRole('button', { name: /^Approved/ }).click();
      return dialog;
    }),
  );
  await confirmAtOnce(dialogs);
  await expect.poll(async () => (await findRequest(admin.staff, request.id)).state_id).toBe(2);
  const row = await findRequest(admin.staff, request.id);
  const winner = row.approved_by === operator.staff.user.id ? operator : second;
  const loser = winner === operator ? second : operator;
  await expect(winner.page.getByText('Request updated successfully')).toBeVisible();
  await expect(
    loser.page.getByText(`${row.approved_by_name} changed this request first`).first(),
  ).toBeVisible();

  // The third desk sees the current list without interaction.
  await expect(rowWith(admin.page, note)).toHaveCount(0);
  await admin.page.goto('/requests/approved');
  await expect(rowWith(admin.page, note)).toContainText(row.approved_by_name ?? '');

  // The device gets the approved state.
  const seen = (await device.requests()).find(({ id }) => id === request.id);
  expect(seen?.state_id).toBe(2);
});
