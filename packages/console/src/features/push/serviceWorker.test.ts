import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

interface Shown {
  title: string;
  options: NotificationOptions;
}

interface Given {
  /** The page that the browser keeps. */
  keptPage?: Response;
  /** Whether each window of the site is in view. */
  windows?: readonly DocumentVisibilityState[];
}

type Handler = (event: object) => void;

/** Runs a service worker of the site; `answer` is the server. */
function startWorker(
  site: string,
  answer: (address: string, { signal, body }: RequestInit) => Response,
  { keptPage, windows = [] }: Given = {},
) {
  const file = new URL(`../../../../${site}/public/service-worker.js`, import.meta.url);
  const handlers = new Map<string, Handler>();
  let shown: Shown[] = [];
  const openWindow = vi.fn<(address: string) => Promise<void>>();
  const clients = windows.map((visibilityState) => ({
    visibilityState,
    focus: vi.fn<() => Promise<void>>(),
    postMessage: vi.fn<(message: object) => void>(),
  }));
  const self = {
    addEventListener: (type: string, handler: Handler) => handlers.set(type, handler),
    location: { origin: 'https://house.example' },
    clients: { matchAll: async () => clients, openWindow },
    registration: {
      showNotification: async (title: string, options: NotificationOptions) => {
        const others = shown.filter((one) => !options.tag || one.options.tag !== options.tag);
        shown = [...others, { title, options }];
      },
      getNotifications: async ({ tag }: { tag: string }) =>
        shown
          .filter(({ options }) => options.tag === tag)
          .map((one) => ({ close: () => (shown = shown.filter((other) => other !== one)) })),
      pushManager: { subscribe: async (options: object) => options },
    },
  };
  const fetched = async (request: Request | string, options: RequestInit) =>
    answer(typeof request === 'string' ? request : request.url, options);
  const caches = { match: async () => keptPage };
  // oxlint-disable-next-line typescript/no-implied-eval -- a plain script, run as a browser does
  new Function('self', 'fetch', 'caches', readFileSync(file, 'utf8'))(self, fetched, caches);
  const dispatch = async (type: string, event: object) => {
    const parts: Promise<unknown>[] = [];
    const keep = (part: Promise<unknown>) => void parts.push(part);
    handlers.get(type)?.({ ...event, waitUntil: keep, respondWith: keep });
    return (await Promise.all(parts))[0];
  };
  const push = (notice: object | string) =>
    dispatch('push', {
      data: {
        json: () => (typeof notice === 'string' ? JSON.parse(notice) : notice) as object,
        text: () => notice,
      },
    });
  const press = (data: object) =>
    dispatch('notificationclick', { notification: { data, close: () => undefined } });
  return { dispatch, push, press, openWindow, clients, shown: () => shown };
}

const pageRequest = { method: 'GET', mode: 'navigate', url: 'https://house.example/tablet' };
const request = { ...pageRequest, headers: new Headers() };

const stalled = (_address: string, { signal }: RequestInit) =>
  new Response(
    new ReadableStream({
      start(body) {
        body.enqueue(new TextEncoder().encode('<!doctype'));
        signal?.addEventListener('abort', () => body.error(signal.reason));
      },
    }),
  );

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it.each(['console', 'tablet'])(
  'Y35 the worker of the %s shows the kept page where the server stops in the middle of one',
  async (site) => {
    const page = new Response('kept');
    const answered = startWorker(site, stalled, { keptPage: page }).dispatch('fetch', { request });
    await vi.advanceTimersByTimeAsync(4_000);
    expect(await answered).toBe(page);
  },
);

it.each(['console', 'tablet'])('Y35 the worker of the %s passes on a whole page', async (site) => {
  const headers = { 'content-type': 'text/html' };
  const worker = startWorker(site, () => new Response('new', { headers }), {
    keptPage: new Response('kept'),
  });
  const answer = (await worker.dispatch('fetch', { request })) as Response;
  expect(answer.headers.get('content-type')).toBe('text/html');
  expect(await answer.text()).toBe('new');
});

it.each([
  ['handed_over', 'Vám Anna předala'],
  ['given_back', 'Vám Anna vrátila'],
])('Y33 a pushed %s says who made the reader the approver', async (kind, said) => {
  const toast = { handed_over: 'Vám {{name}} předala', given_back: 'Vám {{name}} vrátila' };
  const worker = startWorker('console', () => Response.json({ toast }));
  const notice = { title: 'Laundry', body: 'Room 1', tag: 'request-1', request_id: 1, kind };
  await worker.push({ ...notice, by: 'Anna', language: 'cs' });
  expect(worker.shown()).toMatchObject([
    { title: 'Laundry', options: { body: `Room 1\n${said}`, tag: 'request-1', renotify: true } },
  ]);
});

const about = { title: 'Laundry', body: 'Room 102', tag: 'request-8', request_id: 8 };
/** Systems show no SVG in a notification. */
const icons = { icon: '/icon-192.png', badge: '/badge-96.png' };

it.each([
  ['replaced where no console is open', []],
  ['replaced where one is open, but not seen', ['hidden' as const]],
  ['closed where a console is in view', ['visible' as const]],
])('Y8 the notification of a handled request is %s', async (_what, windows) => {
  const push = { handled: { taken: '{{name}} üstlendi' } };
  const worker = startWorker('console', () => Response.json({ push }), { windows });
  const replaced = {
    title: 'Laundry',
    options: {
      ...icons,
      body: 'Room 102\nAna üstlendi',
      tag: 'request-8',
      silent: true,
      data: { address: '/requests/waiting?reply=8' },
    },
  };
  if (windows.length > 0) await worker.push(about);
  await worker.push({ ...about, kind: 'handled', state_id: 2, by: 'Ana', language: 'tr' });
  expect(worker.shown()).toEqual(windows[0] === 'visible' ? [] : [replaced]);
});

it('W3 the notification of a request that its guest canceled says so', async () => {
  const push = { handled: { canceled: '{{name}} iptal etti', guest: 'Misafir' } };
  const worker = startWorker('console', () => Response.json({ push }));
  await worker.push({ ...about, kind: 'handled', state_id: 3, language: 'tr' });
  expect(worker.shown()).toMatchObject([{ options: { body: 'Room 102\nMisafir iptal etti' } }]);
});

it('Y9 the end of a session is said, in the language of its user', async () => {
  const sessionEnded = { title: 'Oturumunuz kapandı', body: 'Bildirim gelmeyecek.' };
  const worker = startWorker('console', () => Response.json({ push: { sessionEnded } }));
  await worker.push({ title: 'Concierge', tag: 'session', kind: 'session_ended', language: 'tr' });
  const { title, body } = sessionEnded;
  expect(worker.shown()).toEqual([{ title, options: { ...icons, body, tag: 'session' } }]);
});

it('a push of plain text is shown, an empty one is not', async () => {
  const worker = startWorker('console', () => Response.error());
  await worker.push('');
  await worker.push('The elevator is stuck');
  const body = 'The elevator is stuck';
  expect(worker.shown()).toEqual([{ title: 'Concierge', options: { ...icons, body } }]);
});

it('Y9 an address that the browser has changed is sent to the server, under its key', async () => {
  const sent: [address: string, body: unknown][] = [];
  const worker = startWorker('console', (address, { body }) => {
    if (typeof body === 'string') sent.push([address, JSON.parse(body)]);
    return Response.json({ project_id: 7, publicKey: 'of the server' });
  });
  await worker.dispatch('pushsubscriptionchange', {});
  const body = { userVisibleOnly: true, applicationServerKey: 'of the server' };
  expect(sent).toEqual([['/api/push/subscribe/7', body]]);
});

it('I5 M13 a press leads to the request, in the console that is open or in a new one', async () => {
  const address = '/requests/waiting?reply=8';
  const closed = startWorker('console', () => Response.error());
  await closed.press({ address });
  expect(closed.openWindow).toHaveBeenCalledWith(address);
  await closed.press({});
  expect(closed.openWindow).toHaveBeenLastCalledWith('/dashboard');
  const open = startWorker('console', () => Response.error(), { windows: ['hidden', 'visible'] });
  await open.press({ address });
  expect(open.openWindow).not.toHaveBeenCalled();
  expect(open.clients[1]?.focus).toHaveBeenCalled();
  expect(open.clients[1]?.postMessage).toHaveBeenCalledWith({ open: address });
});
