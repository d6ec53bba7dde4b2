import type { IconName } from '@concierge/ui/Icon';
import { BottomBar, type BottomBarItem } from '@concierge/ui/layout/BottomBar';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectWaitingCount } from '../features/services/servicesSlice.ts';
import type { MenuText } from '../lib/shell/screenHandle.ts';
import { waitingBadge } from './menuModel.ts';
import { addresses, screenAt } from './screenRoutes.ts';

const ICONS: Partial<Record<MenuText, IconName>> = {
  waiting: 'clock',
  approved: 'circle-check',
  messages: 'mail',
};

export interface PhoneBarProps {
  /** Address of the current screen, without query. */
  pathname: string;
  /** Opens the menu. */
  onMore: () => void;
}

/** On the phone: the lists at the bottom edge, and the menu for all else. */
export function PhoneBar({ pathname, onMore }: PhoneBarProps): ReactElement {
  const { t } = useTranslation('shell');
  const waiting = useSelector(selectWaitingCount);
  const items = addresses.flatMap(({ path, handle: { name } = {} }): BottomBarItem[] => {
    const icon = name && ICONS[name];
    if (!icon) return [];
    const badge = name === 'waiting' && waiting ? waitingBadge(t, waiting) : undefined;
    const current = screenAt(pathname)?.path === path;
    return [{ id: name, label: t(`menu.${name}`), icon, href: path, current, badge }];
  });
  const more = {
    id: 'more',
    label: t('phoneBar.more'),
    icon: 'ellipsis',
    onSelect: onMore,
  } as const;
  return <BottomBar label={t('phoneBar.label')} items={[...items, more]} />;
}
