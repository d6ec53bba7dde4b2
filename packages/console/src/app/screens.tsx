import { ForbiddenPage } from '@concierge/ui';
import { UserType } from '@concierge/contract/userTypes';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Navigate, Route, Routes } from 'react-router-dom';
import { selectUser } from '../features/auth/authSlice.ts';
import type { RequestListName } from '../features/requests/requestLists.ts';
import { type LazyPart, lazyPart } from '../lib/lazy/lazyPart.tsx';
import { routes } from '../lib/routes.ts';
import { NotFoundScreen } from './NotFoundScreen.tsx';
import { screenModules } from './screenModules.ts';

const DashboardScreen = lazyPart(async () => (await screenModules.dashboard()).DashboardScreen);
const MessagesScreen = lazyPart(async () => (await screenModules.messages()).MessagesPage);
const UsersScreen = lazyPart(async () => (await screenModules.users()).UsersPage);
const SettingsScreen = lazyPart(async () => (await screenModules.services()).ServicesPage);

/** Each list is a screen of its own: going from one to the other starts anew. */
const requestScreen = (list: RequestListName): LazyPart<object> =>
  lazyPart(async () => {
    const { openRequests, decidedRequests } = screenModules;
    const { RequestsScreen } = await (list === 'waiting' ? openRequests() : decidedRequests());
    return () => <RequestsScreen list={list} />;
  });
const WaitingScreen = requestScreen('waiting');
const ApprovedScreen = requestScreen('approved');
const CanceledScreen = requestScreen('canceled');
const DoneScreen = requestScreen('done');

/** The screens whose first view comes with the page. */
const DRAWN: Readonly<Record<string, LazyPart<object>>> = {
  [routes.dashboard]: DashboardScreen,
  [routes.waiting]: WaitingScreen,
};

/** Has a screen ready to be drawn at once. */
export const preloadScreen = (pathname: string): Promise<void> | undefined =>
  DRAWN[pathname]?.preload();

/** The screens of specification §2 for whoever is signed in. Each loads by itself. */
export function Screens(): ReactElement {
  return (
    <Routes>
      <Route path={routes.home} element={<Navigate replace to={routes.dashboard} />} />
      <Route path={routes.dashboard} element={<DashboardScreen />} />
      <Route path={routes.requests} element={<Navigate replace to={routes.waiting} />} />
      <Route path={routes.waiting} element={<WaitingScreen />} />
      <Route path={routes.approved} element={<ApprovedScreen />} />
      <Route path={routes.canceled} element={<CanceledScreen />} />
      <Route path={routes.done} element={<DoneScreen />} />
      <Route path={routes.messages} element={<MessagesScreen />} />
      <Route
        path={routes.users}
        element={
          <AdminOnly>
            <UsersScreen />
          </AdminOnly>
        }
      />
      <Route
        path={routes.settings}
        element={
          <AdminOnly>
            <SettingsScreen />
          </AdminOnly>
        }
      />
      <Route path="*" element={<NotFoundScreen />} />
    </Routes>
  );
}

function AdminOnly({ children }: { children: ReactNode }): ReactNode {
  const { t } = useTranslation('shell');
  const user = useSelector(selectUser);
  if (user?.user_type === UserType.admin) return children;
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
