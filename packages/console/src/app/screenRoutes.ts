import type { Namespace } from '@concierge/contract/namespaces';
import type { ComponentType } from 'react';
import { HOME, WAITING } from '../lib/addresses.ts';
import type { ScreenHandle } from '../lib/shell/screenHandle.ts';

/** Loads the module of a screen, which is in the folder `screens` under the path of the screen. */
export type LoadScreen = () => Promise<{ Component: ComponentType }>;

/** A route of react-router, before it is known whether its module is loaded. */
export interface ScreenRoute {
  /** The whole path. */
  path: string;
  /** The screen of its parent's path. */
  index?: true;
  handle?: ScreenHandle;
  lazy?: LoadScreen;
  /** The address leads on to this one. */
  redirectTo?: string;
  children?: readonly ScreenRoute[];
}

/**
 * Every screen of specification §2, in the order of the menu. Router, titles, breadcrumbs, menu, preloading and the
 * server's start hints read these routes.
 */
export const screenRoutes: readonly ScreenRoute[] = [
  { path: '/', redirectTo: HOME },
  {
    path: '/dashboard',
    handle: { name: 'dashboard', menu: { icon: 'layout-dashboard' }, texts: ['dashboard'] },
    lazy: () => import('./screens/dashboard.tsx'),
  },
  {
    path: '/requests',
    handle: { name: 'requests', menu: { icon: 'concierge-bell' }, texts: ['requests'] },
    children: [
      { path: '/requests', index: true, redirectTo: WAITING },
      {
        path: '/requests/waiting',
        handle: { name: 'waiting', menu: {} },
        lazy: () => import('./screens/requests/waiting.tsx'),
      },
      {
        path: '/requests/approved',
        handle: { name: 'approved', menu: {} },
        lazy: () => import('./screens/requests/approved.tsx'),
      },
      {
        path: '/requests/canceled',
        handle: { name: 'canceled', menu: {} },
        lazy: () => import('./screens/requests/canceled.tsx'),
      },
      {
        path: '/requests/done',
        handle: { name: 'done', menu: {} },
        lazy: () => import('./screens/requests/done.tsx'),
      },
      {
        path: '/requests/open',
        handle: { name: 'open', menu: { whileOpen: true } },
        lazy: () => import('./screens/requests/open.tsx'),
      },
    ],
  },
  {
    path: '/messages',
    handle: { name: 'messages', menu: { icon: 'mail' }, texts: ['messages'] },
    lazy: () => import('./screens/messages.ts'),
  },
  {
    path: '/users',
    handle: { name: 'users', menu: { icon: 'users' }, texts: ['users'], adminOnly: true },
    lazy: () => import('./screens/users.ts'),
  },
  {
    path: '/settings',
    handle: { name: 'settings', menu: { icon: 'settings' }, adminOnly: true, home: 'dashboard' },
    children: [
      {
        path: '/settings',
        index: true,
        handle: { texts: ['settings', 'dashboard'] },
        lazy: () => import('./screens/settings.ts'),
      },
      {
        path: '/settings/devices',
        handle: { name: 'devices', texts: ['devices'], adminOnly: false },
        lazy: () => import('./screens/settings/devices.ts'),
      },
      {
        path: '/settings/audit',
        handle: { name: 'audit', texts: ['audit'] },
        lazy: () => import('./screens/settings/audit.ts'),
      },
    ],
  },
];

/** Every address of the table, with what it inherits. */
export const addresses: readonly ScreenRoute[] = screenRoutes.flatMap(({ children, ...route }) =>
  children
    ? children.map((child) => ({
        ...route,
        ...child,
        handle: { ...route.handle, ...child.handle },
      }))
    : [route],
);

/**
 * The screen of an address, or of the one it leads on to. As for react-router, neither upper case nor a slash at the end
 * matters.
 */
export function screenAt(pathname: string): ScreenRoute | undefined {
  const asked = pathname.toLowerCase().replace(/(?<=.)\/+$/, '');
  const found = addresses.find(({ path }) => path === asked);
  return found?.redirectTo === undefined ? found : screenAt(found.redirectTo);
}

/** The sign-in page, the frame around every screen, and what may be shown at any time. */
const SHARED_TEXTS: readonly Namespace[] = ['common', 'errors', 'auth', 'shell'];

/** The texts without which an address cannot be rendered. */
export function startTexts(pathname: string): Namespace[] {
  return [...SHARED_TEXTS, ...(screenAt(pathname)?.handle?.texts ?? [])];
}
