import { type i18n as I18n, createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import {
  type Language,
  LOCALE_RETRIES,
  LOCALE_RETRY_DELAY_MS,
} from '@concierge/contract/constants';
import type { Texts } from '@concierge/contract/firstView';
import { NAMESPACES, startTexts } from '@concierge/contract/startTexts';
import { languageDetector } from './languageDetector.ts';
import { localeBackend } from './localeBackend.ts';
import { nextTask } from '../lazy/nextTask.ts';
import { TEXT_OPTIONS } from './texts.ts';

/** The console's translations. Components use `useTranslation`; sagas use `i18n.t`. */
export const i18n: I18n = createInstance();

interface Given {
  /** Texts that came with the page and are not asked for. */
  texts?: Texts;
  /** Of whoever is signed in; it is not looked for. */
  language?: Language;
  /** When the texts of the other pages may follow; at once unless something else is said. */
  pageStands?: Promise<void>;
}

let started: Promise<void> | undefined;

/**
 * Finds the language and loads the texts of the page; once, however often it is called. The texts of
 * the other pages follow. Resolves also when a file could not be loaded: that is only logged (H3).
 */
export function startI18n(given: Given = {}): Promise<void> {
  started ??= start(given);
  return started;
}

async function start({ texts, language, pageStands }: Given): Promise<void> {
  i18n.on('failedLoading', (language, namespace, reason) => {
    console.error(`The texts ${language}/${namespace} could not be loaded:`, reason);
  });
  i18n.on('languageChanged', (language) => {
    const page = globalThis.document?.documentElement;
    // Set again to the same, every element would look for its letters anew.
    if (page && page.lang !== language) page.lang = language;
  });
  const first = startTexts(typeof window === 'undefined' ? '/' : window.location.pathname);
  await i18n
    .use(localeBackend)
    .use(languageDetector)
    .use(initReactI18next)
    .init({
      ...TEXT_OPTIONS,
      ns: first,
      resources: texts ?? {},
      ...(language && { lng: language }),
      partialBundledLanguages: true,
      maxRetries: LOCALE_RETRIES,
      retryTimeout: LOCALE_RETRY_DELAY_MS,
    });
  i18n.options.ns = [...NAMESPACES];
  void loadRest(
    NAMESPACES.filter((name) => !first.includes(name)),
    pageStands,
  );
}

/** Each in a task of its own. */
async function loadRest(namespaces: readonly string[], pageStands?: Promise<void>): Promise<void> {
  await pageStands;
  for (const name of namespaces) {
    await nextTask();
    // `loadNamespaces` would ask once more for those that failed.
    void i18n.reloadResources(undefined, name);
  }
}
