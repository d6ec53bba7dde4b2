import { type i18n as I18n, createInstance } from 'i18next';
import HttpBackend, { type HttpBackendOptions } from 'i18next-http-backend';
import { initReactI18next } from 'react-i18next';
import type { Texts } from '@concierge/contract/bootData';
import {
  FALLBACK_LANGUAGE,
  HTTP_TIMEOUT_MS,
  LANGUAGES,
  type Language,
} from '@concierge/contract/constants';
import { isolated } from '@concierge/contract/isolated';
import { NAMESPACES, type Namespace } from '@concierge/contract/namespaces';
import { checkVersion } from '../lazy/newVersion.ts';
import { runtimeConfig } from '../runtimeConfig.ts';
import { LanguageDetector } from './languageDetector.ts';
import { wordsOfKey } from './wordsOfKey.ts';

/** The console's translations. Components use `useTranslation`; sagas use `i18n.t`. */
export const i18n: I18n = createInstance();

/** The language of the interface, which is the one of who is signed in. */
export const currentLanguage = (): Language =>
  LANGUAGES.find((language) => language === i18n.language) ?? FALLBACK_LANGUAGE;

interface StartOptions {
  /** Files the page cannot be rendered without; all of them unless given. */
  namespaces?: readonly Namespace[];
  /** Texts that came with the page and are not loaded. */
  texts?: Texts | undefined;
  /** Of the signed-in user; detected unless given. */
  language?: Language | undefined;
}

const missing = new Set<string>();

/** A text may be missing since the server has those of another build by now. */
function wordsOfMissing(key: string): string {
  if (!missing.has(key)) void checkVersion();
  missing.add(key);
  return wordsOfKey(key);
}

let started: Promise<void> | undefined;
let remaining: readonly Namespace[] = [];

/**
 * Finds the language and loads the texts of the page; once, however often it is called. Resolves also
 * when a file could not be loaded: that is only logged.
 */
export function startI18n(options: StartOptions = {}): Promise<void> {
  started ??= start(options);
  return started;
}

/** Loads the texts of the other pages. */
export async function loadOtherTexts(): Promise<void> {
  await started;
  const namespaces = remaining.filter((name) => !i18n.hasResourceBundle(i18n.language, name));
  remaining = [];
  // `loadNamespaces` would load those once more that have failed.
  if (namespaces.length > 0) await i18n.reloadResources(undefined, namespaces);
}

/** As `AbortSignal.timeout`, which older browsers lack. */
function abortedAfter(ms: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), ms);
  return controller.signal;
}

async function start({ namespaces = NAMESPACES, texts, language }: StartOptions): Promise<void> {
  i18n.on('failedLoading', (language, namespace, reason) => {
    console.error(`The texts ${language}/${namespace} could not be loaded:`, reason);
    void checkVersion();
  });
  i18n.on('languageChanged', (language) => {
    const page = globalThis.document?.documentElement;
    if (page) page.lang = language;
  });
  await i18n
    .use(HttpBackend)
    .use(LanguageDetector)
    .use(initReactI18next)
    .init<HttpBackendOptions>({
      supportedLngs: [...LANGUAGES],
      nonExplicitSupportedLngs: true,
      load: 'languageOnly',
      fallbackLng: FALLBACK_LANGUAGE,
      defaultNS: 'common',
      ns: [...namespaces],
      interpolation: { escape: isolated }, // React escapes what is not safe
      parseMissingKeyHandler: wordsOfMissing,
      resources: texts ?? {},
      ...(language && { lng: language }),
      partialBundledLanguages: true,
      // Texts exist per language, not per region.
      detection: { convertDetectedLanguage: (code) => code.replace(/[-_].*$/, '') },
      backend: {
        queryStringParams: { version: runtimeConfig().version },
        requestOptions: () => ({ signal: abortedAfter(HTTP_TIMEOUT_MS) }),
      },
    });
  i18n.options.ns = [...NAMESPACES];
  remaining = NAMESPACES.filter((name) => !namespaces.includes(name));
}
