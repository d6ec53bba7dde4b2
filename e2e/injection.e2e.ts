import { paths } from '@concierge/contract/paths';
import type { Service } from '@concierge/contract/services';
import { INJECTIONS } from '@concierge/server/testing/injections';
import { addRooms, missingOn, storeEverywhere, tracesOf, watchPolicy } from './support/injected.ts';
import { SCREENS, openScreen } from './support/screens.ts';
import { toasts } from './support/toasts.ts';
import { expect, test } from './support/test.ts';

/** The lists that show all of the texts at once. */
const LISTS = [
  '/dashboard',
  '/requests/waiting?limit=50',
  '/messages?limit=50',
  '/users',
  '/settings',
];

test.describe('texts that look like code', () => {
  test.slow();

  test('K2 I3 stay text on every screen and in the toasts of live events, and nothing of them runs', async ({
    openConsole,
    server,
    dataDir,
  }) => {
    test.setTimeout(400_000);
    const { page, staff } = await openConsole('admin');
    const opened: string[] = [];
    page.on('dialog', (dialog) => {
      opened.push(dialog.message());
      void dialog.dismiss();
    });
    await watchPolicy(page);
    const rooms = await addRooms(server.url, dataDir);
    const ids = await storeEverywhere(staff, rooms);

    for (const address of LISTS) {
      await page.goto(address);
      await expect.poll(() => missingOn(page, INJECTIONS), { message: address }).toEqual([]);
      expect(await tracesOf(page), address).toEqual([]);
    }
    for (const screen of SCREENS) {
      await test.step(screen.name, () => openScreen(page, screen, ids));
      expect(await tracesOf(page), screen.name).toEqual([]);
    }

    await page.goto('/dashboard');
    await expect(page.getByRole('status').filter({ hasText: 'Live' })).toBeVisible();
    // A burst raises three toasts and a sum: one of a script, one of an image, one of a template.
    const kinds = ['<script>', '<img', '{{username}}'];
    const chosen = [...rooms].filter(([text]) => kinds.some((kind) => text.startsWith(kind)));
    expect(chosen).toHaveLength(kinds.length);
    const services = await staff.get<Service[]>(paths.serviceQuery);
    for (const [text, room] of chosen) {
      const service = services.find(({ service_name }) => service_name === text);
      await room.ask(service?.id ?? 0, text);
      // Service, room and note are all the same text.
      const toast = toasts(page).filter({ hasText: text });
      await expect(toast).toBeVisible();
      expect((await toast.innerText()).split(text).length - 1, text).toBe(3);
      expect(await tracesOf(page)).toEqual([]);
      await toast.getByRole('button').click();
      await expect(toast).toBeHidden();
    }
    expect(opened).toEqual([]);
  });
});
