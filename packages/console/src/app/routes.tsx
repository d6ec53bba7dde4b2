import { StartingPage } from '@concierge/ui';
import { type ComponentType, type ReactElement, Suspense, useCallback } from 'react';
import { type RouteObject, useLocation, useNavigate } from 'react-router-dom';
import { isLogin } from '../lib/addresses.ts';
import { expectServer } from '../lib/reachable.ts';
import { Localized } from './Providers.tsx';
import { RoutedCrashBoundary } from './RoutedCrashBoundary.tsx';
import { CheckedSession, RequireSignedIn, RequireSignedOut } from './sessionGuards.tsx';
import { SignIn } from './SignIn.tsx';
import { StartFailure } from './StartFailure.tsx';

interface RouteParts {
  Shell: ComponentType;
}

/** What the router of the console is made with. It knows every address: `Pages` and `Screens` distinguish them. */
export const createRoutes = (parts: RouteParts): RouteObject[] => [
  { path: '*', element: <Routed {...parts} /> },
];

function Routed(parts: RouteParts): ReactElement {
  const navigate = useNavigate();
  const follow = useCallback((href: string) => void navigate(href), [navigate]);
  return (
    <Localized navigate={follow}>
      <RoutedCrashBoundary fallback={StartFailure}>
        <CheckedSession>
          <Pages {...parts} />
        </CheckedSession>
      </RoutedCrashBoundary>
    </Localized>
  );
}

/** The sign-in page, and behind it the shell with its screens. */
function Pages({ Shell }: RouteParts): ReactElement {
  const { pathname, search } = useLocation();
  if (isLogin(pathname)) {
    return (
      <RequireSignedOut>
        <SignIn search={search} ready={expectServer} />
      </RequireSignedOut>
    );
  }
  return (
    <RequireSignedIn>
      <Suspense fallback={<StartingPage />}>
        <Shell />
      </Suspense>
    </RequireSignedIn>
  );
}
