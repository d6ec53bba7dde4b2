import type { LanguageDetectorModule } from 'i18next';
import { storage } from '../storage.ts';

const KEY = 'i18nextLng';

/** Where a visitor's language may be found, in the order of specification §9. */
const SOURCES: readonly (() => readonly (string | null | undefined)[])[] = [
  () => [new URLSearchParams(window.location.search).get('lng')],
  () => [/(?:^|;\s*)i18next=([^;]*)/.exec(document.cookie)?.[1]],
  () => [storage.get(KEY)],
  () => [sessionStorage.getItem(KEY)],
  () => navigator.languages,
  () => [document.documentElement.getAttribute('lang')],
];

/** What a browser lacks or forbids says nothing. */
function read(source: (typeof SOURCES)[number]): string[] {
  try {
    return source().filter((code) => typeof code === 'string');
  } catch {
    return [];
  }
}

/** Finds the language of a visitor who is not signed in, and remembers it (H2). */
export const languageDetector: LanguageDetectorModule = {
  type: 'languageDetector',
  // Texts exist per language, not per region.
  detect: () => SOURCES.flatMap(read).map((code) => code.replace(/[-_].*$/, '')),
  cacheUserLanguage: (language) => storage.set(KEY, language),
};
