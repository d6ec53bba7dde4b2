import { printed } from './support/paper.ts';
import { expect, test } from './support/test.ts';

test.describe('what is printed', () => {
  test('Y19 a list is printed whole, with its headings on every sheet and nothing around it', async ({
    openDesk,
  }) => {
    const { page } = await openDesk('admin');
    await page.goto('/requests/done?limit=50');
    const rows = page.getByRole('main').getByRole('row');
    await expect(rows).toHaveCount(51);
    const notes = await page.locator('main tbody tr > :last-child').allInnerTexts();
    expect(notes).toHaveLength(50);
    const sheets = await printed(page);
    expect(sheets.length).toBeGreaterThan(1);
    for (const sheet of sheets) expect(sheet).toContain('Completed by');
    const text = sheets.join(' ');
    expect(text).toContain('Completed requests');
    for (const note of notes) expect(text).toContain(note);
    for (const around of ['Minify menu', 'Settings', 'Rows per page', 'Breadcrumb']) {
      expect(text).not.toContain(around);
    }
  });

  for (const width of [375, 768, 1440]) {
    test(`Y19 paper shows the same table from a window of ${width} px`, async ({ openDesk }) => {
      const { page } = await openDesk('admin');
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/requests/done?limit=50');
      await expect(page.getByRole('main').getByText('Room').first()).toBeVisible();
      const [first] = await printed(page);
      for (const heading of ['Service date', 'Device', 'Completed at', 'Note']) {
        expect(first).toContain(heading);
      }
    });
  }

  test('Y19 a modal is printed once, whole and without the page behind it', async ({
    openDesk,
  }) => {
    const { page } = await openDesk('admin');
    await page.goto('/messages');
    await page.getByRole('row', { name: /Water off for an hour/ }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('room-410')).toBeAttached();
    const text = (await printed(page)).join(' ');
    for (const room of ['room-101', 'room-205', 'room-410']) {
      expect(text.split(room)).toHaveLength(2);
    }
    expect(text).not.toContain('Messages and invoices sent to devices');
  });

  for (const theme of ['dark', 'light', 'contrast']) {
    test(`Y19 paper is black on white in the theme ${theme}`, async ({ openDesk }) => {
      const { page } = await openDesk('admin');
      await page.addInitScript((name) => localStorage.setItem('concierge.theme', name), theme);
      await page.goto('/requests/waiting');
      const cell = page.getByRole('main').getByRole('cell').nth(3);
      await expect(cell).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await expect(cell).toHaveCSS('color', 'rgb(0, 0, 0)');
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
      await expect(page.getByRole('banner')).toBeHidden();
    });
  }
});
