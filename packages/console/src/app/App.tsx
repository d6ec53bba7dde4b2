import { UiProvider } from '@concierge/ui';
import { type ReactElement, Suspense, useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Provider } from 'react-redux';
import { afterLogin, isLogin } from '../lib/addresses.ts';
import type { ConsoleHistory } from '../lib/history.ts';
import { loadOtherTexts } from '../lib/i18n/i18n.ts';
import { CrashBoundary } from './CrashBoundary.tsx';
import type { LazyConsole } from './lazyConsole.ts';
import { LocationProvider, useHistoryLocation } from './location.tsx';
import { LoginPart, preloadScreen } from './screenParts.ts';
import { CheckedSession, RequireSignedIn, RequireSignedOut } from './sessionGuards.tsx';
import { NewVersion } from './NewVersion.tsx';
import { StartFailure } from './StartFailure.tsx';
import { Starting } from './Starting.tsx';
import type { ConsoleStore } from './store.ts';
import { ToastCorner, loadToaster } from './ToastCorner.tsx';

interface AppProps {
  store: ConsoleStore;
  history: ConsoleHistory;
  lazyConsole: LazyConsole;
}

/** The whole console. */
export function App({ store, history, lazyConsole }: AppProps): ReactElement {
  return (
    <Provider store={store}>
      <Suspense fallback={<Starting />}>
        <Localized history={history} lazyConsole={lazyConsole} />
      </Suspense>
    </Provider>
  );
}

function Localized({ history, lazyConsole }: Omit<AppProps, 'store'>): ReactElement {
  const { i18n } = useTranslation('shell');
  const navigate = useCallback((href: string) => history.push(href), [history]);
  useEffect(() => void loadOtherTexts(), []);
  return (
    <UiProvider locale={i18n.language} navigate={navigate}>
      <LocationProvider history={history}>
        <CrashBoundary fallback={StartFailure}>
          <CheckedSession>
            <Pages lazyConsole={lazyConsole} />
          </CheckedSession>
        </CrashBoundary>
      </LocationProvider>
      <ToastCorner />
    </UiProvider>
  );
}

/** The sign-in page, and behind it the shell with its screens. */
function Pages({ lazyConsole: { Shell, load } }: Pick<AppProps, 'lazyConsole'>): ReactElement {
  const { pathname } = useHistoryLocation().location;
  if (isLogin(pathname)) {
    return (
      <RequireSignedOut>
        <SignIn loadConsole={load} />
      </RequireSignedOut>
    );
  }
  return (
    <RequireSignedIn>
      <Suspense fallback={<Starting />}>
        <Shell />
      </Suspense>
    </RequireSignedIn>
  );
}

/** While the form is filled in, the rest is loaded, so that signing in shows the console at once. */
function SignIn({ loadConsole }: { loadConsole: LazyConsole['load'] }): ReactElement {
  const { search } = useHistoryLocation().location;
  useEffect(() => {
    const { pathname } = new URL(afterLogin(search), window.location.href);
    const ignore = () => undefined; // loaded again when it is needed
    loadConsole()
      .then(() => Promise.all([preloadScreen(pathname), loadToaster()]))
      .catch(ignore);
  }, [loadConsole, search]);
  return <LoginPart ready={loadConsole} notice={<NewVersion />} />;
}
