import { paths } from '@concierge/contract/paths';
import { INJECTIONS, TEXT_INJECTIONS } from '@concierge/server/testing/injections';
import {
  addRooms,
  askFrom,
  missingOn,
  storeEverywhere,
  tracesOf,
  watchPolicy,
} from './support/injected.ts';
import { PushWorker, mockPushPermission } from './support/push.ts';
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

  test('K2 stay text on every screen, and nothing of them runs', async ({
    openDesk,
    server,
    dataDir,
  }) => {
    test.setTimeout(400_000);
    const { page, staff } = await openDesk('admin');
    const opened: string[] = [];
    page.on('dialog', (dialog) => {
      opened.push(dialog.message());
      void dialog.dismiss();
    });
    await watchPolicy(page);
    const ids = await storeEverywhere(server.url, staff, await addRooms(dataDir));

    for (const address of LISTS) {
      await page.goto(address);
      await expect.poll(() => missingOn(page, INJECTIONS), { message: address }).toEqual([]);
      expect(await tracesOf(page), address).toEqual([]);
    }
    for (const screen of SCREENS) {
      await test.step(screen.name, () => openScreen(page, screen, ids));
      expect(await tracesOf(page), screen.name).toEqual([]);
    }
    expect(opened).toEqual([]);
  });

  test('K2 I3 stay text in the toasts of live events', async ({ openDesk, server, dataDir }) => {
    const { page, staff } = await openDesk('admin');
    await watchPolicy(page);
    const rooms = await addRooms(dataDir);
    await page.goto('/dashboard');
    await expect(page.getByRole('status').filter({ hasText: 'Live' })).toBeVisible();
    // A burst raises three toasts and a sum: one of a script, one of an image, one of a template.
    const kinds = ['<script>', '<img', '{{username}}'];
    const chosen = rooms.filter(({ text }) => kinds.some((kind) => text.startsWith(kind)));
    expect(chosen).toHaveLength(kinds.length);
    for (const room of chosen) {
      const service = { service_name: room.text, icon_id: 101, bg_color: '#123456' };
      const { id } = await staff.post<{ id: number }>(paths.serviceCreate, service);
      await askFrom(server.url, room, id);
      // Service, room and note are all the same text.
      const toast = toasts(page).filter({ hasText: room.text });
      await expect(toast).toBeVisible();
      expect((await toast.innerText()).split(room.text).length - 1, room.text).toBe(3);
      expect(await tracesOf(page)).toEqual([]);
      await toast.getByRole('button').click();
      await expect(toast).toBeHidden();
    }
  });

  test('K2 I5 stay text in what a push shows', async ({ openDesk }) => {
    const { page } = await openDesk('admin', { serviceWorkers: 'allow' });
    await mockPushPermission(page, { permission: 'granted' });
    await page.goto('/dashboard');
    const worker = await PushWorker.of(page);
    for (const text of TEXT_INJECTIONS) {
      await worker.deliver(JSON.stringify({ title: text, body: text, note: text, tag: text }));
    }
    await expect
      .poll(() => worker.shown())
      .toEqual(
        TEXT_INJECTIONS.map((text) =>
          expect.objectContaining({ title: text, body: `${text}\n${text}`, tag: text }),
        ),
      );
    expect(await tracesOf(page)).toEqual([]);
  });
});
