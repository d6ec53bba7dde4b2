import { addons } from 'storybook/manager-api';
import { GLOBALS_UPDATED, SET_GLOBALS, STORY_CHANGED } from 'storybook/internal/core-events';
import { brandThemeOf } from './brandTheme.ts';
import { preferredTheme } from './preferredTheme.ts';

type Globals = Readonly<Record<string, unknown>>;

/** What the toolbar keeps for the next visit. The width of a story is not kept: each has its own. */
const KEPT = ['theme', 'locale', 'direction', 'density', 'motion'];
const KEY = 'concierge-toolbar';

/** Puts what the toolbar said on the last visit into the address, unless that says something itself. */
function restoreToolbar(): void {
  const address = new URL(location.href);
  const kept = localStorage.getItem(KEY);
  if (!kept || address.searchParams.has('globals')) return;
  address.searchParams.set('globals', kept);
  history.replaceState(null, '', address);
}

function keepToolbar(globals: Globals, initial: Globals): void {
  const chosen = KEPT.filter((name) => globals[name] !== initial[name]);
  localStorage.setItem(KEY, chosen.map((name) => `${name}:${String(globals[name])}`).join(';'));
}

/** Where it says that the panel was closed for a screen. */
const CLOSED = 'concierge-panel-closed';

const isScreen = (id: string) => /^(screens|tablet)-/.test(id);

/** Sets up the frame around the stories: menu, theme, and what the toolbar keeps. */
export function setUpManager(): void {
  restoreToolbar();
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
        'room-tablet',
      ],
    },
  });

  // The frame follows the theme of the toolbar.
  addons.register('concierge/toolbar', (api) => {
    const follow = ({ globals }: { globals: Globals }) =>
      api.setOptions({ theme: brandThemeOf(globals['theme']) });
    api.on(SET_GLOBALS, follow);
    api.on(GLOBALS_UPDATED, follow);
    api.on(GLOBALS_UPDATED, (update: { userGlobals: Globals; initialGlobals: Globals }) =>
      keepToolbar(update.userGlobals, update.initialGlobals),
    );
  });

  // A screen has the room of the panel: it opens again where the next component is shown.
  addons.register('concierge/panel', (api) => {
    const makeRoom = (id: string) => {
      // Storybook remembers over a reload that its panel is closed.
      const wasClosed = sessionStorage.getItem(CLOSED) !== null;
      if (isScreen(id) === wasClosed) return;
      if (wasClosed) sessionStorage.removeItem(CLOSED);
      else sessionStorage.setItem(CLOSED, id);
      api.togglePanel(wasClosed);
    };
    makeRoom(new URL(location.href).searchParams.get('path')?.replace('/story/', '') ?? '');
    api.on(STORY_CHANGED, makeRoom);
  });
}
