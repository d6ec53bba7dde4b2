import { LANGUAGES, FALLBACK_LANGUAGE } from '@concierge/contract/constants';
import type { InitOptions } from 'i18next';
import { wordsOfKey } from './wordsOfKey.ts';

/** How texts are looked up, in the browser and on the server. */
export const TEXT_OPTIONS = {
  supportedLngs: [...LANGUAGES],
  nonExplicitSupportedLngs: true,
  load: 'languageOnly',
  fallbackLng: FALLBACK_LANGUAGE,
  defaultNS: 'common',
  interpolation: { escapeValue: false }, // React escapes
  parseMissingKeyHandler: wordsOfKey,
} satisfies InitOptions;
