import type { Locator, Page } from '@playwright/test';
import { paths } from '@concierge/contract/paths';
import type { Device } from './support/device.ts';
import { findRequest, pressInRow, rowWith, setRequestState, statusOf } from './support/requests.ts';
import type { Staff } from './support/staff.ts';
import { expect, test } from './support/test.ts';
import { toasts } from './support/toasts.ts';

/** Its name changes with the step. */
const reply = (page: Page) => page.getByRole('dialog').first();

/** A request that this user has approved. */
async function approved(room: Device, staff: Staff, note: string): Promise<number> {
  const service = await room.service('Laundry');
  const { id } = await room.ask(service.id, note);
  await setRequestState(staff, id, 2);
  return id;
}

const openerOf = (page: Page, note: string) => statusOf(rowWith(page, note));

async function openRow(page: Page, note: string): Promise<Locator> {
  await pressInRow(openerOf(page, note));
  await expect(reply(page)).toContainText(note);
  return reply(page);
}

test.describe('a request that changes hands', () => {
  test('M9 U55 handed over with a note: the colleague is notified at once, and may give it back', async ({
    openConsole,
    room,
  }) => {
    const admin = await openConsole('admin');
    const id = await approved(room(105), admin.staff, 'For the next shift');
    const operator = await openConsole('operator');
    await operator.page.goto('/dashboard');
    await admin.page.goto('/requests/approved');
    for (const { page } of [operator, admin]) {
      await expect(page.getByRole('status').filter({ hasText: 'Live' })).toBeVisible();
    }

    const dialog = await openRow(admin.page, 'For the next shift');
    await dialog.getByRole('button', { name: 'Hand over' }).click();
    const handOver = admin.page.getByRole('dialog', { name: 'Hand over' });
    const colleague = handOver.getByRole('combobox', { name: 'Colleague', exact: true });
    await colleague.click();
    await expect(colleague).toHaveAttribute('aria-expanded', 'true');
    await expect(admin.page.getByRole('option', { name: 'admin', exact: true })).toHaveCount(0);
    await admin.page.getByRole('option', { name: 'operator', exact: true }).click();
    await handOver
      .getByRole('textbox', { name: 'Staff note (optional)' })
      .fill('The guest is deaf.');
    // First what goes by itself.
    const told = toasts(operator.page).filter({ hasText: 'admin handed a request over to you' });
    await Promise.all([
      expect(told).toContainText('Room 105'),
      handOver.getByRole('button', { name: 'Hand over' }).click(),
    ]);
    await told.click();
    await expect(handOver).toBeHidden();
    // It is the operator's from now on.
    await expect(dialog).toBeHidden();
    await expect(rowWith(admin.page, 'For the next shift')).toContainText('admin › operator');
    await expect(openerOf(admin.page, 'For the next shift')).toBeFocused();
    const received = reply(operator.page);
    await expect(received).toContainText('Approved by admin');
    await expect(received).toContainText('Passed on to operator');
    await received.getByRole('button', { name: 'Timeline and notes' }).click();
    const timeline = received.getByRole('list', { name: 'Timeline' });
    await expect(timeline).toContainText('admin handed it over to operator');
    await expect(timeline).toContainText('The guest is deaf.');
    // Nothing of it reaches the room.
    expect(JSON.stringify(await room(105).messages())).not.toContain('deaf');

    await received.getByRole('button', { name: 'Give back to admin' }).click();
    await expect(received).toBeHidden();
    // As a toast, or in the line of the header that it folds into.
    await expect(admin.page.getByText('operator gave a request back to you').first()).toBeVisible();
    expect((await findRequest(admin.staff, id)).approved_by_name).toBe('admin');
  });

  test(
    'U47 the late answer of a take-over is shown nowhere but in its own request',
    { tag: '@core' },
    async ({ openConsole, room }) => {
      const operator = (await openConsole('operator')).staff;
      const { page, staff } = await openConsole('admin');
      const first = await approved(room(105), operator, 'The first wish');
      const second = await approved(room(106), staff, 'The second wish');
      await page.goto('/requests/approved');
      const came = Promise.withResolvers<void>();
      const released = Promise.withResolvers<void>();
      await page.route(/\/take-over$/, async (route) => {
        const response = await route.fetch();
        came.resolve();
        await released.promise;
        await route.fulfill({ response });
      });
      const dialog = await openRow(page, 'The first wish');
      await dialog.getByRole('button', { name: 'Take over from operator' }).click();
      await page.getByRole('button', { name: 'Take over', exact: true }).click();
      await came.promise;
      await dialog.getByRole('button', { name: 'Close' }).first().click();
      await expect(page.getByRole('dialog')).toHaveCount(0);

      await openRow(page, 'The second wish');
      released.resolve();
      const told = toasts(page).filter({ hasText: 'You took over the request' });
      await expect(told).toContainText('Room 105');
      await expect(page).toHaveURL(new RegExp(`reply=${second}$`));
      await expect(dialog).toContainText('The second wish');
      await expect(dialog).not.toContainText('The first wish');

      await dialog.getByRole('button', { name: /^Completed/ }).click();
      await page.getByRole('button', { name: 'Mark as completed' }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect((await findRequest(staff, second)).state_id).toBe(4);
      expect(await findRequest(staff, first)).toMatchObject({
        state_id: 2,
        approved_by_name: 'admin',
      });
    },
  );
});

test('M9 a note for a colleague stays when someone else takes the request meanwhile, and is asked about', async ({
  openConsole,
  room,
}) => {
  const helena = await openConsole('helena');
  const { page, staff } = await openConsole('admin');
  const id = await approved(room(104), staff, 'Taken while one writes');
  await page.goto('/requests/approved');
  const dialog = await openRow(page, 'Taken while one writes');
  await dialog.getByRole('button', { name: 'Hand over' }).click();
  const note = page.getByRole('dialog', { name: 'Hand over' }).getByRole('textbox');
  await note.fill('The guest is deaf.');
  await helena.staff.post((project) => paths.requestTakeOver(project, id), {
    expected_approved_by: staff.user.id,
  });
  await expect(page.locator('tbody').getByText('helena').first()).toBeAttached();
  await expect(note).toHaveValue('The guest is deaf.');
  await note.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Discard unsaved changes?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(note).toHaveValue('The guest is deaf.');
});
