import { LANGUAGES } from '@concierge/contract/constants';

/**
 * How Chromatic renders every story: in each mode once, with a baseline of its own. A key is
 * a global of the toolbar, or an option of Chromatic's.
 */
export const chromaticModes = {
  light: { theme: 'light' },
  dark: { theme: 'dark' },
  contrast: { theme: 'contrast' },
  'forced-colors': { theme: 'light', forcedColors: 'active' },
} as const;

/** Besides, for stories that speak the language of the toolbar: each language but English. */
export const languageModes = Object.fromEntries(
  LANGUAGES.slice(1).map((locale) => [locale, { theme: 'light', locale }]),
);
