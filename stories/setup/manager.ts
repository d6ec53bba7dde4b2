import { addons } from 'storybook/manager-api';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { brandThemeOf } from './brandTheme.ts';
import { preferredTheme } from './preferredTheme.ts';

/** Sets up the frame around the stories: menu and theme. */
export function setUpManager(): void {
  addons.setConfig({
    theme: brandThemeOf(preferredTheme()),
    // The chapters of the menu on one screen. That of the page shown is open.
    sidebar: {
      collapsedRoots: [
        'foundations',
        'patterns',
        'components',
        'layout',
        'concierge',
        'screens',
        'tablet',
      ],
    },
  });

  // The frame follows the theme of the toolbar.
  addons.register('concierge/theme', (api) => {
    const follow = ({ globals }: { globals: Record<string, unknown> }) =>
      api.setOptions({ theme: brandThemeOf(globals['theme']) });
    api.on(SET_GLOBALS, follow);
    api.on(GLOBALS_UPDATED, follow);
  });
}
