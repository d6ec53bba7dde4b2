import type { Page } from '@playwright/test';
import { paths } from '@concierge/contract/paths';
import { openNewMessage, writeDraft, writeMessage } from './support/messages.ts';
import { expect, test } from './support/test.ts';
import { findUser } from './support/users.ts';

const question = (page: Page) =>
  page.getByRole('alertdialog', { name: 'Discard unsaved changes?' });

test.describe('what was typed', () => {
  test('a half-filled form is kept when live events arrive, and asked about before it is thrown away', async ({
    openConsole,
    room,
  }) => {
    const { page, staff } = await openConsole('admin');
    const form = await openNewMessage(page);
    const title = form.getByRole('textbox', { name: 'Title' });
    const text = form.getByRole('textbox', { name: 'Message' });
    await writeMessage(form, 'Worth keeping', 'Half a text');
    await text.focus();
    const service = await room(101).service('Laundry');
    await room(101).ask(service.id, 'Knock, knock');
    // Events come in their order: with this one the request has come, whose toast waits behind the form.
    await writeDraft(staff, 'From somewhere else', ['room-101']);
    await expect(page.locator('tbody').getByText('From somewhere else').first()).toBeAttached();
    await expect(title).toHaveValue('Worth keeping');
    await expect(text).toHaveValue('Half a text');
    await expect(text).toBeFocused();

    for (const leave of [
      () => form.getByRole('button', { name: 'Close' }).first().click(),
      () => page.evaluate(() => history.back()),
    ]) {
      await leave();
      await question(page).getByRole('button', { name: 'Keep editing' }).last().click();
      await expect(question(page)).toBeHidden();
      await expect(title).toHaveValue('Worth keeping');
    }
    await page.evaluate(() => history.back());
    await question(page).getByRole('button', { name: 'Discard' }).click();
    await expect(form).toBeHidden();
    await expect(page).toHaveURL(/\/messages$/);
  });

  test('every other form is asked about as well, and a user stays as typed when a colleague changes it', async ({
    openConsole,
    room,
  }) => {
    const service = await room(101).service('Laundry');
    const request = await room(101).ask(service.id, 'A question');
    const { page, staff } = await openConsole('admin');
    const { id } = await findUser(staff, 'grace');
    for (const [address, field] of [
      [`/users?user=${id}`, 'Username'],
      ['/settings?service=new', 'Name'],
      [`/requests/waiting?reply=${request.id}&to=2`, /^Message to the guest/],
      [`/requests/waiting?reply=${request.id}&message=new`, 'Title'],
    ] as const) {
      await test.step(address, async () => {
        await page.goto(address);
        const typed = page.getByRole('dialog').last().getByRole('textbox', { name: field });
        await typed.fill('By me');
        if (address.startsWith('/users')) {
          await staff.post((project) => paths.userUpdate(project, id), {
            id,
            username: 'grace-by-them',
            user_type: 2,
          });
          await expect(page.locator('tbody').getByText('grace-by-them')).toBeAttached();
        }
        await typed.press('Escape');
        await question(page).getByRole('button', { name: 'Keep editing' }).last().click();
        // While the question fades out, Escape is still its own.
        await expect(question(page)).toBeHidden();
        await expect(typed).toHaveValue('By me');
        await typed.press('Escape');
        await question(page).getByRole('button', { name: 'Discard' }).click();
        await expect(typed).toBeHidden();
      });
    }
  });

  test('the way from one room to several is asked about, too', async ({ openConsole }) => {
    const { page } = await openConsole('admin');
    await page.goto('/rooms?device=new');
    const one = page.getByRole('dialog', { name: 'Add room' });
    await one.getByRole('textbox', { name: 'Name' }).fill('Attic');
    const answer = async (name: string) => {
      await one.getByRole('button', { name: 'Add several rooms at once' }).click();
      await question(page).getByRole('button', { name }).click();
      await expect(question(page)).toBeHidden();
    };
    await answer('Keep editing');
    await expect(one.getByRole('textbox', { name: 'Name' })).toHaveValue('Attic');
    await answer('Discard');
    await expect(page.getByRole('dialog', { name: 'Add several rooms' })).toBeVisible();
  });

  test('closing the tab is asked about by the browser, once something is typed', async ({
    openConsole,
  }) => {
    const { page } = await openConsole('admin');
    const form = await openNewMessage(page);
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.dismiss();
    });
    // Nothing is typed yet: the tab may go, and is brought back by reloading it.
    await page.reload();
    await form.getByRole('textbox', { name: 'Title' }).click();
    expect(asked).toEqual([]);
    await page.keyboard.type('Worth keeping');

    await page.close({ runBeforeUnload: true });
    await expect.poll(() => asked).toEqual(['beforeunload']);
    await expect(form.getByRole('textbox', { name: 'Title' })).toHaveValue('Worth keeping');

    await page.keyboard.press('Escape');
    await question(page).getByRole('button', { name: 'Discard' }).click();
    await expect(form).toBeHidden();
    const closed = page.waitForEvent('close');
    await page.close({ runBeforeUnload: true });
    await closed;
    expect(asked).toEqual(['beforeunload']);
  });
});
