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

/** Draws what a page shows first; `null` where that cannot be had, and the console draws it by itself. */
export interface FirstViews {
  draw: (visit: Omit<FirstViewVisit, 'texts'>) => Promise<FirstViewParts | null>;
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

  async function drawForGuest(visit: FirstViewVisit): Promise<FirstViewParts> {
    const { pathname, search, language } = visit;
    const key = `${language} ${pathname}`;
    const parts = ofGuests.get(key) ?? (await bundle.renderPage({ ...visit, search: '' }));
    if (parts.html === '') return parts;
    ofGuests.set(key, parts);
    return { ...parts, state: { ...parts.state, drawnFor: pathname + search } };
  }

  return {
    async draw(given) {
      const visit = { ...given, texts };
      try {
        return await (visit.user ? bundle.renderPage(visit) : drawForGuest(visit));
      } catch (error) {
        log.error({ err: error, pathname: visit.pathname }, 'The first view could not be drawn');
        return null;
      }
    },
  };
}
