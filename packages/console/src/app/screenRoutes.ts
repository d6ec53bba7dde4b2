import type { Namespace } from '@concierge/contract/namespaces';
import { HOME, ROOMS, WAITING } from '../lib/addresses.ts';
import type { ScreenHandle } from '../lib/shell/screenHandle.ts';

/** A route of react-router. The module of a screen is in the folder `screens` under its path. */
export interface ScreenRoute {
  /** The whole path. */
  path: string;
  /** The screen of its parent's path. */
  index?: true;
  handle?: ScreenHandle;
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
  },
  {
    path: '/requests',
    handle: { name: 'requests', menu: { icon: 'concierge-bell' }, texts: ['requests'] },
    children: [
      { path: '/requests', index: true, redirectTo: WAITING },
      {
        path: '/requests/waiting',
        handle: { name: 'waiting', menu: {} },
      },
      {
        path: '/requests/approved',
        handle: { name: 'approved', menu: {} },
      },
      {
        path: '/requests/canceled',
        handle: { name: 'canceled', menu: {} },
      },
      {
        path: '/requests/done',
        handle: { name: 'done', menu: {} },
      },
      {
        path: '/requests/open',
        handle: { name: 'open', menu: { whileOpen: true } },
      },
      {
        path: '/requests/all',
        handle: { name: 'all', menu: { whileOpen: true } },
      },
    ],
  },
  {
    path: '/messages',
    handle: { name: 'messages', menu: { icon: 'mail' }, texts: ['messages'] },
  },
  {
    path: ROOMS,
    handle: { name: 'rooms', menu: { icon: 'bed-double' }, texts: ['devices'] },
  },
  {
    path: '/reports',
    handle: {
      name: 'reports',
      menu: { icon: 'chart-column' },
      texts: ['reports', 'requests'],
      adminOnly: true,
    },
  },
  {
    path: '/users',
    handle: { name: 'users', menu: { icon: 'users' }, texts: ['users'], adminOnly: true },
  },
  {
    path: '/settings',
    handle: { name: 'settings', menu: { icon: 'settings' }, adminOnly: true, home: 'dashboard' },
    children: [
      {
        path: '/settings',
        index: true,
        handle: { texts: ['settings', 'dashboard'] },
      },
      { path: '/settings/devices', redirectTo: ROOMS },
      {
        path: '/settings/house',
        handle: { name: 'house', texts: ['house'] },
      },
      {
        path: '/settings/retention',
        handle: { name: 'retention', texts: ['house', 'audit'] },
      },
      {
        path: '/settings/audit',
        handle: { name: 'audit', texts: ['audit', 'requests'] },
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
