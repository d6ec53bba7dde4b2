/**
 * Shows what the server pushes while no console is in view, and leads a click to the console (I5). Keeps the
 * files of the build, so that every screen and dialog opens without network (U1).
 * Plain script: it is served as it is, and browsers compare it byte by byte.
 */
const CACHE = 'build';

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('message', (event) => {
  if (event.data === 'keep') event.waitUntil(keepFiles());
});

self.addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url);
  if (origin !== self.location.origin || !pathname.startsWith('/assets/')) return;
  event.respondWith(keptOrFetched(event.request));
});

async function keptOrFetched(request) {
  // A name says what is in the file: one that is kept never changes.
  return (await caches.match(request, { cacheName: CACHE })) ?? fetch(request);
}

/** Keeps what the latest build consists of, and nothing of the builds before. */
async function keepFiles() {
  const answer = await fetch('/files.json', { cache: 'no-cache' });
  if (!answer.ok) return;
  const files = await answer.json();
  const cache = await caches.open(CACHE);
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  for (const file of files) if (!kept.has(file)) await cache.add(file);
  for (const file of kept) if (!files.includes(file)) await cache.delete(file);
}

self.addEventListener('push', (event) => {
  const notice = readNotice(event.data);
  if (!notice) return;
  event.waitUntil(show(notice));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openConsole(event.notification.data?.address));
});

function readNotice(data) {
  try {
    return data?.json() ?? null;
  } catch {
    const text = data?.text();
    return text ? { body: text } : null;
  }
}

async function show({ title, body, note, icon, tag, request_id: request }) {
  await self.registration.showNotification(title || 'Concierge', {
    body: [body, note].filter(Boolean).join('\n'),
    ...(icon && { icon }),
    // The same event twice is one notification.
    ...(tag && { tag }),
    // What a press on it opens (U16).
    ...(request && { data: { address: `/requests/waiting?reply=${request}` } }),
  });
}

async function openConsole(address) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find((client) => client.visibilityState === 'visible') ?? windows[0];
  if (open) {
    await open.focus();
    // The console goes there itself: nothing that was typed is lost.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a client, not a window
    if (address) open.postMessage({ open: address });
  } else await self.clients.openWindow(address ?? '/dashboard');
}
