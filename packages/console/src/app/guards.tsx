import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { selectAuth, selectLapsed } from '../features/auth/authSlice.ts';
import { afterLogin, loginWithReturn, routes } from '../lib/routes.ts';
import { Redirect, usePlace } from './place.tsx';
import { Starting } from './Starting.tsx';

interface GuardProps {
  children: ReactNode;
}

/** Lets nothing through before the session check at startup is answered (A4). */
export function CheckedSession({ children }: GuardProps): ReactNode {
  const { checked } = useSelector(selectAuth);
  return checked ? children : <Starting />;
}

/** Screens of whoever is signed in; everybody else goes to sign in. A lapsed session keeps its screen. */
export function RequireSession({ children }: GuardProps): ReactNode {
  const { loggedIn, interrupted } = useSelector(selectAuth);
  const lapsed = useSelector(selectLapsed);
  const { pathname, search } = usePlace().location;
  if (loggedIn || lapsed) return children;
  return <Redirect to={interrupted ? loginWithReturn(pathname + search) : routes.login} />;
}

/** The sign-in page; somebody who is signed in goes on to the console (A2). */
export function RequireGuest({ children }: GuardProps): ReactNode {
  const { loggedIn } = useSelector(selectAuth);
  const { search } = usePlace().location;
  return loggedIn ? <Redirect to={afterLogin(search)} /> : children;
}
