/**
 * Keeps what the tablet needs to be read without network: its page, the files of its build and the icons of the
 * services. Plain script: it is served as it is, and browsers compare it byte by byte.
 */
const PAGE = '/tablet';
const BUILD = 'tablet';
const ICONS = 'tablet-icons';

self.addEventListener('install', (event) => {
  event.waitUntil(keepBuild().then(() => self.skipWaiting()));
});
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('message', (event) => {
  const { build, icons } = event.data;
  event.waitUntil(Promise.all([build && keepBuild(), keepIcons(icons)]));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(fetchedOrKeptPage(request));
  else if (pathname.startsWith('/tablet/assets/')) event.respondWith(keptOrFetched(request, BUILD));
  else if (pathname.startsWith('/icons/')) event.respondWith(keptOrFetched(request, ICONS));
});

/** The page of the latest build; without the server the one that is kept, whatever the view. */
async function fetchedOrKeptPage(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) return answer;
  } catch {
    // There is no network.
  }
  return (await caches.match(PAGE, { cacheName: BUILD })) ?? fetch(request);
}

async function keptOrFetched(request, cacheName) {
  return (await caches.match(request, { cacheName })) ?? fetch(request);
}

/** Makes a cache hold these addresses and no other. A file that is kept never changes. */
async function keepOnly(cacheName, addresses) {
  const cache = await caches.open(cacheName);
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  for (const address of addresses) if (!kept.has(address)) await cache.add(address);
  for (const address of kept) if (!addresses.includes(address)) await cache.delete(address);
}

/** The page goes last: what is kept is always one build, whole. */
async function keepBuild() {
  const [page, list] = await Promise.all(
    [PAGE, '/tablet/files.json'].map((address) => fetch(address, { cache: 'no-cache' })),
  );
  if (!page.ok || !list.ok) return;
  const files = await list.json();
  const cache = await caches.open(BUILD);
  for (const file of files) if (!(await cache.match(file))) await cache.add(file);
  await cache.put(PAGE, page);
  await keepOnly(BUILD, [PAGE, ...files]);
}

async function keepIcons(icons) {
  if (icons.length > 0) await keepOnly(ICONS, [...new Set(icons)]);
}
