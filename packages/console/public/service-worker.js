/**
 * Shows what the server pushes while no console is in view, and leads a click to the console (I5).
 * Plain script: it is served as it is, and browsers compare it byte by byte.
 */
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => {
  const notice = readNotice(event.data);
  if (!notice) return;
  event.waitUntil(show(notice));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openConsole());
});

function readNotice(data) {
  try {
    return data?.json() ?? null;
  } catch {
    const text = data?.text();
    return text ? { body: text } : null;
  }
}

async function show({ title, body, note, icon, tag }) {
  await self.registration.showNotification(title || 'Concierge', {
    body: [body, note].filter(Boolean).join('\n'),
    ...(icon && { icon }),
    // The same event twice is one notification.
    ...(tag && { tag }),
  });
}

async function openConsole() {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find((client) => client.visibilityState === 'visible') ?? windows[0];
  if (open) await open.focus();
  else await self.clients.openWindow('/dashboard');
}
