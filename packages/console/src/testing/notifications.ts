import { createECDH, randomBytes } from 'node:crypto';
import { vi } from 'vitest';

interface Choice {
  /** The browser's permission before the user is asked. */
  permission: NotificationPermission;
  /** What the user answers the browser. */
  answer?: NotificationPermission;
}

/** A browser that can notify: permission, service worker and push service. Undo with `vi.unstubAllGlobals()`. */
export function allowNotifications({ permission, answer = 'granted' }: Choice) {
  const kept = new Map<string, string>();
  const subscription = {
    options: { applicationServerKey: null },
    toJSON: () => ({
      endpoint: 'https://push.example.com/send/abc',
      keys: {
        p256dh: createECDH('prime256v1').generateKeys('base64url'),
        auth: randomBytes(16).toString('base64url'),
      },
    }),
    unsubscribe: vi.fn<() => Promise<boolean>>(async () => true),
  };
  const pushManager = {
    getSubscription: vi.fn<() => Promise<unknown>>(async () => null),
    subscribe: vi.fn<(options: { applicationServerKey: Uint8Array }) => Promise<unknown>>(
      async () => subscription,
    ),
  };
  /** The notifications that the browser shows, by tag. */
  const shown = new Set<string>();
  const registration = {
    pushManager,
    getNotifications: async ({ tag: wanted }: { tag?: string }) =>
      [...shown]
        .filter((tag) => wanted === undefined || tag === wanted)
        .map((tag) => ({ close: () => shown.delete(tag) })),
  };
  const register = vi.fn<(address: string) => Promise<unknown>>(async () => registration);
  const requestPermission = vi.fn<() => Promise<NotificationPermission>>(async () => {
    notification.permission = answer;
    return answer;
  });
  const notification = { permission, requestPermission };
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('Notification', notification);
  vi.stubGlobal('PushManager', Object);
  vi.stubGlobal('navigator', {
    userAgent: 'test',
    serviceWorker: {
      register,
      ready: Promise.resolve(registration),
      getRegistration: async () => registration,
    },
  });
  return { register, requestPermission, pushManager, subscription, shown };
}
