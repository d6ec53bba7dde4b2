import { readFile } from 'node:fs/promises';
import { paths } from '@concierge/contract/paths';
import { choose } from './support/choose.ts';
import { expect, test } from './support/test.ts';

test('Y21 P2 an admin sees who changed what, narrows it, and downloads it with a chosen separator', async ({
  openConsole,
}) => {
  const { page, staff } = await openConsole('admin');
  await staff.post(paths.userCreate, { username: 'zora', user_type: 2, password: 'secret' });
  await page.goto('/settings');
  await page.getByRole('link', { name: 'Audit trail' }).click();
  const added = page.getByRole('row', { name: /User added.*zora/ });
  await expect(added).toContainText('User type: Operator');
  await expect(added).toContainText('admin');
  await choose(page, 'Action', 'User added');
  await expect(page.getByRole('row', { name: /Signed in/ })).toHaveCount(0);
  await expect(added).toBeVisible();

  await page.getByRole('button', { name: 'Export as CSV' }).click();
  await choose(page, 'Separator', 'Tab');
  await page.reload();
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const download = await waiting;
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(download.suggestedFilename()).toMatch(/^audit-\d{4}-\d\d-\d\d\.csv$/);
  const [head = '', ...lines] = (await readFile(await download.path(), 'utf8'))
    .trimEnd()
    .split('\r\n');
  expect(head).toMatch(/^\uFEFFTime \(Europe\/Prague\)\tTime \(ISO 8601\)\tKind of actor\t/);
  expect(lines.filter((line) => !line.includes('\tUser added\t'))).toEqual([]);
  expect(lines.join()).toContain('\tzora\t');
  expect(lines.join()).not.toContain('secret');
});
