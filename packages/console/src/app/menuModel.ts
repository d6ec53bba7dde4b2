import type { SidebarItem } from '@concierge/ui';
import type { TFunction } from 'i18next';
import { routes } from '../lib/routes.ts';

interface MenuFacts {
  t: TFunction<'shell'>;
  /** Address of the screen that is shown, without query. */
  path: string;
  isAdmin: boolean;
  /** Number of services in the dashboard data; null while it is not known. */
  serviceCount: number | null;
}

/** The entries of the main menu (B1). The parent of the current entry is marked by the sidebar. */
export function menuItems({ t, path, isAdmin, serviceCount }: MenuFacts): SidebarItem[] {
  const leaf = (id: string, label: string, href: string): SidebarItem => ({
    id,
    label,
    href,
    current: path === href,
  });
  return [
    {
      ...leaf('dashboard', t('menu.dashboard'), routes.dashboard),
      icon: 'layout-dashboard',
      ...(serviceCount !== null && {
        badge: { count: serviceCount, label: t('menu.services', { count: serviceCount }) },
      }),
    },
    {
      id: 'requests',
      label: t('menu.requests'),
      icon: 'concierge-bell',
      items: [
        leaf('waiting', t('menu.waiting'), routes.waiting),
        leaf('approved', t('menu.approved'), routes.approved),
        leaf('canceled', t('menu.canceled'), routes.canceled),
        leaf('done', t('menu.done'), routes.done),
      ],
    },
    { ...leaf('messages', t('menu.messages'), routes.messages), icon: 'mail' },
    ...(isAdmin
      ? ([
          { ...leaf('users', t('menu.users'), routes.users), icon: 'users' },
          { ...leaf('settings', t('menu.settings'), routes.settings), icon: 'settings' },
        ] as const)
      : []),
  ];
}
