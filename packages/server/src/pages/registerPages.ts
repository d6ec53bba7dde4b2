import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BootData, ScreenStarts } from '@concierge/contract/bootData';
import { FALLBACK_LANGUAGE, type Language } from '@concierge/contract/constants';
import type { LivePosition } from '@concierge/contract/live';
import type { RuntimeConfig } from '@concierge/contract/runtimeConfig';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cookieOf } from '../auth/cookieNames.ts';
import { loadBootData } from './bootData.ts';
import { DATA_PREFIX } from './failurePages.ts';
import { INDEX, filesBelow, serveBuild } from './files.ts';
import { injectAs } from './injectAs.ts';
import { fontsOf, renderPage } from './page.ts';
import { languageIn, languagesIn, readTexts } from './texts.ts';

export interface PagesOptions {
  /** Folder of the built console. */
  root: string;
  runtimeConfig: RuntimeConfig;
  /** Name of the cookie that holds the session. */
  sessionCookie: string;
  livePositionOf: (projectId: number) => Promise<LivePosition>;
  now: () => Date;
  /** Counts the call of a page. */
  admit: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
}

const SCREENS = '/screens.json';
/** Of a browser whose service worker has the files of the build: it has no use for loading them ahead. */
const KEPT_BUILD = { name: 'x-build', value: 'kept' };
/** Where i18next looks for a chosen language. */
const LANGUAGE_COOKIE = 'i18next';
const LOGIN = '/login';
/** The start of an address that URL parsers read as a host. */
const HOST_LIKE = /^[/\\]{2}/;

function acceptsPage(request: FastifyRequest, path: string): boolean {
  return !DATA_PREFIX.test(path) && /text\/html|\*\/\*/.test(request.headers.accept ?? '');
}

/** Null where URL parsers would read a host. */
function pathOf({ url }: FastifyRequest): string | null {
  return HOST_LIKE.test(url) ? null : decodeURI(new URL(url, 'http://localhost').pathname);
}

/** The language the console will detect, as far as the server can see what it looks at. */
function languageOf(request: FastifyRequest, { searchParams }: URL): Language {
  const accepted = languagesIn(request.headers['accept-language']);
  const wanted = [searchParams.get('lng') ?? '', request.cookies[LANGUAGE_COOKIE], ...accepted];
  return wanted.map(languageIn).find((language) => language !== undefined) ?? FALLBACK_LANGUAGE;
}

/**
 * Serves the built console: its files, and the page for every other address, with what its screen starts with.
 * Files are looked up once at start. Without a build it says so in the log and every address stays unknown.
 */
export async function registerPages(
  app: FastifyInstance,
  { root, runtimeConfig, sessionCookie, livePositionOf, now, admit }: PagesOptions,
): Promise<void> {
  const files = filesBelow(root);
  if (!files.has(INDEX)) {
    app.log.warn('The console is not built, only the API is served');
    return;
  }
  const template = readFileSync(join(root, INDEX), 'utf8');
  const screens: ScreenStarts = files.has(SCREENS)
    ? (JSON.parse(readFileSync(join(root, SCREENS), 'utf8')) as ScreenStarts)
    : {};
  const textsOf = readTexts(root);

  /** Whether the console has a screen at this path, as its router matches it. A build without a list has all. */
  function isScreen(path: string): boolean {
    const known = path.toLowerCase().replace(/(?<=.)\/+$/, '');
    return !files.has(SCREENS) || ['/', INDEX].includes(known) || screens[known] !== undefined;
  }

  /** Null where the console has to ask by itself. */
  async function bootFor(request: FastifyRequest, reply: FastifyReply): Promise<BootData | null> {
    const url = new URL(request.url, 'http://localhost');
    const hasSession = cookieOf(request, sessionCookie) !== undefined;
    const { call, cookies } = injectAs(app, request);
    try {
      const data = hasSession ? await loadBootData(url, { call, livePositionOf }) : { user: null };
      const language = data.user?.lang ?? languageOf(request, url);
      const start = screens[data.user ? url.pathname : LOGIN] ?? screens[LOGIN];
      const texts = textsOf(language, start?.texts ?? []);
      return { ...data, language, texts, ...(data.user && { at: now().toISOString() }) };
    } catch (error) {
      // The page works without it, and a call that failed is in the log already.
      request.log.warn({ err: error }, 'A page was sent without its boot data');
      return null;
    } finally {
      if (cookies.length > 0) reply.header('set-cookie', [...cookies]);
    }
  }

  async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const boot = await bootFor(request, reply);
    const { pathname } = new URL(request.url, 'http://localhost');
    const isKept = request.headers[KEPT_BUILD.name] === KEPT_BUILD.value;
    const html = renderPage(template, {
      config: runtimeConfig,
      boot,
      scripts: boot && !isKept ? (screens[boot.user ? pathname : LOGIN]?.scripts ?? []) : [],
      fonts: boot ? fontsOf(boot, files) : [],
    });
    reply.header('vary', `Accept-Encoding, Accept-Language, Cookie, ${KEPT_BUILD.name}`);
    // Of a signed-in user it holds what only they may see.
    reply.header('cache-control', boot?.user ? 'no-store' : 'no-cache');
    // The console shows its own page for an address it does not know.
    reply.code(isScreen(pathname) ? 200 : 404);
    reply.type('text/html; charset=utf-8').compress(html);
    return reply;
  }

  async function otherwise(request: FastifyRequest, reply: FastifyReply) {
    await admit(request, reply);
    const path = pathOf(request);
    const isPage = path === '/' || path === INDEX || (path !== null && acceptsPage(request, path));
    return isPage ? sendPage(request, reply) : reply.callNotFound();
  }

  await serveBuild(app, { root, files, base: '', otherwise });
}
