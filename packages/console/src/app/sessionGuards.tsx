import { StartingPage } from '@concierge/ui';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, useLocation } from 'react-router-dom';
import { selectAuth, selectLapsed } from '../features/auth/authSlice.ts';
import { LOGIN, afterLogin, loginWithReturn } from '../lib/addresses.ts';

interface GuardProps {
  children: ReactNode;
}

/** Renders nothing of the app before the session check at startup is answered. */
export function CheckedSession({ children }: GuardProps): ReactNode {
  const { checked } = useSelector(selectAuth);
  return checked ? children : <StartingPage />;
}

/** Screens of signed-in users; others go to the sign-in page. A lapsed session keeps its screen. */
export function RequireSignedIn({ children }: GuardProps): ReactNode {
  const { loggedIn, interrupted } = useSelector(selectAuth);
  const lapsed = useSelector(selectLapsed);
  const { pathname, search, hash } = useLocation();
  if (loggedIn || lapsed) return children;
  return <Navigate replace to={interrupted ? loginWithReturn(pathname + search + hash) : LOGIN} />;
}

/** The sign-in page; a signed-in user goes on to the console. */
export function RequireSignedOut({ children }: GuardProps): ReactNode {
  const { loggedIn } = useSelector(selectAuth);
  const { search } = useLocation();
  return loggedIn ? <Navigate replace to={afterLogin(search)} /> : children;
}
