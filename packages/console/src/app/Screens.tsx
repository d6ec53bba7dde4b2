import { ForbiddenPage } from '@concierge/ui';
import { UserType } from '@concierge/contract/userTypes';
import { type ReactElement, createElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Navigate, Route, Routes } from 'react-router-dom';
import { selectUser } from '../features/auth/authSlice.ts';
import { HOME } from '../lib/addresses.ts';
import { NotFoundScreen } from './NotFoundScreen.tsx';
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
  if (screen.adminOnly && user?.user_type !== UserType.admin) return <Forbidden />;
  return createElement(screenPart(screen));
}

function Forbidden(): ReactElement {
  const { t } = useTranslation('shell');
  return (
    <ForbiddenPage
      homeHref={HOME}
      labels={{
        title: t('forbidden.title'),
        text: t('forbidden.body'),
        home: t('forbidden.home'),
      }}
    />
  );
}
