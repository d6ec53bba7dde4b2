/**
 * Shows what the server pushes while no console is in view, and leads a click to the console. Keeps the files of the
 * build, so that all of it opens without network. Plain script: browsers compare it byte by byte.
 */
const CACHE = 'build';
/** Holds the page that says that the server cannot be reached. */
const PAGES = 'pages';
const PAGE = '/unreachable';
/** How long a page is waited for: its user looks at an empty window meanwhile. */
const PAGE_MS = 4_000;
/** How long any other answer is waited for. */
const LONGEST_MS = 30_000;
/** How long the words of a notification are waited for. */
const WORDS_MS = 4_000;
/** How a request was handled, by its state; any other is that someone took it. */
const HANDLED = { 3: 'canceled', 4: 'completed' };

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('message', (event) => {
  const { keep } = event.data;
  // A browser may be full, or keep nothing: then all of it comes from the server.
  if (keep) event.waitUntil(keepBuild(keep).catch((error) => console.warn(error)));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const isPage = request.mode === 'navigate' && request.method === 'GET';
  if (origin !== self.location.origin) return;
  if (pathname.startsWith('/assets/')) {
    if (!loadingAhead.has(event.clientId)) event.respondWith(keptOrFetched(request));
  }
  // Data that is opened in a tab or saved has no page.
  else if (isPage && !pathname.startsWith('/api/')) event.respondWith(fetchedOrKeptPage(event));
});

/**
 * Clients whose page names scripts to load ahead, since the build was not kept yet. Chromium does not use what a worker
 * has answered to such a link, warns, and asks again: their files come from the server, as without a worker.
 */
const loadingAhead = new Set();

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

async function keptOrFetched(request) {
  // A name says what is in the file: one that is kept never changes.
  return (await kept(request, CACHE)) ?? fetched(request);
}

/** The next page is waited for longer, since a slow server would never show one. */
let wait = PAGE_MS;
/**
 * The page of the server; without its answer the one that says so. Once the build is kept, the server is asked to name
 * no scripts to load ahead.
 */
async function fetchedOrKeptPage({ request, resultingClientId }) {
  const page = await kept(PAGE, PAGES);
  if (!page) {
    loadingAhead.add(resultingClientId);
    return fetched(request);
  }
  try {
    const headers = new Headers(request.headers);
    headers.set('x-build', 'kept');
    const answer = await fetched(request, { headers }, wait);
    wait = PAGE_MS;
    return answer;
  } catch {
    wait = Math.min(2 * wait, LONGEST_MS);
    return page;
  }
}

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Loads the page again as soon as the server answers. */
const RETRY = `
  const again = async () => {
    const control = new AbortController();
    setTimeout(() => control.abort(), ${PAGE_MS});
    try {
      await fetch('/login', { method: 'HEAD', cache: 'no-store', signal: control.signal });
      location.reload();
    } catch {
      setTimeout(again, ${PAGE_MS});
    }
  };
  setTimeout(again, ${PAGE_MS});
`;

/** Keeps a page in the language of the user. It holds nothing of the project. */
async function keepPage({ language, title, text, again }) {
  const html = `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)} · Concierge</title>
<style>
  :root { color-scheme: light dark; background: Canvas; color: CanvasText; }
  main { max-inline-size: 32rem; margin: 15vh auto 0; padding: 24px; font: 1.125rem/1.5 system-ui, sans-serif; }
  a { display: inline-block; padding-block: 8px; color: inherit; }
</style>
<main>
<h1>${escaped(title)}</h1>
<p>${escaped(text)}</p>
<p><a href="">${escaped(again)}</a></p>
</main>
<script>${RETRY}</script>
</html>`;
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
  const cache = await caches.open(PAGES);
  await cache.put(PAGE, new Response(html, { status: 503, headers }));
}

/** Adds a file to a cache. */
async function keep(cache, file) {
  const answer = await fetched(file);
  // A portal of the network answers with its page, which would stay.
  const isPage = answer.headers.get('content-type')?.includes('html');
  if (!answer.ok || isPage) throw new Error(`${file}: ${answer.status}`);
  await cache.put(file, answer);
}

/** Keeps the build and the page, also for the clients that were loaded before. */
async function keepBuild(page) {
  await keepFiles();
  await keepPage(page);
  loadingAhead.clear();
}

/** Keeps what the latest build consists of, and nothing of the builds before. */
async function keepFiles() {
  const answer = await fetched('/files.json', { cache: 'no-cache' });
  if (!answer.ok) return;
  const files = await answer.json();
  const cache = await caches.open(CACHE);
  const present = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  for (const file of files) if (!present.has(file)) await keep(cache, file);
  for (const file of present) if (!files.includes(file)) await cache.delete(file);
}

self.addEventListener('push', (event) => {
  const notice = readNotice(event.data);
  if (!notice) return;
  event.waitUntil((SHOW[notice.kind] ?? show)(notice));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openConsole(event.notification.data?.address));
});

self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renewSubscription()));

/** The browser gave its subscription another address: the server is told, while the user is signed in. */
async function renewSubscription() {
  const account = await fetched('/api/auth');
  const key = await fetched('/api/push/key');
  if (!account.ok || !key.ok) return;
  const { project_id: projectId } = await account.json();
  const { publicKey } = await key.json();
  const subscription = await self.registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  await fetched(`/api/push/subscribe/${projectId}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(subscription),
  });
}

function readNotice(data) {
  try {
    return data?.json() ?? null;
  } catch {
    const text = data?.text();
    return text ? { body: text } : null;
  }
}

/** Systems show no SVG in a notification, such as the icons of services. */
const ICONS = { icon: '/icon-192.png', badge: '/badge-96.png' };

async function show({ title, body, note, tag, request_id: request }) {
  await self.registration.showNotification(title || 'Concierge', {
    body: [body, note].filter(Boolean).join('\n'),
    ...ICONS,
    // One request has one notification; what is new about it is heard.
    ...(tag && { tag, renotify: true }),
    ...(request && { data: { address: `/requests/waiting?reply=${request}` } }),
  });
}

/**
 * Says in the notification of a request, without a sound, that it needs nobody any more. Browsers want every push
 * to show something: so it is shown, and closed where a console in view says it already, or where the user has
 * handled the request or put the notification away while a console was open.
 */
async function showHandled({ title, body, tag, request_id: request, language, ...how }) {
  const before = await self.registration.getNotifications({ tag });
  const text = await handledText(language, how);
  await self.registration.showNotification(title || 'Concierge', {
    body: [body, text].filter(Boolean).join('\n'),
    ...ICONS,
    tag,
    silent: true,
    data: { address: `/requests/waiting?reply=${request}` },
  });
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const isInView = windows.some((client) => client.visibilityState === 'visible');
  if (!isInView && (windows.length === 0 || before.length > 0)) return;
  for (const shown of await self.registration.getNotifications({ tag })) shown.close();
}

/** How a request was handled, in the language of the user; the name alone where the words do not come. */
async function handledText(language, { by = '', state_id: state }) {
  try {
    const { handled } = await words(language);
    return handled[HANDLED[state] ?? 'taken'].replace('{{name}}', () => by || handled.guest);
  } catch {
    return `✓ ${by}`;
  }
}

/** Says who made the user the approver of a request. */
async function showHandOver({ kind, by = '', language, ...notice }) {
  const note = await words(language, 'timeline', 'toast').then(
    (toast) => toast[kind].replace('{{name}}', () => by),
    () => `→ ${by}`,
  );
  await show({ ...notice, note });
}

/** Says that the user is signed out in this browser: notifications end with the session. */
async function showSessionEnded({ title, language, tag }) {
  const text = await words(language).then(
    ({ sessionEnded }) => sessionEnded,
    () => ({ title, body: '🔕' }),
  );
  await self.registration.showNotification(text.title, { body: text.body, ...ICONS, tag });
}

/** What is shown otherwise than as it was sent. */
const SHOW = {
  handled: showHandled,
  handed_over: showHandOver,
  given_back: showHandOver,
  session_ended: showSessionEnded,
};

/** The texts of notifications in a language, or another part of its texts. */
async function words(language, file = 'shell', part = 'push') {
  const answer = await fetched(`/locales/${language}/${file}.json`, {}, WORDS_MS);
  return (await answer.json())[part];
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
