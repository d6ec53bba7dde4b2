import { createECDH, randomBytes } from 'node:crypto';
import { expect, type CDPSession, type Page, type Worker } from '@playwright/test';

/**
 * The pinned headless browser refuses every notification, granted or not, and no push service can be
 * reached from a test. So these edges of the browser are played: what it holds as permission, what the
 * person answers it, and the subscription it would get. Everything else is the browser's own: the
 * registration of the service worker, its life, and the push event that DevTools delivers.
 */
export interface PushChoice {
  permission: NotificationPermission;
  /** What the person answers the browser. */
  answer?: NotificationPermission;
}

export async function playPushBrowser(page: Page, choice: PushChoice): Promise<void> {
  const subscription = {
    endpoint: `https://push.example/send/${randomBytes(6).toString('hex')}`,
    keys: {
      p256dh: createECDH('prime256v1').generateKeys('base64url'),
      auth: randomBytes(16).toString('base64url'),
    },
  };
  await page.addInitScript(
    ({ permission, answer, given }) => {
      const kept = window.sessionStorage.getItem('played-permission');
      let held = (kept ?? permission) as NotificationPermission;
      const asked = window as unknown as { asked: number; looked: number };
      asked.asked = 0;
      asked.looked = 0;
      Object.defineProperty(Notification, 'permission', {
        get: () => {
          asked.looked += 1;
          return held;
        },
      });
      Notification.requestPermission = async () => {
        asked.asked += 1;
        held = answer;
        window.sessionStorage.setItem('played-permission', held);
        return held;
      };
      PushManager.prototype.subscribe = async (options) => {
        Object.assign(window, { subscribedWith: options?.applicationServerKey });
        return { toJSON: () => given } as unknown as PushSubscription;
      };
    },
    {
      permission: choice.permission,
      answer: choice.answer ?? 'granted',
      given: subscription,
    },
  );
}

/** How often the page had the browser ask. */
export const timesAsked = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { asked: number }).asked);

/** Waits until the console has looked at what it may do, after which it asks or never does. */
export const hasLooked = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => (window as unknown as { looked: number }).looked))
    .toBeGreaterThan(0);

/** A notification as the service worker showed it. */
export interface ShownNotification {
  title: string;
  body?: string;
  icon?: string;
  tag?: string;
}

interface PlayedScope {
  shown: ShownNotification[];
  opened: string[];
  focused: number;
  registration: { showNotification: unknown };
  clients: { openWindow: unknown; matchAll: (of: object) => Promise<unknown[]> };
}

/** The real service worker of a page, with the notifications it would show written down. */
export class PushWorker {
  readonly #worker: Worker;
  readonly #devtools: CDPSession;
  readonly #registrationId: string;
  readonly #origin: string;

  private constructor(
    worker: Worker,
    devtools: CDPSession,
    registrationId: string,
    origin: string,
  ) {
    this.#worker = worker;
    this.#devtools = devtools;
    this.#registrationId = registrationId;
    this.#origin = origin;
  }

  static async of(page: Page): Promise<PushWorker> {
    const context = page.context();
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
    await worker.evaluate(() => {
      const scope = globalThis as unknown as PlayedScope;
      scope.shown = [];
      scope.opened = [];
      scope.focused = 0;
      scope.registration.showNotification = async (title: string, options: object) => {
        scope.shown.push({ title, ...options });
      };
      // Only a person's own press may open or focus a window.
      scope.clients.openWindow = async (address: string) => {
        scope.opened.push(address);
      };
      const client = globalThis as unknown as { WindowClient: { prototype: { focus: unknown } } };
      client.WindowClient.prototype.focus = async () => {
        scope.focused += 1;
      };
    });
    const devtools = await context.newCDPSession(page);
    const registered = new Promise<string>((resolve) => {
      devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const [first] = registrations;
        if (first) resolve(first.registrationId);
      });
    });
    await devtools.send('ServiceWorker.enable');
    return new PushWorker(worker, devtools, await registered, new URL(page.url()).origin);
  }

  /** Delivers a push to the worker, as the browser does when its push service has one. */
  async deliver(data: string): Promise<void> {
    await this.#devtools.send('ServiceWorker.deliverPushMessage', {
      origin: this.#origin,
      registrationId: this.#registrationId,
      data,
    });
  }

  shown(): Promise<ShownNotification[]> {
    return this.#worker.evaluate(() => (globalThis as unknown as PlayedScope).shown);
  }

  /** Resolves once the worker knows of no open window: a page that was left stays its client a moment longer. */
  async seesNoWindow(): Promise<void> {
    await expect
      .poll(() =>
        this.#worker.evaluate(async () => {
          const scope = globalThis as unknown as PlayedScope;
          return (await scope.clients.matchAll({ type: 'window', includeUncontrolled: true }))
            .length;
        }),
      )
      .toBe(0);
  }

  /** Presses the notification; resolves when the worker is done with it. */
  async press(): Promise<{ closed: boolean; opened: string[]; focused: number }> {
    return this.#worker.evaluate(async () => {
      const scope = globalThis as unknown as PlayedScope & EventTarget;
      let closed = false;
      const work: Promise<unknown>[] = [];
      const event = Object.assign(new Event('notificationclick'), {
        notification: {
          close: () => {
            closed = true;
          },
        },
        waitUntil: (done: Promise<unknown>) => work.push(done),
      });
      scope.dispatchEvent(event);
      await Promise.all(work);
      return { closed, opened: scope.opened, focused: scope.focused };
    });
  }
}
