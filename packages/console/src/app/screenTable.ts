import type { Namespace } from '@concierge/contract/namespaces';
import type { IconName } from '@concierge/ui';
import type { ComponentType } from 'react';
import type { LazyFeature } from '../lib/lazy/features.ts';
import type shell from '../../public/locales/en/shell.json';

type MenuText = Exclude<keyof typeof shell.menu, `${string}_${string}`>;

/** One screen of specification §2. */
export interface Screen {
  path: string;
  /** Keys below `shell:menu` that name it, the nearest first: menu entry and document title. */
  name: readonly [MenuText, ...MenuText[]];
  /**
   * Of its menu entry. A screen without one is in the sub-menu of its last name; where there is none, the
   * screen above it in the path leads to it.
   */
  icon?: IconName;
  /** Other screens link to it; the menu has it only while it is open. */
  linked?: true;
  /** Texts beyond those of every page; what comes with the page, the others load later. */
  texts: readonly Namespace[];
  /** In the menu of admins only; others who come by address are refused (specification §6). */
  adminOnly?: true;
  /** The lazy features of `featureTable.ts` that it cannot be rendered without. */
  features?: readonly LazyFeature[];
  /** Exactly one `import()`: the build reads from it which scripts the screen needs. */
  load: () => Promise<ComponentType>;
}

/**
 * Every screen, in the order of the menu. Router, titles, menu, preloading and the server's start hints
 * read this table.
 */
export const screens: readonly Screen[] = [
  {
    path: '/dashboard',
    name: ['dashboard'],
    icon: 'layout-dashboard',
    texts: ['dashboard'],
    load: async () => (await import('./screens/DashboardScreen.tsx')).DashboardScreen,
  },
  {
    path: '/requests/waiting',
    name: ['waiting', 'requests'],
    texts: ['requests'],
    load: async () => (await import('./screens/RequestsScreen.tsx')).WaitingScreen,
  },
  {
    path: '/requests/approved',
    name: ['approved', 'requests'],
    texts: ['requests'],
    load: async () => (await import('./screens/DecidedScreens.tsx')).ApprovedScreen,
  },
  {
    path: '/requests/canceled',
    name: ['canceled', 'requests'],
    texts: ['requests'],
    load: async () => (await import('./screens/DecidedScreens.tsx')).CanceledScreen,
  },
  {
    path: '/requests/done',
    name: ['done', 'requests'],
    texts: ['requests'],
    load: async () => (await import('./screens/DecidedScreens.tsx')).DoneScreen,
  },
  {
    path: '/requests/open',
    name: ['open', 'requests'],
    linked: true,
    texts: ['requests'],
    load: async () => (await import('./screens/RequestsScreen.tsx')).OpenScreen,
  },
  {
    path: '/messages',
    name: ['messages'],
    icon: 'mail',
    texts: ['messages'],
    features: ['messages'],
    load: async () => (await import('../features/messages/MessagesPage.tsx')).MessagesPage,
  },
  {
    path: '/users',
    name: ['users'],
    icon: 'users',
    texts: ['users'],
    adminOnly: true,
    features: ['users'],
    load: async () => (await import('../features/users/UsersPage.tsx')).UsersPage,
  },
  {
    path: '/settings',
    name: ['settings'],
    icon: 'settings',
    texts: ['settings', 'dashboard'],
    adminOnly: true,
    load: async () => (await import('../features/services/ServicesPage.tsx')).ServicesPage,
  },
  {
    path: '/settings/devices',
    name: ['devices', 'settings'],
    texts: ['devices'],
    features: ['managedDevices'],
    load: async () => (await import('../features/devices/DevicesPage.tsx')).DevicesPage,
  },
  {
    path: '/settings/audit',
    name: ['audit', 'settings'],
    texts: ['audit'],
    adminOnly: true,
    features: ['audit'],
    load: async () => (await import('../features/audit/AuditPage.tsx')).AuditPage,
  },
];

/** Sub-menus by the name their screens share, with their icons. */
export const menuGroups: Partial<Record<MenuText, IconName>> = { requests: 'concierge-bell' };

/** Addresses that lead on to a screen. */
export const redirects: Readonly<Record<string, string>> = {
  '/': '/dashboard',
  '/requests': '/requests/waiting',
};

/** Neither upper case nor a slash at the end makes an address another one. */
const pathOf = (pathname: string) => pathname.toLowerCase().replace(/(?<=.)\/+$/, '');

/** Where an address leads on to, if it does. */
export const redirectAt = (pathname: string): string | undefined => redirects[pathOf(pathname)];

/** The screen of an address, or of the one it leads on to. */
export function screenAt(pathname: string): Screen | undefined {
  const path = redirectAt(pathname) ?? pathOf(pathname);
  return screens.find((screen) => screen.path === path);
}

/** The sign-in page, the frame around every screen, and what may be shown at any time. */
const SHARED_TEXTS: readonly Namespace[] = ['common', 'errors', 'auth', 'shell'];

/** The texts without which an address cannot be rendered. */
export function startTexts(pathname: string): Namespace[] {
  return [...SHARED_TEXTS, ...(screenAt(pathname)?.texts ?? [])];
}
