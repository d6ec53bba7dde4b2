import { createECDH, randomBytes } from 'node:crypto';
import type { CDPSession, Page, Worker } from '@playwright/test';

/**
 * The pinned headless browser denies every notification, and tests cannot reach a push service. So the permission and
 * the subscription are mocked. Everything else is real: the registration and life cycle of the service worker, and the
 * push event that DevTools delivers.
 */
export async function allowPush(page: Page): Promise<void> {
  const subscription = {
    endpoint: `https://push.example/send/${randomBytes(6).toString('hex')}`,
    keys: {
      p256dh: createECDH('prime256v1').generateKeys('base64url'),
      auth: randomBytes(16).toString('base64url'),
    },
  };
  await page.addInitScript((given) => {
    Object.defineProperty(Notification, 'permission', { value: 'granted' });
    PushManager.prototype.subscribe = async () =>
      ({ toJSON: () => given }) as unknown as PushSubscription;
  }, subscription);
}

/** A notification shown by the service worker. */
interface ShownNotification {
  title: string;
  body?: string;
  data?: unknown;
}

interface MockedScope extends EventTarget {
  shown: ShownNotification[];
  registration: { showNotification: unknown };
  WindowClient: { prototype: { focus: unknown } };
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
      scope.registration.showNotification = async (title: string, options: object) => {
        scope.shown.push({ title, ...options });
      };
      // To focus a window needs a real user gesture.
      scope.WindowClient.prototype.focus = async () => undefined;
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
  async deliver(data: object): Promise<void> {
    await this.#devtools.send('ServiceWorker.deliverPushMessage', {
      origin: this.#origin,
      registrationId: this.#registrationId,
      data: JSON.stringify(data),
    });
  }

  shown(): Promise<ShownNotification[]> {
    return this.#worker.evaluate(() => (globalThis as unknown as MockedScope).shown);
  }

  /** Clicks the last notification. */
  async press(): Promise<void> {
    await this.#worker.evaluate(() => {
      const scope = globalThis as unknown as MockedScope;
      const notification = { data: scope.shown.at(-1)?.data, close: () => undefined };
      scope.dispatchEvent(
        Object.assign(new Event('notificationclick'), {
          notification,
          waitUntil: () => undefined,
        }),
      );
    });
  }
}
