import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

interface Shown {
  title: string;
  options: NotificationOptions;
}

type Handler = (event: object) => void;

/** Runs a service worker of the site; `answer` is the server. */
function startWorker(
  site: string,
  answer: (address: string, signal: AbortSignal) => Response,
  keptPage?: Response,
) {
  const file = new URL(`../../../../${site}/public/service-worker.js`, import.meta.url);
  const handlers = new Map<string, Handler>();
  const shown: Shown[] = [];
  const self = {
    addEventListener: (type: string, handler: Handler) => handlers.set(type, handler),
    location: { origin: 'https://house.example' },
    registration: {
      showNotification: async (title: string, options: NotificationOptions) => {
        shown.push({ title, options });
      },
    },
  };
  const fetched = async (request: Request | string, { signal }: { signal: AbortSignal }) =>
    answer(typeof request === 'string' ? request : request.url, signal);
  const caches = { match: async () => keptPage };
  // oxlint-disable-next-line typescript/no-implied-eval -- a plain script, run as a browser does
  new Function('self', 'fetch', 'caches', readFileSync(file, 'utf8'))(self, fetched, caches);
  const dispatch = async (type: string, event: object) => {
    const parts: Promise<unknown>[] = [];
    const keep = (part: Promise<unknown>) => void parts.push(part);
    handlers.get(type)?.({ ...event, waitUntil: keep, respondWith: keep });
    return (await Promise.all(parts))[0];
  };
  return { dispatch, shown };
}

const pageRequest = { method: 'GET', mode: 'navigate', url: 'https://house.example/tablet' };
const request = { ...pageRequest, headers: new Headers() };

const stalled = (_address: string, signal: AbortSignal) =>
  new Response(
    new ReadableStream({
      start(body) {
        body.enqueue(new TextEncoder().encode('<!doctype'));
        signal.addEventListener('abort', () => body.error(signal.reason));
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
    const answered = startWorker(site, stalled, page).dispatch('fetch', { request });
    await vi.advanceTimersByTimeAsync(4_000);
    expect(await answered).toBe(page);
  },
);

it.each(['console', 'tablet'])('Y35 the worker of the %s passes on a whole page', async (site) => {
  const headers = { 'content-type': 'text/html' };
  const worker = startWorker(site, () => new Response('new', { headers }), new Response('kept'));
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
  const data = { json: () => ({ ...notice, by: 'Anna', language: 'cs' }) };
  await worker.dispatch('push', { data });
  expect(worker.shown).toMatchObject([
    { title: 'Laundry', options: { body: `Room 1\n${said}`, tag: 'request-1' } },
  ]);
});
