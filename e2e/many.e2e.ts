import { paths } from '@concierge/contract/paths';
import { rowsOf, setRequestState } from './support/requests.ts';
import { expect, test } from './support/test.ts';
import { toasts } from './support/toasts.ts';

test.describe('many requests at once', () => {
  test('U68 ten are approved by three presses, or by six keys; what a colleague took stays selected', async ({
    openConsole,
    room,
  }) => {
    const service = await room(202).service('Laundry');
    const ids: number[] = [];
    for (let n = 0; n < 20; n += 1) ids.push((await room(202).ask(service.id, `Wish ${n}`)).id);
    const colleague = await openConsole('operator');
    const { page, staff } = await openConsole('admin');
    await page.goto('/requests/waiting');
    await expect(rowsOf(page)).toHaveCount(10);
    const bar = page.getByRole('group', { name: 'Actions for the selected requests' });

    await test.step('by pointer', async () => {
      await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
      await expect(bar).toContainText('10 selected');
      await bar.getByRole('button', { name: 'Approve' }).click();
      const dialog = page.getByRole('dialog', { name: 'Approve 10 requests?' });
      await dialog.getByRole('button', { name: 'Approve' }).click();
      await expect(toasts(page).filter({ hasText: '10 requests approved' })).toBeVisible();
      await expect(dialog).toBeHidden();
      await expect(bar).toBeHidden();
    });

    await test.step('by keys', async () => {
      await expect(rowsOf(page).filter({ hasText: 'Wish' })).toHaveCount(10);
      for (const key of ['j', 'x', 'End', 'Shift+X', 'a']) await page.keyboard.press(key);
      const dialog = page.getByRole('dialog', { name: 'Approve 10 requests?' });
      await expect(dialog.getByRole('button', { name: 'Approve' })).toBeFocused();
      // Someone is faster while the question is open, unheard.
      await page.route('**/service/requests/update', async (route) => {
        await setRequestState(colleague.staff, ids[3] ?? 0, 2);
        await route.continue();
      });
      await page.keyboard.press('Enter');
      await expect(toasts(page).filter({ hasText: '9 requests approved' })).toBeVisible();
      await expect(toasts(page).filter({ hasText: '1 request was not changed' })).toBeVisible();
      // It is approved, and leaves the list with the others.
      await expect(rowsOf(page).filter({ hasText: 'Wish' })).toHaveCount(0);
      await expect(bar).toBeHidden();
      await expect(dialog).toBeHidden();
      await expect(rowsOf(page).locator(':focus')).toHaveCount(1);
    });

    await test.step('what is refused and still in the list says why', async () => {
      await page.unrouteAll();
      const helena = await openConsole('helena');
      await page.goto('/requests/all?search=Wish&limit=50');
      await expect(rowsOf(page)).toHaveCount(20);
      await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
      // The colleague's is not one's own to complete.
      await expect(bar).toContainText('19 selected');
      await page.route('**/service/requests/update', async (route) => {
        const path = (project: number) => paths.requestTakeOver(project, ids[15] ?? 0);
        await helena.staff.post(path, { expected_approved_by: staff.user.id });
        await route.continue();
      });
      await page.keyboard.press('d');
      const dialog = page.getByRole('dialog', { name: 'Mark 19 requests as completed?' });
      await dialog.getByRole('button', { name: 'Mark as completed' }).click();
      await expect(bar).toContainText('1 selected');
      await expect(
        page.getByRole('checkbox', { name: /Room 202/, checked: true }),
      ).toHaveAccessibleDescription(
        'The request cannot be changed to this status. Check its current status.',
      );
    });

    await test.step('what is typed for one that a colleague takes meanwhile stays', async () => {
      await page.unrouteAll();
      await page.goto('/requests/waiting');
      const { id } = await room(202).ask(service.id, 'Taken meanwhile');
      const row = rowsOf(page).filter({ hasText: 'Taken meanwhile' });
      await row.getByRole('checkbox').press('Space');
      await bar.getByRole('button', { name: 'Cancel' }).click();
      const dialog = page.getByRole('dialog', { name: 'Cancel 1 request?' });
      await dialog.getByRole('textbox').fill('We are closed');
      await setRequestState(colleague.staff, id, 2);
      await expect(row).toHaveCount(0);
      await expect(dialog.getByRole('textbox')).toHaveValue('We are closed');
      await dialog.getByRole('button', { name: 'Cancel requests' }).click();
      await expect(toasts(page).filter({ hasText: '1 request was not changed' })).toBeVisible();
      await expect(dialog).toBeHidden();
    });
  });
});
