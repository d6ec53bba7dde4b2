import { FALLBACK_LANGUAGE, type Language } from '@concierge/contract/constants';
import type {
  FirstViewParts,
  FirstViewState,
  FirstViewVisit,
  Texts,
} from '@concierge/contract/firstView';
import { startTexts } from '@concierge/contract/startTexts';
import { type i18n as I18n, createInstance } from 'i18next';
import { type ReactElement, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { ServerStyleSheet } from 'styled-components';
import { App, preloadView } from './app/App.tsx';
import { askFirst } from './app/askFirst.ts';
import { fillAreas } from './app/fillAreas.ts';
import { fillSession } from './app/fillSession.ts';
import { work } from './app/signedInLoading.ts';
import { createStandingStore } from './app/standingStore.ts';
import { setDrawnPreferences } from './lib/preference.ts';
import { setRuntimeConfig } from './lib/runtimeConfig.ts';
import { createStandingHistory } from './lib/standingHistory.ts';
import { TEXT_OPTIONS } from './lib/i18n/texts.ts';

/** What the server asks the build of the console for (contract/firstView.ts). */
export async function renderPage(visit: FirstViewVisit): Promise<FirstViewParts | null> {
  return visit.ask ? drawSignedIn(visit, visit.ask) : drawForGuest(visit);
}

async function drawForGuest(visit: FirstViewVisit): Promise<FirstViewParts> {
  const { pathname, search, preferences } = visit;
  const state = { user: null, ...textsFor(visit), answers: {}, preferences, drawnFor: null };
  if (!/^\/login\/?$/i.test(pathname)) return { head: '', html: '', state };
  return draw(visit, { ...state, drawnFor: pathname + search });
}

async function drawSignedIn(
  visit: FirstViewVisit,
  ask: NonNullable<FirstViewVisit['ask']>,
): Promise<FirstViewParts | null> {
  const { pathname, search, preferences } = visit;
  const known = await askFirst(ask, visit);
  if (!known) return null;
  work.hasStarted(); // nothing has to be at work before the frame is drawn here
  await preloadView(pathname);
  const texts = textsFor({ ...visit, language: known.user.lang });
  return draw(visit, { ...known, ...texts, preferences, drawnFor: pathname + search });
}

/** The texts the console would ask for at this address. */
function textsFor({
  pathname,
  language,
  texts,
}: FirstViewVisit): Pick<FirstViewState, 'language' | 'texts'> {
  const names = startTexts(pathname);
  const languages = [...new Set([language, FALLBACK_LANGUAGE])];
  const given = languages.map((code) => [
    code,
    Object.fromEntries(names.map((name) => [name, texts[code]?.[name] ?? {}])),
  ]);
  return { language, texts: Object.fromEntries(given) as Texts };
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

async function draw(visit: FirstViewVisit, state: FirstViewState): Promise<FirstViewParts> {
  const store = createStandingStore();
  fillAreas(store.dispatch, state.answers);
  fillSession(store.dispatch, state.user);
  const i18n = await createTexts(state.language, state.texts);
  const app = <App store={store} history={createStandingHistory(visit)} />;
  // From here on nothing is waited for: what follows is everybody's.
  setRuntimeConfig(visit.config);
  setDrawnPreferences(state.preferences);
  return { ...markupOf(<I18nextProvider i18n={i18n}>{app}</I18nextProvider>), state };
}

/** What styled-components writes after the rules of a component: which component, and which names. */
const STYLE_MARK = /data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}\/\*!sc\*\/\n?/g;

/**
 * The rules stand in a style sheet of the page's own; styled-components in the browser is only told which
 * there are. It would put them into another sheet, and every element would be styled anew. What it adds
 * comes after them all: a screen that is drawn here extends no component whose styles depend on its
 * properties.
 */
function stylesOf(sheet: ServerStyleSheet): string {
  const tags = sheet.getStyleTags();
  const marks = tags.match(STYLE_MARK) ?? [];
  const open = /^<style[^>]*>/.exec(tags)?.[0] ?? '';
  const rules = tags.slice(open.length).replace(STYLE_MARK, '');
  return `<style>${rules}${open}${marks.join('')}</style>`;
}

function markupOf(app: ReactElement): Pick<FirstViewParts, 'head' | 'html'> {
  const sheet = new ServerStyleSheet();
  try {
    const markup = renderToString(sheet.collectStyles(<StrictMode>{app}</StrictMode>));
    if (markup.includes(FAILED_PART)) throw new Error('A part of the page could not be drawn');
    const [hoisted = ''] = HOISTED.exec(markup) ?? [];
    return { head: hoisted + stylesOf(sheet), html: markup.slice(hoisted.length) };
  } finally {
    sheet.seal();
  }
}
