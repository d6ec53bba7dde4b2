import { allowPush, PushWorker } from './support/push.ts';
import { expect, test } from './support/test.ts';

test.describe('push', () => {
  test.use({ serviceWorkers: 'allow' });

  test('Y27 the manifest and notifications have icons that every system shows', async ({
    page,
  }) => {
    const manifest = await page.request.get('/manifest.webmanifest');
    const { icons } = (await manifest.json()) as { icons: { src: string; type: string }[] };
    const pngs = icons.filter(({ type }) => type === 'image/png').map(({ src }) => src);
    expect(pngs.length).toBeGreaterThan(1);
    for (const src of [...pngs, '/badge-96.png', '/apple-touch-icon.png']) {
      const answer = await page.request.get(src);
      const type = answer.headers()['content-type'];
      expect([src, answer.status(), type]).toEqual([src, 200, 'image/png']);
    }
  });

  test(
    'I5 U16 M13 a push shows a notification, and pressing it opens its request in the console that is open',
    { tag: '@core' },
    async ({ openConsole, room }) => {
      const { page } = await openConsole('admin');
      await allowPush(page);
      const service = await room(101).service('Laundry');
      const { id } = await room(101).ask(service.id, 'Two shirts');
      await page.goto('/dashboard');
      const worker = await PushWorker.of(page);
      await expect(page.getByRole('status').filter({ hasText: 'Live' })).toBeVisible();
      await worker.deliver({ title: 'Laundry', body: 'Room 101', tag: 'request', request_id: id });
      await expect.poll(() => worker.shown()).toMatchObject([{ body: 'Room 101' }]);
      await worker.press();
      await expect(page).toHaveURL(`/requests/waiting?reply=${id}`);
      await expect(page.getByRole('dialog')).toContainText('Two shirts');
    },
  );
});
