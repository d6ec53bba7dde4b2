import { UserType } from '@concierge/contract/userTypes';
import { type ReactElement, createElement } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, Route, Routes } from 'react-router-dom';
import { selectUser } from '../features/auth/authSlice.ts';
import { ForbiddenScreen, NotFoundScreen } from './RefusedScreens.tsx';
import { screenPart } from './screenParts.ts';
import { type Screen, redirects, screens } from './screenTable.ts';

/** The screens of the table for a signed-in user. Each is loaded by itself. */
export function Screens(): ReactElement {
  return (
    <Routes>
      {Object.entries(redirects).map(([path, to]) => (
        <Route key={path} path={path} element={<Navigate replace to={to} />} />
      ))}
      {screens.map((screen) => (
        <Route key={screen.path} path={screen.path} element={<ScreenElement screen={screen} />} />
      ))}
      <Route path="*" element={<NotFoundScreen />} />
    </Routes>
  );
}

function ScreenElement({ screen }: { screen: Screen }): ReactElement {
  const user = useSelector(selectUser);
  if (screen.adminOnly && user?.user_type !== UserType.admin) return <ForbiddenScreen />;
  return createElement(screenPart(screen));
}
