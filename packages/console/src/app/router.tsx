import { type RouteObject, Navigate, createBrowserRouter } from 'react-router-dom';
import { LoginPage } from '../features/auth/LoginPage.tsx';
import { routes } from '../lib/routes.ts';
import { Shell } from './Shell.tsx';
import { Starting } from './Starting.tsx';
import { CrashScreen, NotFoundScreen } from './errorScreens.tsx';
import { CheckedSession, RequireAdmin, RequireGuest, RequireSession } from './guards.tsx';
import type { RequestListName } from '../features/requests/requestLists.ts';
import { screenModules } from './screenModules.ts';
import type { ScreenHandle } from './useScreen.ts';

const title = (...keys: ScreenHandle['title']): ScreenHandle => ({ title: keys });

const requestList = (list: RequestListName, path: string): RouteObject => ({
  path,
  handle: title(`menu.${list}`, 'menu.requests'),
  lazy: async () => {
    const { RequestsScreen } = await screenModules.requests();
    return { Component: () => <RequestsScreen list={list} /> };
  },
});

const screens: RouteObject[] = [
  { path: routes.home, element: <Navigate replace to={routes.dashboard} /> },
  {
    path: routes.dashboard,
    handle: title('menu.dashboard'),
    lazy: async () => ({
      Component: (await screenModules.dashboard()).DashboardScreen,
    }),
  },
  { path: routes.requests, element: <Navigate replace to={routes.waiting} /> },
  requestList('waiting', routes.waiting),
  requestList('approved', routes.approved),
  requestList('canceled', routes.canceled),
  requestList('done', routes.done),
  {
    path: routes.messages,
    handle: title('menu.messages'),
    lazy: async () => ({
      Component: (await screenModules.messages()).MessagesPage,
    }),
  },
  {
    Component: RequireAdmin,
    children: [
      {
        path: routes.users,
        handle: title('menu.users'),
        lazy: async () => ({
          Component: (await screenModules.users()).UsersPage,
        }),
      },
      {
        path: routes.settings,
        handle: title('menu.settings'),
        lazy: async () => ({
          Component: (await screenModules.services()).ServicesPage,
        }),
      },
    ],
  },
  { path: '*', handle: title('notFound.title'), Component: NotFoundScreen },
];

/** The screens of specification §2. Each loads by itself, and crashes by itself. */
export function createConsoleRouter() {
  return createBrowserRouter([
    {
      Component: CheckedSession,
      HydrateFallback: Starting,
      ErrorBoundary: CrashScreen,
      children: [
        { Component: RequireGuest, children: [{ path: routes.login, Component: LoginPage }] },
        {
          Component: RequireSession,
          children: [
            {
              Component: Shell,
              children: [{ ErrorBoundary: CrashScreen, children: screens }],
            },
          ],
        },
      ],
    },
  ]);
}
