import { UserType } from '@concierge/contract/userTypes';
import { StartingPage } from '@concierge/ui/layout/StartingPage';
import { type ComponentType, type ReactElement, Suspense, useCallback, useState } from 'react';
import { useSelector } from 'react-redux';
import {
  Navigate,
  type NavigateProps,
  NavigationType,
  Outlet,
  type RouteObject,
  redirect,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router-dom';
import { selectAuth, selectLapsed, selectUser } from '../features/auth/authSlice.ts';
import { LOGIN, afterLogin, loginWithReturn } from '../lib/addresses.ts';
import { rememberedQuery } from '../lib/list/rememberedLists.ts';
import { expectServer } from '../lib/reachable.ts';
import type { ScreenContext } from '../lib/shell/Screen.tsx';
import { screenOf, useMatchedRoutes } from '../lib/shell/screenHandle.ts';
import { CrashScreen } from './CrashScreen.tsx';
import { Localized } from './Providers.tsx';
import { ForbiddenScreen, NotFoundScreen } from './RefusedScreens.tsx';
import { screenModule } from './screenLoading.ts';
import { type ScreenRoute, screenRoutes } from './screenRoutes.ts';
import { SignIn } from './SignIn.tsx';
import { StartFailure } from './StartFailure.tsx';

/**
 * What the router of the console is made with.
 * @param Shell The frame around every screen, with an `Outlet` for it.
 */
export const createRoutes = (Shell: ComponentType): RouteObject[] => [
  {
    Component: Console,
    HydrateFallback: StartingPage,
    children: [
      {
        Component: CheckedSession,
        ErrorBoundary: StartFailure,
        children: [
          { path: LOGIN, Component: SignedOut },
          {
            element: <SignedIn Shell={Shell} />,
            children: [
              {
                Component: Permitted,
                ErrorBoundary: CrashScreen,
                children: [...screenRoutes.map(toRoute), { path: '*', Component: NotFoundScreen }],
              },
            ],
          },
        ],
      },
    ],
  },
];

function toRoute({ path, index, handle, redirectTo, children }: ScreenRoute): RouteObject {
  if (children) return { path, handle, children: children.map(toRoute) };
  const module = redirectTo === undefined ? screenModule(path) : { loader: leadOn(redirectTo) };
  return { ...(index ? { index } : { path }), handle, ...module };
}

/** Old addresses keep what they narrow or open. */
const leadOn =
  (to: string) =>
  ({ request }: { request: Request }): Response =>
    redirect(to + new URL(request.url).search);

/** What every page has around it. */
function Console(): ReactElement {
  const navigate = useNavigate();
  const follow = useCallback((href: string) => void navigate(href), [navigate]);
  return (
    <Localized navigate={follow}>
      <Outlet />
    </Localized>
  );
}

/** Renders nothing of the app before the session check at startup is answered. */
function CheckedSession(): ReactElement {
  const { checked } = useSelector(selectAuth);
  return checked ? <Outlet /> : <StartingPage />;
}

/** The sign-in page; a signed-in user goes on to the console. */
function SignedOut(): ReactElement {
  const { loggedIn } = useSelector(selectAuth);
  const { search } = useLocation();
  if (loggedIn) return <Navigate replace to={afterLogin(search)} />;
  return <SignIn search={search} ready={expectServer} />;
}

/** What signed-in users see; others go to the sign-in page. A lapsed session keeps its screen. */
function SignedIn({ Shell }: { Shell: ComponentType }): ReactElement {
  const { loggedIn, interrupted } = useSelector(selectAuth);
  const lapsed = useSelector(selectLapsed);
  const { pathname, search, hash } = useLocation();
  if (!loggedIn && !lapsed) {
    return (
      <Navigate replace to={interrupted ? loginWithReturn(pathname + search + hash) : LOGIN} />
    );
  }
  return (
    <Suspense fallback={<StartingPage />}>
      <Shell />
    </Suspense>
  );
}

/**
 * Where a list is opened, its address with the order and the page size it had last. Back leads to lists as they were, so
 * their addresses stay.
 */
function useRememberedAddress(): Pick<NavigateProps, 'to' | 'state'> | null {
  const location = useLocation();
  const { pathname, search, hash, state } = location;
  const [first] = useState(location);
  const isBack = useNavigationType() === NavigationType.Pop && location !== first;
  const userId = useSelector(selectUser)?.id ?? 0;
  const query = isBack ? null : rememberedQuery(userId, { pathname, search });
  return query === null ? null : { to: { pathname, search: query, hash }, state: state as unknown };
}

/** A screen, for those who may see it. */
function Permitted(): ReactElement {
  const { adminOnly } = screenOf(useMatchedRoutes());
  const isAdmin = useSelector(selectUser)?.user_type === UserType.admin;
  const context: ScreenContext = { isAdmin };
  const remembered = useRememberedAddress();
  if (remembered) return <Navigate replace {...remembered} />;
  return adminOnly && !isAdmin ? <ForbiddenScreen /> : <Outlet context={context} />;
}
