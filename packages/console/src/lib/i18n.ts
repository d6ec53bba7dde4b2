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
import { TEXT_OPTIONS } from './texts.ts';

/** The console's translations. Components use `useTranslation`; sagas use `i18n.t`. */
export const i18n: I18n = createInstance();

let started: Promise<void> | undefined;

/**
 * Finds the language and loads the texts of the page; once, however often it is called. The texts of
 * the other pages follow. Resolves also when a file could not be loaded: that is only logged (H3).
 * @param given texts that came with the page and are not asked for, and the language of whoever is signed
 * in, which is not looked for.
 */
export function startI18n(given: { texts?: Texts; language?: Language } = {}): Promise<void> {
  started ??= start(given);
  return started;
}

async function start({ texts, language }: { texts?: Texts; language?: Language }): Promise<void> {
  i18n.on('failedLoading', (language, namespace, reason) => {
    console.error(`The texts ${language}/${namespace} could not be loaded:`, reason);
  });
  i18n.on('languageChanged', (language) => {
    if (typeof document !== 'undefined') document.documentElement.lang = language;
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
  // `loadNamespaces` would ask once more for those that failed.
  i18n.options.ns = [...NAMESPACES];
  void i18n.reloadResources(
    undefined,
    NAMESPACES.filter((name) => !first.includes(name)),
  );
}
