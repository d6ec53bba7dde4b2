import { expect, test } from './support/test.ts';

test.describe('the search of requests', () => {
  test('U67 is reached from every page, finds in every state, and stays while lists change', async ({
    openConsole,
  }) => {
    const { page } = await openConsole('operator');
    await page.goto('/messages');
    await page.getByRole('heading', { name: 'Messages' }).waitFor();
    await page.keyboard.press('ControlOrMeta+k');
    const field = page.getByRole('searchbox', { name: 'Search requests' });
    await expect(field).toBeFocused();
    await expect(page).toHaveTitle(/^(\(\d+\) )?All · Requests/);
    await page.keyboard.type('ROOM 101');
    await expect(page).toHaveURL(/search=ROOM\+101/);
    const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
    await expect(rows.first()).toContainText('Room 101');
    await expect(rows.filter({ hasNotText: 'Room 101' })).toHaveCount(0);
    await expect(rows.filter({ hasText: 'Completed' }).first()).toBeVisible();

    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await menu.getByRole('link', { name: 'Done' }).click();
    await expect(page).toHaveURL(/\/requests\/done\?search=ROOM\+101/);
    await expect(field).toHaveValue('ROOM 101');
    await expect(rows.filter({ hasNotText: 'Room 101' })).toHaveCount(0);

    await page.getByRole('button', { name: /^Search requests/ }).click();
    await expect(field).toBeFocused();
    await page.keyboard.type('nothing like it');
    await page.getByText('“nothing like it”').waitFor();
    await page.getByRole('link', { name: 'Search all requests' }).click();
    await expect(page).toHaveURL(/\/requests\/all\?search=nothing/);
    // One step back for what was typed, however often the typing paused.
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(/\/requests\/all\?search=ROOM/);
  });
});
