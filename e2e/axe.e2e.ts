import { violationsOf } from './support/axe.ts';
import { loseSession, signInAgain } from './support/session.ts';
import { settled } from './support/screens.ts';
import { expect, test } from './support/test.ts';

/** What no address leads to; the screens and modals themselves are asked where all of them are walked through. */
test.describe('axe', () => {
  test('menus, choices and what opens over the page have no violation', async ({ openDesk }) => {
    test.setTimeout(120_000);
    const { page } = await openDesk('admin');
    const scan = async (name: string) => {
      await settled(page);
      expect.soft(await violationsOf(page), name).toEqual([]);
    };
    await page.goto('/messages');
    const menus = [/Account menu/, /^Language/, /^Appearance/, /Status$/, /Per page$/];
    for (const name of menus) {
      await page.getByRole('button', { name }).last().click();
      await expect(page.getByRole('menu').or(page.getByRole('listbox'))).toBeVisible();
      await scan(String(name));
      await page.keyboard.press('Escape');
    }
    await page.getByRole('button', { name: 'Minify menu' }).click();
    await expect(page.getByRole('button', { name: 'Expand menu' })).toBeVisible();
    await scan('minified menu');
    await page.getByRole('button', { name: 'Expand menu' }).click();

    await page.goto('/settings?service=new');
    const form = page.getByRole('dialog', { name: 'Add service' });
    await form.getByRole('textbox', { name: 'Name' }).fill('Bicycles');
    await form.getByRole('button', { name: /Pick a color/ }).click();
    await expect(page.getByRole('slider', { name: /Hue/ })).toBeVisible();
    await scan('colour picker');
    await page.keyboard.press('Escape');
    await form.getByRole('button', { name: 'Close' }).last().click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await scan('unsaved');
    await page.getByRole('button', { name: 'Discard' }).click();

    await loseSession(page);
    await page.getByRole('link', { name: 'Users' }).click();
    await expect(signInAgain(page)).toBeVisible();
    // The list behind it waits for the session, so nothing settles.
    expect.soft(await violationsOf(page), 'sign in again').toEqual([]);
  });
});
