import { BaseStyle, UiProvider } from '@concierge/ui';
import { type ReactElement, Suspense, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Provider } from 'react-redux';
import { LoginPage } from '../features/auth/LoginPage.tsx';
import type { ConsoleHistory } from '../lib/consoleHistory.ts';
import { lazyPart } from '../lib/lazyPart.tsx';
import { CrashBoundary } from './CrashBoundary.tsx';
import { Hydrated } from './Hydrated.tsx';
import { StartFailure } from './StartFailure.tsx';
import { Starting } from './Starting.tsx';
import { CheckedSession, RequireGuest, RequireSession } from './guards.tsx';
import { PlaceProvider, usePlace } from './place.tsx';
import { loadShell, work } from './signedInLoading.ts';
import type { ConsoleStore } from './store.ts';
import { ToastsWhenThere } from './ToastsWhenThere.tsx';

interface AppProps {
  store: ConsoleStore;
  history: ConsoleHistory;
}

const Shell = lazyPart(async () => {
  const [{ Shell: Loaded }] = await Promise.all([loadShell(), work.started()]);
  return Loaded;
});

/** The whole console. */
export function App({ store, history }: AppProps): ReactElement {
  return (
    <Provider store={store}>
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
