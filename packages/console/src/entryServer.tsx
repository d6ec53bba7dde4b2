import { FALLBACK_LANGUAGE, type Language } from '@concierge/contract/constants';
import type { FirstViewParts, FirstViewVisit, Texts } from '@concierge/contract/firstView';
import { startTexts } from '@concierge/contract/startTexts';
import { type i18n as I18n, createInstance } from 'i18next';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { ServerStyleSheet } from 'styled-components';
import { App } from './app/App.tsx';
import { fillStore } from './app/fillStore.ts';
import { createStandingStore } from './app/standingStore.ts';
import { setRuntimeConfig } from './lib/runtimeConfig.ts';
import { createStandingHistory } from './lib/standingHistory.ts';
import { TEXT_OPTIONS } from './lib/texts.ts';

/** What the server asks the build of the console for (contract/firstView.ts). */
export async function renderPage(visit: FirstViewVisit): Promise<FirstViewParts> {
  const { pathname, search, language, user } = visit;
  const texts = textsOf(visit);
  const drawn = isDrawn(visit);
  const state = { user, language, texts, drawnFor: drawn ? pathname + search : null };
  if (!drawn) return { head: '', html: '', state };

  setRuntimeConfig(visit.config);
  const store = createStandingStore();
  fillStore(store, state);
  const i18n = await createTexts(language, texts);
  return { ...draw(<App store={store} history={createStandingHistory(visit)} />, i18n), state };
}

function isDrawn({ pathname, user }: FirstViewVisit): boolean {
  return user === null && /^\/login\/?$/i.test(pathname);
}

/** The texts the console would ask for at this address. */
function textsOf({ pathname, language, texts }: FirstViewVisit): Texts {
  const names = startTexts(pathname);
  const languages = [...new Set([language, FALLBACK_LANGUAGE])];
  return Object.fromEntries(
    languages.map((code) => [
      code,
      Object.fromEntries(names.map((name) => [name, texts[code]?.[name] ?? {}])),
    ]),
  );
}

async function createTexts(language: Language, texts: Texts): Promise<I18n> {
  const i18n = createInstance();
  await i18n.init({ ...TEXT_OPTIONS, lng: language, resources: texts });
  return i18n;
}

/** What React writes before the markup belongs into the head: the title, images to load ahead. */
const HOISTED = /^(?:<title>[^<]*<\/title>|<link [^>]*>|<meta [^>]*>)*/;
/** What React leaves in the place of a part that failed. */
const FAILED_PART = '<!--$!-->';

function draw(app: React.ReactElement, i18n: I18n): Omit<FirstViewParts, 'state'> {
  const sheet = new ServerStyleSheet();
  try {
    const markup = renderToString(
      sheet.collectStyles(
        <StrictMode>
          <I18nextProvider i18n={i18n}>{app}</I18nextProvider>
        </StrictMode>,
      ),
    );
    if (markup.includes(FAILED_PART)) throw new Error('A part of the page could not be drawn');
    const [hoisted = ''] = HOISTED.exec(markup) ?? [];
    return { head: hoisted + sheet.getStyleTags(), html: markup.slice(hoisted.length) };
  } finally {
    sheet.seal();
  }
}
