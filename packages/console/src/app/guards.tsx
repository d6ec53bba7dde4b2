import { ForbiddenPage } from '@concierge/ui';
import { UserType } from '@concierge/contract/userTypes';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { selectAuth, selectLapsed, selectUser } from '../features/auth/authSlice.ts';
import { afterLogin, loginWithReturn, routes } from '../lib/routes.ts';
import { Starting } from './Starting.tsx';

/** Lets nothing through before the session check at startup is answered (A4). */
export function CheckedSession(): ReactElement {
  const { checked } = useSelector(selectAuth);
  return checked ? <Outlet /> : <Starting />;
}

/** Screens of whoever is signed in; everybody else goes to sign in. A lapsed session keeps its screen. */
export function RequireSession(): ReactElement {
  const { loggedIn, interrupted } = useSelector(selectAuth);
  const lapsed = useSelector(selectLapsed);
  const { pathname, search } = useLocation();
  if (loggedIn || lapsed) return <Outlet />;
  return <Navigate replace to={interrupted ? loginWithReturn(pathname + search) : routes.login} />;
}

/** The sign-in page; somebody who is signed in goes on to the console (A2). */
export function RequireGuest(): ReactElement {
  const { loggedIn } = useSelector(selectAuth);
  const { search } = useLocation();
  return loggedIn ? <Navigate replace to={afterLogin(search)} /> : <Outlet />;
}

/** Screens for administrators only. */
export function RequireAdmin(): ReactElement {
  const { t } = useTranslation('shell');
  const user = useSelector(selectUser);
  if (user?.user_type === UserType.admin) return <Outlet />;
  return (
    <ForbiddenPage
      homeHref={routes.dashboard}
      labels={{
        title: t('forbidden.title'),
        text: t('forbidden.body'),
        home: t('forbidden.home'),
      }}
    />
  );
}
