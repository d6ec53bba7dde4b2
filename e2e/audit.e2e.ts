import { readFile } from 'node:fs/promises';
import { paths } from '@concierge/contract/paths';
import { choose } from './support/choose.ts';
import { expect, test } from './support/test.ts';

test.describe('the audit trail', () => {
  test('Y21 an admin sees who changed what, narrows it, and downloads it with the separator of the language or a chosen one', async ({
    openConsole,
  }) => {
    const { page, staff } = await openConsole('admin');
    await staff.post(paths.userCreate, { username: 'zora', user_type: 2, password: 'secret' });
    await page.goto('/settings');
    await page.getByRole('link', { name: 'Audit trail' }).click();
    await expect(page).toHaveURL(/\/settings\/audit$/);
    await expect(page).toHaveTitle(/Audit trail · Settings · /);
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await expect(menu.getByRole('link', { name: 'Settings' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    const added = page.getByRole('row', { name: /User added.*zora/ });
    await expect(added).toContainText('User type: Operator');
    await expect(added).toContainText('admin');

    await choose(page, 'Action', 'User added');
    await expect(page).toHaveURL(/action=user\.created/);
    await expect(page.getByRole('row', { name: /Signed in/ })).toHaveCount(0);
    await expect(added).toBeVisible();

    const waiting = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download CSV' }).click();
    const download = await waiting;
    expect(download.suggestedFilename()).toMatch(/^audit-\d{4}-\d\d-\d\d\.csv$/);
    const csv = await readFile(await download.path(), 'utf8');
    const lines = csv.trim().split('\r\n');
    expect(csv).toMatch(/^\uFEFFtime \(Europe\/Prague\),at,actor_kind,/);
    expect(lines.slice(1).every((line) => line.includes(',user.created,'))).toBe(true);
    expect(csv).toContain(',zora,');
    expect(csv).not.toContain('secret');

    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page.getByRole('row', { name: /Signed in/ }).first()).toBeVisible();
    const from = page.getByRole('textbox', { name: 'From' });
    await expect(from).toHaveAttribute('placeholder', /dd.*mm.*yyyy/);
    await from.fill('31012099');
    await expect(page).toHaveURL(/from=2099-01-31/);
    await expect(page.getByRole('main')).toContainText('No entry matches these filters.');

    const link = page.getByRole('link', { name: /Download CSV|CSV indir/ });
    await expect(link).toHaveAttribute('href', /separator=comma&timezone=Europe%2FPrague$/);
    await page.getByRole('button', { name: 'Language' }).click();
    await page.getByRole('menuitemradio', { name: 'Türkçe' }).click();
    await expect(link).toHaveAttribute('href', /separator=semicolon/);
    await choose(page, 'CSV dosyasının ayırıcısı', 'Sekmeli');
    await expect(link).toHaveAttribute('href', /separator=tab/);
    await page.reload();
    await expect(link).toHaveAttribute('href', /separator=tab/);
  });
});
