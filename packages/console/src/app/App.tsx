import { nestAtRules, UiProvider } from '@concierge/ui';
import { type ReactElement, Suspense, useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Provider } from 'react-redux';
import {
  type RouteObject,
  RouterProvider,
  type RouterProviderProps,
  useLocation,
  useNavigate,
} from 'react-router-dom';
import { StyleSheetManager } from 'styled-components';
import { afterLogin, isLogin } from '../lib/addresses.ts';
import { loadOtherTexts } from '../lib/i18n/i18n.ts';
import { FeatureLoader } from '../lib/lazy/features.ts';
import { CrashBoundary } from './CrashBoundary.tsx';
import type { LazyConsole } from './lazyConsole.ts';
import { loadFeatures } from './loadFeatures.ts';
import { LoginPart, preloadScreen } from './screenParts.ts';
import { CheckedSession, RequireSignedIn, RequireSignedOut } from './sessionGuards.tsx';
import { NewVersion } from './NewVersion.tsx';
import { StartFailure } from './StartFailure.tsx';
import { Starting } from './Starting.tsx';
import type { ConsoleStore } from './store.ts';
import { ToastCorner, loadToaster } from './ToastCorner.tsx';

const STYLIS_PLUGINS = [nestAtRules];

/** The texts of other screens are loaded when the first press on this one has been answered. */
const OTHER_TEXTS_AFTER_MS = 1_500;

interface AppProps extends Pick<RouterProviderProps, 'router'> {
  store: ConsoleStore;
}

/** The whole console. */
export function App({ store, router }: AppProps): ReactElement {
  return (
    <Provider store={store}>
      <FeatureLoader value={loadFeatures}>
        <StyleSheetManager stylisPlugins={STYLIS_PLUGINS}>
          <Suspense fallback={<Starting />}>
            <RouterProvider router={router} />
          </Suspense>
        </StyleSheetManager>
      </FeatureLoader>
    </Provider>
  );
}

/** What the router of `App` is made with. It knows every address: `Pages` and `Screens` distinguish them. */
export const createRoutes = (lazyConsole: LazyConsole): RouteObject[] => [
  { path: '*', element: <Localized lazyConsole={lazyConsole} /> },
];

type PagesProps = Record<'lazyConsole', LazyConsole>;

function Localized({ lazyConsole }: PagesProps): ReactElement {
  const { i18n } = useTranslation('shell');
  const navigate = useNavigate();
  const follow = useCallback((href: string) => void navigate(href), [navigate]);
  useEffect(() => {
    const timer = setTimeout(() => void loadOtherTexts(), OTHER_TEXTS_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <UiProvider locale={i18n.language} navigate={follow}>
      <CrashBoundary fallback={StartFailure}>
        <CheckedSession>
          <Pages lazyConsole={lazyConsole} />
        </CheckedSession>
      </CrashBoundary>
      <ToastCorner />
    </UiProvider>
  );
}

/** The sign-in page, and behind it the shell with its screens. */
function Pages({ lazyConsole: { Shell, load } }: PagesProps): ReactElement {
  const { pathname } = useLocation();
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
  const { search } = useLocation();
  useEffect(() => {
    const { pathname } = new URL(afterLogin(search), window.location.href);
    const ignore = () => undefined; // loaded again when it is needed
    loadConsole()
      .then(() => Promise.all([preloadScreen(pathname), loadToaster()]))
      .catch(ignore);
  }, [loadConsole, search]);
  return <LoginPart ready={loadConsole} notice={<NewVersion />} />;
}
