import type { SidebarItem } from '@concierge/ui/layout/Sidebar';
import type { TFunction } from 'i18next';
import { isRequestList } from '../lib/addresses.ts';
import { type ScreenRoute, screenRoutes } from './screenRoutes.ts';

interface MenuOptions {
  t: TFunction<'shell'>;
  /** Address of the current screen, without query. */
  path: string;
  /** What narrows the lists of requests, as the query of their addresses. */
  filters: string;
  isAdmin: boolean;
  /** Number of services in the dashboard data; null until it is loaded. */
  serviceCount: number | null;
  /** Number of waiting requests; null until it is known. */
  waitingCount: number | null;
}

/** The entries of the main menu, in the order of the routes. The sidebar marks the current entry's parent. */
export function menuItems({
  t,
  path,
  filters,
  isAdmin,
  serviceCount,
  waitingCount,
}: MenuOptions): SidebarItem[] {
  const entriesOf = (routes: readonly ScreenRoute[]): SidebarItem[] =>
    routes.flatMap(({ path: href, handle: { name, menu, adminOnly } = {}, children = [] }) => {
      const current = path.startsWith(href);
      if (!name || !menu || (menu.whileOpen && !current) || (adminOnly && !isAdmin)) return [];
      const entry = { id: name, label: t(`menu.${name}`), icon: menu.icon };
      const below = entriesOf(children);
      // One with a sub-menu only opens it.
      return below.length > 0
        ? { ...entry, items: below }
        : {
            ...entry,
            href: isRequestList(href) ? href + filters : href,
            current,
          };
    });
  const items = new Map(entriesOf(screenRoutes).map((entry) => [entry.id, entry]));
  const dashboard = items.get('dashboard');
  if (dashboard && serviceCount !== null) {
    dashboard.badge = { count: serviceCount, label: t('menu.services', { count: serviceCount }) };
  }
  const requests = items.get('requests');
  const waiting = requests?.items?.find(({ id }) => id === 'waiting');
  if (requests && waiting && waitingCount) {
    requests.badge = waitingBadge(t, waitingCount);
    waiting.badge = requests.badge;
  }
  return [...items.values()];
}

/** How many requests wait, beside what leads to them. */
export function waitingBadge(t: TFunction<'shell'>, count: number): SidebarItem['badge'] {
  return { count, label: t('menu.waitingCount', { count }) };
}
