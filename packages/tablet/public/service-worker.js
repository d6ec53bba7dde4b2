/**
 * Keeps what the tablet needs to be read without network: its page, the files of its build and the icons of the
 * services. Plain script: it is served as it is, and browsers compare it byte by byte.
 */
const PAGE = '/tablet';
const BUILD = 'tablet';
const ICONS = 'tablet-icons';
/** A guest looks at an empty page meanwhile. */
const PAGE_MS = 4_000;
const LONGEST_MS = 30_000;

self.addEventListener('install', (event) => {
  event.waitUntil(asFarAsKept(keepBuild()).then(() => self.skipWaiting()));
});
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('message', (event) => {
  const { build, icons } = event.data;
  event.waitUntil(asFarAsKept(Promise.all([build && keepBuild(), keepIcons(icons)])));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(fetchedOrKeptPage(request));
  else if (pathname.startsWith('/tablet/assets/')) event.respondWith(keptOrFetched(request, BUILD));
  else if (pathname.startsWith('/icons/')) event.respondWith(keptOrFetched(request, ICONS));
});

/** A browser may be full, or keep nothing: then all of it comes from the server. */
const asFarAsKept = (keeping) =>
  keeping.catch((error) => console.warn('Not all is kept for the time without network:', error));

/**
 * As `fetch`, with the whole answer. Gives up when nothing comes: a server may accept a call and never answer, or stop
 * in the middle of it.
 */
async function fetched(request, options, longest = LONGEST_MS) {
  const control = new AbortController();
  let timer;
  const waitOn = () => {
    clearTimeout(timer);
    timer = setTimeout(() => control.abort(), longest);
  };
  waitOn();
  try {
    const answer = await fetch(request, { ...options, signal: control.signal });
    if (!answer.body || [204, 304].includes(answer.status)) return answer;
    const waiting = {
      transform: (part, out) => {
        waitOn();
        out.enqueue(part);
      },
    };
    const body = answer.body.pipeThrough(new TransformStream(waiting));
    return new Response(await new Response(body).blob(), answer);
  } finally {
    clearTimeout(timer);
  }
}

/** Undefined also where the browser keeps nothing. */
async function kept(request, cacheName) {
  try {
    return await caches.match(request, { cacheName });
  } catch {
    return undefined;
  }
}

/** The page of the latest build; without an answer of the server the one that is kept, whatever the view. */
async function fetchedOrKeptPage(request) {
  const page = await kept(PAGE, BUILD);
  if (!page) return fetched(request);
  try {
    const answer = await fetched(request, {}, PAGE_MS);
    return answer.ok ? answer : page;
  } catch {
    return page;
  }
}

async function keptOrFetched(request, cacheName) {
  return (await kept(request, cacheName)) ?? fetched(request);
}

/** Adds a file to a cache. */
async function keep(cache, address) {
  const answer = await fetched(address);
  // A portal of the network answers with its page, which would stay.
  const isPage = answer.headers.get('content-type')?.includes('html');
  if (!answer.ok || isPage) throw new Error(`${address}: ${answer.status}`);
  await cache.put(address, answer);
}

/** Makes a cache hold these addresses and no other. A file that is kept never changes. */
async function keepOnly(cacheName, addresses) {
  const cache = await caches.open(cacheName);
  const present = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  for (const address of addresses) if (!present.has(address)) await keep(cache, address);
  for (const address of present) if (!addresses.includes(address)) await cache.delete(address);
}

/** The page goes last: what is kept is always one build, whole. */
async function keepBuild() {
  const [page, list] = await Promise.all(
    [PAGE, '/tablet/files.json'].map((address) => fetched(address, { cache: 'no-cache' })),
  );
  if (!page.ok || !list.ok) return;
  const files = await list.json();
  const cache = await caches.open(BUILD);
  for (const file of files) if (!(await cache.match(file))) await keep(cache, file);
  await cache.put(PAGE, page);
  await keepOnly(BUILD, [PAGE, ...files]);
}

async function keepIcons(icons) {
  if (icons.length > 0) await keepOnly(ICONS, [...new Set(icons)]);
}
