import type { Page } from '@playwright/test';
import { escapeFrom } from './support/focus.ts';
import {
  confirmButton,
  openReply,
  openWaiting,
  rowWith,
  setRequestState,
} from './support/requests.ts';
import { toasts } from './support/toasts.ts';
import { expect, test } from './support/test.ts';

const live = (page: Page) => page.getByRole('status').filter({ hasText: 'Live' });

test.describe('live', () => {
  test(
    'I3 a new request appears on the card, in the open list and as a toast without a click',
    { tag: '@core' },
    async ({ openConsole, room }) => {
      const dashboard = await openConsole('admin');
      const list = await openConsole('operator');
      await dashboard.page.goto('/dashboard');
      await expect(live(dashboard.page)).toBeVisible();
      await openWaiting(list.page);
      const service = await room(105).service('Laundry');
      const card = dashboard.page.getByRole('main').getByRole('listitem');
      const laundry = card.filter({ hasText: 'Laundry' });
      const before = Number(/\d+/.exec(await laundry.innerText())?.[0]);

      await room(105).ask(service.id, 'Extra blanket');
      // First what goes by itself.
      await expect(toasts(dashboard.page).filter({ hasText: 'Extra blanket' })).toContainText(
        'Room 105',
      );
      await expect(rowWith(list.page, 'Extra blanket')).toBeVisible();
      await expect(laundry).toContainText(String(before + 1));
    },
  );

  test(
    'U6 U11 an open reply follows its request; who loses the race has the focus on what happened, and the note',
    { tag: '@core' },
    async ({ openConsole, room }) => {
      const service = await room(104).service('Laundry');
      const scarf = await room(104).ask(service.id, 'A scarf');
      const suit = await room(104).ask(service.id, 'A white suit');
      const operator = await openConsole('operator');
      const { page } = await openConsole('admin');
      await openWaiting(page);
      const choices = await openReply(page, 'A scarf');
      await expect(choices.getByRole('button', { name: /^Approved/ })).toBeEnabled();
      await setRequestState(operator.staff, scarf.id, 2);
      const history = choices.getByRole('list', { name: 'History' }).getByRole('listitem');
      await expect(history.last()).toContainText('Approved by operator');
      await expect(choices.getByRole('button', { name: /^Approved/ })).toHaveAccessibleDescription(
        /Current status/,
      );
      await expect(rowWith(page, 'A scarf')).toHaveCount(0);
      await escapeFrom(choices);

      const reply = await openReply(page, 'A white suit');
      await reply.getByRole('button', { name: /^Approved/ }).click();
      const note = reply.getByRole('textbox', { name: /Message to the guest/ });
      await note.fill('Picked up at ten');
      await confirmButton(reply).focus();
      await setRequestState(operator.staff, suit.id, 2);
      const news = reply.getByRole('alert');
      await expect(news).toHaveText('operator changed this request first. It is now “Approved”.');
      await expect(news).toBeFocused();
      await expect(confirmButton(reply)).toBeDisabled();
      await expect(note).toHaveValue('Picked up at ten');
      await expect(note).not.toBeEditable();
    },
  );
});
