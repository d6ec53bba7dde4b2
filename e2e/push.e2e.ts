import type { Page } from '@playwright/test';
import { paths } from '@concierge/contract/paths';
import { PushWorker, permissionRead, mockPushPermission, promptCount } from './support/push.ts';
import { expect, test } from './support/test.ts';

const prompt = (page: Page) =>
  page.getByRole('dialog', { name: 'Get notified about new requests?' });
const isSubscription = (url: string) => url.includes('/api/push/subscribe/');
const live = (page: Page) => page.getByRole('status').filter({ hasText: 'Live' });

/** Systems show no SVG in a notification. */
const ICONS = { icon: '/icon-192.png', badge: '/badge-96.png' };

test.describe('push', () => {
  test.use({ serviceWorkers: 'allow' });

  test('I5 Y9 Y27 granted: the browser is subscribed under the server’s key, also when its address changes', async ({
    openConsole,
  }) => {
    const { page, staff } = await openConsole('admin');
    await mockPushPermission(page, { permission: 'granted' });
    const call = page.waitForRequest((request) => isSubscription(request.url()));
    await page.goto('/dashboard');
    const request = await call;
    expect(new URL(request.url()).pathname).toBe(paths.pushSubscribe(staff.user.project_id));
    expect(request.postDataJSON()).toEqual({
      endpoint: expect.stringMatching(/^https:/),
      keys: { p256dh: expect.any(String), auth: expect.any(String) },
    });
    expect((await request.response())?.status()).toBe(204);
    const { publicKey } = await staff.get<{ publicKey: string }>(() => paths.pushKey());
    const used = await page.evaluate(() => {
      const { subscribedWith } = window as unknown as { subscribedWith: Uint8Array };
      return [...subscribedWith];
    });
    expect(Buffer.from(used).toString('base64url')).toBe(publicKey);
    // The worker takes over the page a moment after it is registered.
    await expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL))
      .toMatch(/\/service-worker\.js$/);
    await expect(prompt(page)).toHaveCount(0);
    expect(await promptCount(page)).toBe(0);

    await test.step('an address that the browser has changed is sent to the server', async () => {
      const worker = await PushWorker.of(page);
      const renewed = page.context().waitForEvent('request', (one) => isSubscription(one.url()));
      await worker.changeSubscription('https://push.example/renewed');
      const told = await renewed;
      expect(new URL(told.url()).pathname).toBe(paths.pushSubscribe(staff.user.project_id));
      expect((await told.response())?.status()).toBe(204);
      expect(told.postDataJSON()).toMatchObject({ endpoint: 'https://push.example/renewed' });
    });

    await test.step('a notification has icons that every system shows', async () => {
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
  });

  test(
    'I5 never asked: one dialog asks, and a yes is remembered',
    { tag: '@core' },
    async ({ openConsole }) => {
      const { page } = await openConsole('admin');
      await mockPushPermission(page, { permission: 'default' });
      await page.goto('/dashboard');
      await expect(prompt(page)).toBeVisible();
      expect(await promptCount(page)).toBe(0);
      const call = page.waitForRequest((request) => isSubscription(request.url()));
      await prompt(page).getByRole('button', { name: 'Allow notifications' }).click();
      await call;
      expect(await promptCount(page)).toBe(1);
      await expect(prompt(page)).toBeHidden();
      await page.reload();
      await expect(live(page)).toBeVisible();
      await permissionRead(page);
      await expect(prompt(page)).toHaveCount(0);
      expect(await promptCount(page)).toBe(0);
    },
  );

  test(
    'I5 a push shows a notification, and pressing it leads to the console',
    { tag: '@core' },
    async ({ openConsole }) => {
      const { page } = await openConsole('admin');
      await mockPushPermission(page, { permission: 'granted' });
      await page.goto('/requests/waiting');
      const worker = await PushWorker.of(page);
      await worker.deliver(
        JSON.stringify({
          title: 'Laundry',
          body: 'Room 101',
          note: 'Two shirts, please',
          tag: 'request-7',
        }),
      );
      await expect
        .poll(() => worker.shown())
        .toEqual([
          {
            title: 'Laundry',
            body: 'Room 101\nTwo shirts, please',
            ...ICONS,
            tag: 'request-7',
            renotify: true,
          },
        ]);
      // A console is open: it comes to the front.
      expect(await worker.press()).toMatchObject({ closed: true, opened: [], focused: 1 });

      // No console is open: a new one opens, at the dashboard.
      const elsewhere = await page.context().newPage();
      await page.goto('about:blank');
      await worker.seesNoWindow();
      const { opened } = await worker.press();
      expect(opened).toHaveLength(1);
      await elsewhere.goto(opened[0] ?? '');
      await expect(elsewhere.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    },
  );

  test('U16 M13 pressing the notification of a request opens the request in the console that is open', async ({
    openConsole,
    room,
  }) => {
    const { page } = await openConsole('admin');
    await mockPushPermission(page, { permission: 'granted' });
    const service = await room(101).service('Laundry');
    const { id } = await room(101).ask(service.id, 'Two shirts');
    await page.goto('/dashboard');
    const worker = await PushWorker.of(page);
    await expect(live(page)).toBeVisible();
    await worker.deliver(JSON.stringify({ title: 'Laundry', tag: 'request', request_id: id }));
    await expect.poll(async () => (await worker.shown()).length).toBe(1);
    await worker.press();
    await expect(page).toHaveURL(`/requests/waiting?reply=${id}`);
    await expect(page.getByRole('dialog')).toContainText('Two shirts');
  });

  test('Y8 Y9 a handled request is replaced, or closed where a console is in view; the end of a session is said', async ({
    openConsole,
  }) => {
    const { page } = await openConsole('admin');
    await mockPushPermission(page, { permission: 'granted' });
    await page.goto('/dashboard');
    const worker = await PushWorker.of(page);
    const about = (id: number) => ({ title: 'Laundry', tag: `request-${id}`, request_id: id });
    const by = { kind: 'handled', state_id: 2, by: 'Ana', language: 'tr' };
    await worker.deliver(JSON.stringify({ ...about(7), body: 'Room 101' }));
    await worker.deliver(JSON.stringify({ ...about(8), body: 'Room 102' }));
    const tags = async () => (await worker.shown()).map(({ tag }) => tag);
    await expect.poll(tags).toEqual(['request-7', 'request-8']);
    await worker.deliver(JSON.stringify({ ...about(7), body: 'Room 101', ...by }));
    await expect.poll(tags).toEqual(['request-8']);

    await page.goto('about:blank');
    await worker.seesNoWindow();
    await worker.deliver(JSON.stringify({ ...about(8), body: 'Room 102', ...by }));
    const replaced = {
      title: 'Laundry',
      body: 'Room 102\nAna üstlendi',
      ...ICONS,
      tag: 'request-8',
      silent: true,
      data: { address: '/requests/waiting?reply=8' },
    };
    await expect.poll(() => worker.shown()).toEqual([replaced]);

    const end = { title: 'Concierge', tag: 'session', kind: 'session_ended', language: 'tr' };
    await worker.deliver(JSON.stringify(end));
    const ended = {
      title: 'Oturumunuz kapandı',
      body: expect.stringMatching(/\w+/),
      tag: 'session',
      ...ICONS,
    };
    await expect.poll(() => worker.shown()).toEqual([replaced, ended]);

    // A push of plain text is shown, an empty one is not.
    await worker.deliver('');
    await worker.deliver('The elevator is stuck');
    const plain = { title: 'Concierge', body: 'The elevator is stuck', ...ICONS };
    await expect.poll(() => worker.shown()).toEqual([replaced, ended, plain]);
  });
});
