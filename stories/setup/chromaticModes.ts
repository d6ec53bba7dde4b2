/** How Chromatic renders every story: in each mode once, with a baseline of its own (docs/visual-tests.md). */
export const chromaticModes = {
  light: { theme: 'light' },
  dark: { theme: 'dark' },
  'forced-colors': { theme: 'light', forcedColors: 'active' },
} as const;
