import { LANGUAGES } from '@concierge/contract/constants';

/**
 * How Chromatic renders stories: in each mode once, with a baseline of its own. A key is a global of the toolbar, or an
 * option of Chromatic's. Modes of preview, meta and story add up, and those of `snapshotsByTags`.
 */
export const lightMode = { light: { theme: 'light' } } as const;

/** Besides, of screens. */
export const darkMode = { dark: { theme: 'dark' } } as const;

/** Besides, of what has a picture in light and dark: sheets of all states, above all. */
export const sheetModes = {
  ...darkMode,
  contrast: { theme: 'contrast' },
  'forced-colors': { theme: 'light', forcedColors: 'active' },
} as const;

/** Besides, of one story of each screen and of each piece of the console: each language but English. */
export const languageModes = Object.fromEntries(
  LANGUAGES.slice(1).map((locale) => [locale, { theme: 'light', locale }]),
);
