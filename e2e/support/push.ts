import { createECDH, randomBytes } from 'node:crypto';
import { expect, type CDPSession, type Page, type Worker } from '@playwright/test';

/**
 * The pinned headless browser denies every notification, and tests cannot reach a push service. So three
 * APIs of the browser are mocked: the permission, the user's answer to its prompt, and the subscription.
 * Everything else is real: the registration and life cycle of the service worker, and the push event that
 * DevTools delivers.
 */
export interface PushChoice {
  permission: NotificationPermission;
  /** The user's answer to the browser's prompt. */
  answer?: NotificationPermission;
}

export async function mockPushPermission(page: Page, choice: PushChoice): Promise<void> {
  const subscription = {
    endpoint: `https://push.example/send/${randomBytes(6).toString('hex')}`,
    keys: {
      p256dh: createECDH('prime256v1').generateKeys('base64url'),
      auth: randomBytes(16).toString('base64url'),
    },
  };
  await page.addInitScript(
    ({ permission, answer, given }) => {
      const stored = window.sessionStorage.getItem('mocked-permission');
      let current = (stored ?? permission) as NotificationPermission;
      const counts = window as unknown as { prompts: number; reads: number };
      counts.prompts = 0;
      counts.reads = 0;
      Object.defineProperty(Notification, 'permission', {
        get: () => {
          counts.reads += 1;
          return current;
        },
      });
      Notification.requestPermission = async () => {
        counts.prompts += 1;
        current = answer;
        window.sessionStorage.setItem('mocked-permission', current);
        return current;
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

/** Number of permission prompts. */
export const promptCount = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { prompts: number }).prompts);

/** Waits until the console has read the permission, after which it prompts or never does. */
export const permissionRead = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => (window as unknown as { reads: number }).reads))
    .toBeGreaterThan(0);

/** A notification shown by the service worker. */
export interface ShownNotification {
  title: string;
  body?: string;
  icon?: string;
  tag?: string;
  data?: unknown;
  renotify?: boolean;
  silent?: boolean;
}

interface MockedScope {
  shown: ShownNotification[];
  opened: string[];
  focused: number;
  registration: { showNotification: unknown; getNotifications: unknown };
  clients: { openWindow: unknown; matchAll: (of: object) => Promise<unknown[]> };
}

/** The real service worker of a page, whose notifications are recorded. */
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
      const scope = globalThis as unknown as MockedScope;
      scope.shown = [];
      scope.opened = [];
      scope.focused = 0;
      scope.registration.showNotification = async (title: string, options: object) => {
        const shown = { title, ...options } as ShownNotification;
        const { tag } = shown;
        if (tag) scope.shown = scope.shown.filter((other) => other.tag !== tag);
        scope.shown.push(shown);
      };
      scope.registration.getNotifications = async ({ tag }: { tag: string }) =>
        scope.shown
          .filter((shown) => shown.tag === tag)
          .map((shown) => ({
            close: () => {
              scope.shown = scope.shown.filter((other) => other !== shown);
            },
          }));
      // Opening and focusing a window need a real user gesture.
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

  /** Delivers a push to the worker, as the browser does for its push service. */
  async deliver(data: string): Promise<void> {
    await this.#devtools.send('ServiceWorker.deliverPushMessage', {
      origin: this.#origin,
      registrationId: this.#registrationId,
      data,
    });
  }

  shown(): Promise<ShownNotification[]> {
    return this.#worker.evaluate(() => (globalThis as unknown as MockedScope).shown);
  }

  /** Resolves once the worker has no client: a closed page stays one for a moment. */
  async seesNoWindow(): Promise<void> {
    await expect
      .poll(() =>
        this.#worker.evaluate(async () => {
          const scope = globalThis as unknown as MockedScope;
          return (await scope.clients.matchAll({ type: 'window', includeUncontrolled: true }))
            .length;
        }),
      )
      .toBe(0);
  }

  /** The browser gives the subscription another address; resolves when the worker has handled it. */
  async changeSubscription(endpoint: string): Promise<void> {
    const keys = {
      p256dh: createECDH('prime256v1').generateKeys('base64url'),
      auth: randomBytes(16).toString('base64url'),
    };
    await this.#worker.evaluate(
      async (renewed) => {
        const scope = globalThis as unknown as EventTarget & {
          registration: { pushManager: { subscribe: unknown } };
        };
        scope.registration.pushManager.subscribe = async () => renewed;
        const work: Promise<unknown>[] = [];
        const event = Object.assign(new Event('pushsubscriptionchange'), {
          waitUntil: (done: Promise<unknown>) => work.push(done),
        });
        scope.dispatchEvent(event);
        await Promise.all(work);
      },
      { endpoint, keys },
    );
  }

  /** Clicks the last notification; resolves when the worker has handled it. */
  async press(): Promise<{ closed: boolean; opened: string[]; focused: number }> {
    return this.#worker.evaluate(async () => {
      const scope = globalThis as unknown as MockedScope & EventTarget;
      let closed = false;
      const work: Promise<unknown>[] = [];
      const event = Object.assign(new Event('notificationclick'), {
        notification: {
          data: scope.shown.at(-1)?.data,
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
