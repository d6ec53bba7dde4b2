import { BaseStyle, UiProvider } from '@concierge/ui';
import { type ReactElement, Suspense, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Provider } from 'react-redux';
import { LoginPage } from '../features/auth/LoginPage.tsx';
import type { ConsoleHistory } from '../lib/consoleHistory.ts';
import { lazyPart } from '../lib/lazy/lazyPart.tsx';
import { CrashBoundary } from './CrashBoundary.tsx';
import { Hydrated } from './Hydrated.tsx';
import { StartFailure } from './StartFailure.tsx';
import { Starting } from './Starting.tsx';
import { CheckedSession, RequireGuest, RequireSession } from './guards.tsx';
import { PlaceProvider, usePlace } from './place.tsx';
import { loadShell, work } from './signedInLoading.ts';
import type { RootState } from './rootReducer.ts';
import type { StandingStore } from './standingStore.ts';
import type { ConsoleStore } from './store.ts';
import { ToastsWhenThere } from './ToastsWhenThere.tsx';

interface AppProps {
  store: ConsoleStore | StandingStore;
  history: ConsoleHistory;
  /** What the page that came from the server was drawn from; it is taken over with that. */
  drawnFrom?: RootState | undefined;
}

const Shell = lazyPart(async () => {
  const [{ Shell: Loaded }] = await Promise.all([loadShell(), work.started()]);
  return Loaded;
});

/** Has the screen of an address ready to be drawn at once, and the frame around it. */
export async function preloadView(pathname: string): Promise<void> {
  const { preloadScreen } = await loadShell();
  await Promise.all([Shell.preload(), preloadScreen(pathname)]);
}

/** The whole console. */
export function App({ store, history, drawnFrom }: AppProps): ReactElement {
  return (
    <Provider store={store} {...(drawnFrom && { serverState: drawnFrom })}>
      <BaseStyle />
      <Suspense fallback={<Starting />}>
        <Translated history={history} />
      </Suspense>
    </Provider>
  );
}

function Translated({ history }: Pick<AppProps, 'history'>): ReactElement {
  const { i18n } = useTranslation('shell');
  const navigate = useCallback((href: string) => history.push(href), [history]);
  return (
    <UiProvider locale={i18n.language} navigate={navigate}>
      <PlaceProvider history={history}>
        <CrashBoundary fallback={StartFailure}>
          <CheckedSession>
            <Pages />
          </CheckedSession>
        </CrashBoundary>
      </PlaceProvider>
      <ToastsWhenThere />
    </UiProvider>
  );
}

/** The sign-in page, and behind it the shell with its screens. */
function Pages(): ReactElement {
  const { pathname } = usePlace().location;
  if (/^\/login\/?$/i.test(pathname)) {
    return (
      <RequireGuest>
        <LoginPage />
        <Hydrated />
      </RequireGuest>
    );
  }
  return (
    <RequireSession>
      <Suspense fallback={<Starting />}>
        <Shell />
      </Suspense>
    </RequireSession>
  );
}
