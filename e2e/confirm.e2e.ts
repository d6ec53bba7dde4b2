import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DEMO_PASSWORD } from './support/staff.ts';
import { expect, test } from './support/test.ts';

test('R21 whoever finds an open console is asked for its password before a new device', async ({
  openConsole,
  dataDir,
}) => {
  const { page } = await openConsole('admin');
  await page.goto('/rooms?device=new');
  const form = page.getByRole('dialog', { name: 'Add room' });
  await form.getByRole('textbox', { name: 'Name' }).fill('Spa lounge');
  await form.getByRole('textbox', { name: 'Serial number' }).fill('spa-lounge');
  const database = new DatabaseSync(join(dataDir, 'concierge.sqlite'));
  database.exec(`update session set confirmed_at = '2026-01-01T00:00:00.000Z'`);
  database.close();
  await form.getByRole('button', { name: 'Add', exact: true }).click();

  const asked = page.getByRole('dialog', { name: 'Confirm that it is you' });
  const password = asked.getByLabel(/^Password/);
  await expect(password).toBeFocused();
  await page.keyboard.type('guess');
  await page.keyboard.press('Enter');
  await expect(password).toHaveAccessibleDescription(/password/);
  await page.keyboard.press('Escape');
  await expect(asked).toBeHidden();
  await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Spa lounge');
  await expect(form.getByText(/your password is needed/)).toBeVisible();

  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await password.fill(DEMO_PASSWORD);
  await asked.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('dialog', { name: 'Key for Spa lounge' })).toBeVisible();
});
