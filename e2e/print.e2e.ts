import { readQrCode } from './support/qrCode.ts';
import { expect, test } from './support/test.ts';
import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';

test('U70 eighty rooms are added at once, and their codes printed several to a page', async ({
  openConsole,
}) => {
  const { page } = await openConsole('admin');
  await page.goto('/rooms');
  await page.getByRole('button', { name: 'Add room' }).click();
  await page.getByRole('button', { name: 'Add several rooms at once' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add several rooms' });
  await dialog.getByRole('textbox', { name: 'Rooms' }).fill('Room 101\nRoom 901–980');
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expect(dialog.getByText('1 room already exists and is skipped')).toBeVisible();
  await dialog.getByRole('button', { name: 'Add 80 rooms' }).click();
  const sheet = page.getByRole('dialog', { name: 'Setup codes of the new rooms' });
  await expect(sheet.getByRole('img')).toHaveCount(80);
  expect(await readQrCode(sheet.getByRole('img', { name: 'Setup QR code for Room 980' }))).toMatch(
    /\/tablet\/?#key=/,
  );
  const sheets = await printed(page);
  expect(sheets.length).toBeGreaterThan(4);
  expect(sheets.length).toBeLessThan(11);
  const text = sheets.join(' ');
  for (const room of ['Room 901', 'Room 940', 'Room 980']) {
    expect(text.split(room)).toHaveLength(2);
  }
  await sheet.getByRole('button', { name: 'Done' }).click();
  await expect(page).toHaveURL(/\/rooms$/);
  await page.goto('/rooms?search=Room 9');
  await expect(page.getByText('80 rooms')).toBeAttached();
});

test('Y19 a list is printed whole, black on white and with its headings, from any window; a modal once and whole', async ({
  openConsole,
}) => {
  const { page } = await openConsole('admin');
  await page.addInitScript(() => localStorage.setItem('concierge.theme', 'dark'));

  await test.step('every row is on paper, the headings on every sheet, the house above them, and nothing else around it', async () => {
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
    expect(sheets[0]).toMatch(/^Hotel Aurelia Quay/);
    // A line may end after a hyphen.
    const letters = (words: string) => words.replaceAll(/\s/g, '');
    for (const note of notes) expect(letters(text)).toContain(letters(note));
    for (const around of ['Minify menu', 'Settings', 'Rows per page', 'Breadcrumb']) {
      expect(text).not.toContain(around);
    }
  });

  await test.step('a phone prints the same table', async () => {
    await page.setViewportSize({ width: 375, height: 800 });
    const [first] = await printed(page);
    // The PDF has another sign for the apostrophe.
    for (const heading of ['Service date', 'Device', 'Completed at', /Guest.s note/]) {
      expect(first).toMatch(heading);
    }
  });

  await test.step('the dark theme is black on white', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/requests/waiting');
    const cell = page.getByRole('main').getByRole('cell').nth(3);
    await expect(cell).toBeVisible();
    await expect(cell).not.toHaveCSS('color', 'rgb(0, 0, 0)');
    await page.emulateMedia({ media: 'print' });
    await expect(cell).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(page.getByRole('banner')).toBeHidden();
    await page.emulateMedia({ media: null });
  });

  await test.step('a modal is printed without the page behind it', async () => {
    await page.goto('/messages');
    await page.getByRole('row', { name: /Water off for an hour/ }).click();
    await expect(page.getByRole('dialog').getByText('room-410')).toBeAttached();
    const text = (await printed(page)).join(' ');
    for (const room of ['room-101', 'room-205', 'room-410']) {
      expect(text.split(room)).toHaveLength(2);
    }
    expect(text).not.toContain('Messages and invoices sent to devices');
  });
});

/** The words on each sheet that the browser prints, on A4 and without backgrounds. */
async function printed(page: Page): Promise<string[]> {
  const paper = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' })));
  const { text } = await extractText(paper);
  return text.map((sheet) => sheet.replaceAll(/\s+/g, ' '));
}
