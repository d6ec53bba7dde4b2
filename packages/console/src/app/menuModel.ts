import type { SidebarItem } from '@concierge/ui';
import type { TFunction } from 'i18next';
import { type Screen, menuGroups, screens } from './screenTable.ts';

interface MenuOptions {
  t: TFunction<'shell'>;
  /** Address of the current screen, without query. */
  path: string;
  isAdmin: boolean;
  /** Number of services in the dashboard data; null until it is loaded. */
  serviceCount: number | null;
  /** Number of waiting requests; null until it is known. */
  waitingCount: number | null;
}

/** The entries of the main menu, in the order of the table. The sidebar marks the current entry's parent. */
export function menuItems({
  t,
  path,
  isAdmin,
  serviceCount,
  waitingCount,
}: MenuOptions): SidebarItem[] {
  const items = new Map<string, SidebarItem>();
  for (const screen of screens) {
    const [, group] = screen.name;
    const entry = entryOf(screen, t, path);
    // Without a sub-menu the screen is below another one, which leads to it.
    const isBelow = group !== undefined && !menuGroups[group];
    if (isBelow || (screen.linked && !entry.current) || (screen.adminOnly && !isAdmin)) continue;
    if (!group) items.set(entry.id, entry);
    else {
      const parent = items.get(group);
      items.set(group, {
        id: group,
        label: t(`menu.${group}`),
        icon: menuGroups[group],
        items: [...(parent?.items ?? []), entry],
      });
    }
  }
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

function entryOf(
  { path, name, icon }: Screen,
  t: TFunction<'shell'>,
  current: string,
): SidebarItem {
  const [id] = name;
  return {
    id,
    label: t(`menu.${id}`),
    href: path,
    icon,
    current: current.startsWith(path),
  };
}
