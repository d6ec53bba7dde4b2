import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LANGUAGES, type Language } from '@concierge/contract/constants';
import type {
  FirstViewBundle,
  FirstViewParts,
  FirstViewVisit,
  Texts,
} from '@concierge/contract/firstView';
import { NAMESPACES } from '@concierge/contract/startTexts';
import type { FastifyBaseLogger } from 'fastify';
import { Refused } from './asVisitor.ts';

/** Draws what a page shows first; `null` where that cannot be had, and the console draws it by itself. */
export interface FirstViews {
  draw: (visit: Omit<FirstViewVisit, 'texts'>) => Promise<FirstViewParts | null>;
}

/** Whoever waits for a page waits no longer than this for what it could show first. */
const PATIENCE_MS = 300;

async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`Not drawn in ${PATIENCE_MS} ms`)), PATIENCE_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Beside the files of the console, since nobody may load it. */
const bundleOf = (root: string) => join(`${root}-server`, 'entryServer.js');

function readTexts(root: string): Texts {
  const read = (language: Language) =>
    Object.fromEntries(
      NAMESPACES.map((name) => [name, join(root, 'locales', language, `${name}.json`)] as const)
        .filter(([, file]) => existsSync(file))
        .map(([name, file]) => [name, JSON.parse(readFileSync(file, 'utf8')) as object]),
    );
  return Object.fromEntries(LANGUAGES.map((language) => [language, read(language)]));
}

/** Loads what the build of the console draws with; a console that was built without it has no first views. */
export async function loadFirstViews(root: string, log: FastifyBaseLogger): Promise<FirstViews> {
  const file = bundleOf(root);
  if (!existsSync(file)) return { draw: async () => null };
  const bundle = (await import(pathToFileURL(file).href)) as FirstViewBundle;
  const texts = readTexts(root);
  /** What guests see is the same for all of them, whatever the query: it is drawn once. */
  const ofGuests = new Map<string, FirstViewParts>();

  async function drawForGuest(visit: FirstViewVisit): Promise<FirstViewParts | null> {
    const { pathname, search, language } = visit;
    const key = `${language} ${pathname}`;
    const everybodys = { ...visit, search: '', preferences: {} };
    const parts = ofGuests.get(key) ?? (await bundle.renderPage(everybodys));
    if (!parts || parts.html === '') return parts;
    ofGuests.set(key, parts);
    return { ...parts, state: { ...parts.state, drawnFor: pathname + search } };
  }

  return {
    async draw(given) {
      const visit = { ...given, texts };
      try {
        return await inTime(visit.ask ? bundle.renderPage(visit) : drawForGuest(visit));
      } catch (error) {
        // An end that every session comes to.
        const level = error instanceof Refused && error.status === 401 ? 'info' : 'error';
        log[level]({ err: error, pathname: visit.pathname }, 'The first view could not be drawn');
        return null;
      }
    },
  };
}
