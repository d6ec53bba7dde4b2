import { type Preference, createPreference } from './preference.ts';

const THEMES = ['system', 'light', 'dark', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

/** The chosen theme. `src/start.js` applies it before the first paint, under the same key. */
export const themePreference: Preference<Theme> = createPreference('concierge.theme', THEMES);

/** Shows a theme and remembers it. */
export function chooseTheme(theme: Theme): void {
  themePreference.set(theme);
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset['theme'];
  else dataset['theme'] = theme;
}
