import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FirstViewVisit, Preferences } from '@concierge/contract/firstView';
import type { RuntimeConfig } from '@concierge/contract/runtimeConfig';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { asVisitor } from './asVisitor.ts';
import { cacheRule, consoleFiles } from './consoleFiles.ts';
import { encodedPage } from './encodedPage.ts';
import { loadFirstViews } from './firstViews.ts';
import { type IndexPage, indexPage } from './indexPage.ts';
import { type ScreenFiles, isLanguageChosen, languageOf, startHints } from './startHints.ts';

export interface StaticOptions {
  /** Folder of the built console. */
  root: string;
  runtimeConfig: RuntimeConfig;
  /** Name of the cookie that holds the session. */
  sessionCookie: string;
  livePositionOf: FirstViewVisit['livePositionOf'];
}

/** Addresses that answer data; one that does not exist is never answered with the page. */
const DATA_PREFIX = /^\/(api|locales|icons|iconify|assets|metrics)(\/|$)/;
const INDEX = '/index.html';
const SERVICE_WORKER = '/service-worker.js';
const SCREENS = '/screens.json';
const WIDER_FONT = /^\/assets\/inter-latin-ext-[^/]*\.woff2$/;
/** Where i18next looks for a language that was chosen. */
const LANGUAGE_COOKIE = 'i18next';
const PREFERENCE_PREFIX = 'concierge.';

/** A page, and how it is sent. */
interface SentPage extends IndexPage {
  /** It holds what only this visitor may see. */
  isPersonal: boolean;
  cookies: readonly string[];
}

/** The console's own cookies, by which it tells what this browser remembers. */
function preferencesIn(cookies: FastifyRequest['cookies']): Preferences {
  return Object.fromEntries(
    Object.entries(cookies).filter(([name]) => name.startsWith(PREFERENCE_PREFIX)),
  );
}

function wantsPage(request: FastifyRequest, path: string): boolean {
  if (DATA_PREFIX.test(path)) return false;
  return /text\/html|\*\/\*/.test(request.headers.accept ?? '');
}

function isFresh(request: FastifyRequest, etag: string): boolean {
  const known = request.headers['if-none-match'] ?? '';
  return known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

/**
 * Serves the built console (B8): its files, precompressed where the build left `.br` or `.gz` beside
 * them, and the page itself for every address the router of the console knows. Files are looked up
 * once at start. Without a build it says so in the log and every address stays unknown.
 */
export async function registerStatic(
  app: FastifyInstance,
  { root, runtimeConfig, sessionCookie, livePositionOf }: StaticOptions,
): Promise<void> {
  const files = consoleFiles(root);
  if (!files.has(INDEX)) {
    app.log.warn('The console is not built, only the API is served');
    return;
  }
  const html = readFileSync(join(root, INDEX), 'utf8');
  const screens = files.has(SCREENS)
    ? (JSON.parse(readFileSync(join(root, SCREENS), 'utf8')) as ScreenFiles)
    : {};

  const widerFont = [...files].find((file) => WIDER_FONT.test(file));
  const firstViews = await loadFirstViews(root, app.log);

  async function pageFor(request: FastifyRequest): Promise<SentPage> {
    const { pathname, search, searchParams } = new URL(request.url, 'http://localhost');
    const wishes = {
      chosen: [searchParams.get('lng') ?? undefined, request.cookies[LANGUAGE_COOKIE]],
      acceptLanguage: request.headers['accept-language'],
    };
    const language = languageOf(wishes);
    const hasSession = request.cookies[sessionCookie] !== undefined;
    const visitor = hasSession ? asVisitor(app, request) : null;
    const view = await firstViews.draw({
      pathname,
      search,
      language,
      preferences: preferencesIn(request.cookies),
      config: runtimeConfig,
      ask: visitor?.ask ?? null,
      livePositionOf,
    });
    const { version } = runtimeConfig;
    const drawnIn = view?.state.language ?? language;
    const visit = { pathname, hasSession, language: drawnIn, told: view !== null };
    const hints = startHints(visit, { screens, version, widerFont });
    const guessed = !hasSession && !isLanguageChosen(wishes);
    return {
      ...indexPage(html, { config: runtimeConfig, hints, view, guessed }),
      isPersonal: hasSession && view !== null,
      cookies: visitor?.cookies ?? [],
    };
  }

  async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const page = await pageFor(request);
    reply.header('vary', 'Accept-Encoding, Accept-Language, Cookie');
    if (page.cookies.length > 0) reply.header('set-cookie', [...page.cookies]);
    if (page.isPersonal) {
      reply.header('cache-control', 'no-store');
    } else {
      // Weak: the same page in several encodings.
      reply.header('cache-control', 'no-cache').header('etag', `W/${page.etag}`);
      if (isFresh(request, page.etag)) return reply.code(304).send();
    }
    const { body, encoding } = await encodedPage(page.html, request.headers['accept-encoding']);
    if (encoding) reply.header('content-encoding', encoding);
    return reply.type('text/html; charset=utf-8').send(body);
  }

  app.register(fastifyStatic, { root, serve: false, preCompressed: true });
  app.get('/*', { schema: { hide: true } }, (request, reply) => {
    const path = decodeURI(new URL(request.url, 'http://localhost').pathname);
    if (path === '/' || path === INDEX) return sendPage(request, reply);
    if (!files.has(path)) {
      return wantsPage(request, path) ? sendPage(request, reply) : reply.callNotFound();
    }
    if (path === SERVICE_WORKER) reply.header('service-worker-allowed', '/');
    reply.header('cache-control', cacheRule(path));
    return reply.sendFile(path.slice(1), { cacheControl: false });
  });
}
