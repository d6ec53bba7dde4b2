import { useSyncExternalStore } from 'react';
import { addons } from 'storybook/preview-api';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { preferredTheme } from './preferredTheme.ts';

export interface Toolbar {
  theme: string;
  locale: string;
}

let toolbar: Toolbar = { theme: preferredTheme(), locale: 'en' };
const listeners = new Set<() => void>();

function follow({ globals }: { globals: Partial<Toolbar> }): void {
  const { theme = toolbar.theme, locale = toolbar.locale } = globals;
  if (theme === toolbar.theme && locale === toolbar.locale) return;
  toolbar = { theme, locale };
  for (const listener of listeners) listener();
}

async function listen(): Promise<void> {
  const channel = await addons.ready();
  channel.on(SET_GLOBALS, follow);
  channel.on(GLOBALS_UPDATED, follow);
}

void listen();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What the toolbar says, for pages without a story to ask. */
export const useToolbar = (): Toolbar => useSyncExternalStore(subscribe, () => toolbar);
