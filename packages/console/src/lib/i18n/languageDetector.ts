import type { LanguageDetectorModule } from 'i18next';

const QUERY_PARAM = 'lng';
const COOKIE = 'i18next';
/** Also the name in `public/first.js`. */
const STORED = 'i18nextLng';

function storedIn(name: 'localStorage' | 'sessionStorage'): string | null {
  try {
    return window[name].getItem(STORED);
  } catch {
    return null; // forbidden
  }
}

function inCookie(): string | undefined {
  const pairs = document.cookie.split('; ').map((pair) => pair.split('='));
  return pairs.find(([name]) => name === COOKIE)?.[1];
}

/**
 * Finds the language in the order of specification §9 (H2), and remembers what was chosen. i18next takes
 * the first one there are texts in. A browser that wants tr-TR gets tr: texts exist per language, not per
 * region.
 */
export const languageDetector: LanguageDetectorModule = {
  type: 'languageDetector',
  detect() {
    if (typeof window === 'undefined') return undefined;
    const found = [
      new URLSearchParams(window.location.search).get(QUERY_PARAM),
      inCookie(),
      storedIn('localStorage'),
      storedIn('sessionStorage'),
      ...navigator.languages,
      document.documentElement.getAttribute('lang'),
    ];
    return found.filter((code) => Boolean(code)).map((code) => code?.replace(/[-_].*$/, '') ?? '');
  },
  cacheUserLanguage(language) {
    try {
      window.localStorage.setItem(STORED, language);
    } catch {
      // Not being remembered is no failure anybody needs to hear of.
    }
  },
};
