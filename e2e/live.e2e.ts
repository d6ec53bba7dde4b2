import type { Page, WebSocketRoute } from '@playwright/test';
import { rowsOf, rowWith } from './support/requests.ts';
import { toasts } from './support/toasts.ts';
import { expect, test } from './support/test.ts';

const connection = (page: Page, text: string | RegExp) =>
  page.getByRole('status').filter({ hasText: text });

/** A proxy of the live socket, which can cut the connection or send a frame. */
async function tapSocket(page: Page) {
  const sent: string[] = [];
  const sockets: WebSocketRoute[] = [];
  const state = { cut: false };
  await page.routeWebSocket(/\/live/, (socket) => {
    if (state.cut) {
      void socket.close({ code: 1012, reason: 'cut' });
      return;
    }
    sockets.push(socket);
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      sent.push(String(message));
      server.send(message);
    });
  });
  const last = () => {
    const socket = sockets.at(-1);
    if (!socket) throw new Error('no socket is open');
    return socket;
  };
  return {
    sent,
    count: () => sockets.length,
    say: (frame: unknown) => last().send(JSON.stringify(frame)),
    sayRaw: (text: string) => last().send(text),
    cut: async () => {
      state.cut = true;
      await last().close({ code: 1012, reason: 'cut' });
    },
    restore: () => {
      state.cut = false;
    },
  };
}

test.describe('live', () => {
  test(
    'I1 the socket opens with the user, pings, ignores pong, and closes at sign-out',
    { tag: '@core' },
    async ({ openConsole }) => {
      const { page } = await openConsole('admin');
      await page.clock.install();
      const tap = await tapSocket(page);
      await page.goto('/dashboard');
      await expect(connection(page, 'Live')).toBeVisible();
      expect(tap.count()).toBe(1);
      await page.clock.runFor(31_000);
      await expect.poll(() => tap.sent).toContain('ping');
      tap.sayRaw('pong');
      await expect(connection(page, 'Live')).toBeVisible();
      await expect(toasts(page)).toHaveCount(0);

      await page.getByRole('button', { name: /admin Account menu/ }).click();
      await page.getByRole('menuitem', { name: 'Log out' }).click();
      await expect(page).toHaveURL(/\/login/);
      const pings = tap.sent.length;
      await page.clock.runFor(120_000);
      expect(tap.sent.length).toBe(pings);
      expect(tap.count()).toBe(1);
    },
  );

  test(
    'I2 an event with show raises a toast and reloadState reloads what is on screen',
    { tag: '@core' },
    async ({ openConsole }) => {
      const { page } = await openConsole('admin');
      const tap = await tapSocket(page);
      await page.goto('/requests/waiting');
      await expect(connection(page, 'Live')).toBeVisible();
      await expect(rowsOf(page).first()).toBeVisible();

      const reload = page.waitForRequest((request) => request.url().includes('/request/query'));
      tap.say({
        reloadState: true,
        show: true,
        title: 'Fire drill',
        body: 'At noon',
        note: 'Today',
      });
      await reload;
      const toast = toasts(page).filter({ hasText: 'Fire drill' });
      await expect(toast).toContainText('At noon');
      await expect(toast).toContainText('Today');

      tap.say({ show: true, title: 'Gone soon', timeout: 3_000, type: 'warning' });
      await expect(toasts(page).filter({ hasText: 'Gone soon' })).toBeVisible();
      await expect(toasts(page).filter({ hasText: 'Gone soon' })).toHaveCount(0);
      // As a toast, or in the line of the header that it folds into.
      const line = page.getByRole('banner').getByRole('button', { name: /Fire drill/ });
      await expect(toast.or(line).first()).toBeVisible();
    },
  );

  test(
    'I3 a new request appears on the card, in the open list and as a toast without a click',
    { tag: '@core' },
    async ({ openConsole, room }) => {
      const dashboard = await openConsole('admin');
      const list = await openConsole('operator');
      await dashboard.page.goto('/dashboard');
      await list.page.goto('/requests/waiting');
      for (const { page } of [dashboard, list]) {
        await expect(connection(page, 'Live')).toBeVisible();
      }
      const device = room(105);
      const service = (await device.services())[0];
      if (!service) throw new Error('the demo has services');
      const card = dashboard.page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ hasText: service.service_name });
      const before = Number(/\d+/.exec(await card.innerText())?.[0]);

      await device.ask(service.id, 'Extra blanket');
      // First what goes by itself.
      await expect(toasts(dashboard.page).filter({ hasText: 'Extra blanket' })).toContainText(
        'Room 105',
      );
      await expect(rowWith(list.page, 'Extra blanket')).toBeVisible();
      await expect(card).toContainText(String(before + 1));
    },
  );

  test(
    'I4 a lost connection is shown, and nothing that happened meanwhile is missed',
    { tag: '@core' },
    async ({ openConsole, room }) => {
      const { page } = await openConsole('admin');
      const tap = await tapSocket(page);
      await page.goto('/requests/waiting');
      await expect(connection(page, 'Live')).toBeVisible();
      await tap.cut();
      await expect(connection(page, /Offline since \d\d\.\d\d\.\d{4} \d\d:\d\d/)).toBeVisible();

      const device = room(106);
      const service = (await device.services())[0];
      if (!service) throw new Error('the demo has services');
      await device.ask(service.id, 'Asked while you were away');
      await expect(rowWith(page, 'Asked while you were away')).toHaveCount(0);
      tap.restore();
      await expect(connection(page, 'Live')).toBeVisible({ timeout: 30_000 });
      await expect(rowWith(page, 'Asked while you were away')).toBeVisible();
    },
  );
});
