export type Theme = 'light' | 'dark' | 'contrast';

/** What the system prefers, until the toolbar says otherwise. */
export const preferredTheme = (): Theme =>
  matchMedia('(prefers-contrast: more)').matches
    ? 'contrast'
    : matchMedia('(prefers-color-scheme: dark)').matches
      ? 'dark'
      : 'light';
