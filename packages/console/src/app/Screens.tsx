import { UserType } from '@concierge/contract/userTypes';
import { type ReactElement, createElement } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, useLocation } from 'react-router-dom';
import { selectUser } from '../features/auth/authSlice.ts';
import { ForbiddenScreen, NotFoundScreen } from './RefusedScreens.tsx';
import { screenPart } from './screenParts.ts';
import { redirectAt, screenAt } from './screenTable.ts';

/**
 * The screen of the address, for a signed-in user. Each is loaded by itself. Not by `<Routes>`: within them
 * react-router knows no `flushSync`.
 */
export function Screens(): ReactElement {
  const { pathname } = useLocation();
  const user = useSelector(selectUser);
  const to = redirectAt(pathname);
  const screen = screenAt(pathname);
  if (to !== undefined) return <Navigate replace to={to} />;
  if (!screen) return <NotFoundScreen />;
  if (screen.adminOnly && user?.user_type !== UserType.admin) return <ForbiddenScreen />;
  return createElement(screenPart(screen));
}
