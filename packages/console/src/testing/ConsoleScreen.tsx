import type { Texts } from '@concierge/contract/bootData';
import type { Language } from '@concierge/contract/constants';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Middleware, UnknownAction } from 'redux';
import { type ReactElement, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { takeFailures } from '../app/keptFailures.ts';
import { Providers } from '../app/Providers.tsx';
import { rootReducer } from '../app/rootReducer.ts';
import { createRoutes } from '../app/routes.tsx';
import { preloadScreen } from '../app/screenLoading.ts';
import { Shell, sidebarPreference } from '../app/Shell.tsx';
import { createConsoleStore } from '../app/store.ts';
import { loadToaster } from '../app/ToastCorner.tsx';
import { i18n, startI18n } from '../lib/i18n/i18n.ts';

/** What follows an action that sagas would handle: this store runs none. */
export interface Answer {
  match: (action: unknown) => boolean;
  /** None: there is no answer yet. */
  reply: (action: unknown) => readonly UnknownAction[];
}

interface Asked<Payload> {
  match: (action: unknown) => action is PayloadAction<Payload>;
}

/** `answer(usersRequested, () => usersFulfilled(users))`; null: there is no answer yet. */
export function answer<Payload>(
  { match }: Asked<Payload>,
  reply: (payload: Payload) => UnknownAction | readonly UnknownAction[] | null,
): Answer {
  return { match, reply: (action) => (match(action) ? [reply(action.payload) ?? []].flat() : []) };
}

export interface ConsoleScreenProps {
  /** Path and query, as they would stand in the address bar. */
  address: string;
  /** What has happened before; the reducers make the state of it. */
  actions: readonly UnknownAction[];
  /** The first that matches an action answers it. What none matches stays without an answer. */
  answers: readonly Answer[];
}

/**
 * The console at an address, for stories: the real one, without sagas and without a server. Await
 * `loadScreen` first.
 */
export function ConsoleScreen({ address, actions, answers }: ConsoleScreenProps): ReactElement {
  const [{ store, router }] = useState(() => {
    const { store } = createConsoleStore({ middleware: [answering(answers)] });
    store.replaceReducer(rootReducer);
    for (const action of actions) store.dispatch(action);
    const routes = createRoutes(Shell);
    return { store, router: createMemoryRouter(routes, { initialEntries: [address] }) };
  });
  return (
    <Providers store={store}>
      <RouterProvider router={router} />
    </Providers>
  );
}

function answering(answers: readonly Answer[]): Middleware {
  return ({ dispatch }) =>
    (next) =>
    (action) => {
      const result = next(action);
      const replies = answers.find(({ match }) => match(action))?.reply(action) ?? [];
      for (const reply of replies) dispatch(reply);
      return result;
    };
}

const files = import.meta.glob<object>('../../public/locales/*/*.json', {
  eager: true,
  import: 'default',
});

/** The texts of all languages, so that none has to be fetched. */
function allTexts(): Texts {
  const texts: Record<string, Record<string, object>> = {};
  for (const [path, file] of Object.entries(files)) {
    const [namespace = '', language = ''] = path.replace('.json', '').split('/').toReversed();
    texts[language] = { ...texts[language], [namespace]: file };
  }
  return texts;
}

/** What an earlier screen has remembered, as the order of a list. */
function forgetAll(): void {
  for (const place of [localStorage, sessionStorage])
    for (const key of Object.keys(place)) if (key.startsWith('concierge.')) place.removeItem(key);
}

/** Loads what `ConsoleScreen` would wait for, so that it renders at once, as on a first visit. */
export async function loadScreen(address: string, language: Language): Promise<void> {
  await startI18n({ texts: allTexts(), language });
  await i18n.changeLanguage(language);
  const [pathname = ''] = address.split('?');
  // The toaster as well, which would else come while axe looks at the page.
  await Promise.all([preloadScreen(pathname), loadToaster()]);
  forgetAll();
  takeFailures();
  sidebarPreference.set('expanded');
}
