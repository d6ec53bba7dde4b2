import type { SidebarLabels } from '@concierge/ui/layout/Sidebar';
import type { TFunction } from 'i18next';

/** The texts of the sidebar. */
export const sidebarTexts = (t: TFunction<'shell'>): SidebarLabels => ({
  navigation: t('sidebar.navigation'),
  minify: t('sidebar.minify'),
  expand: t('sidebar.expand'),
  filter: t('sidebar.filter'),
  clearFilter: t('sidebar.clearFilter'),
  filterEmpty: t('sidebar.filterEmpty'),
  profileMenu: t('sidebar.profileMenu'),
  openSubmenu: (label) => t('sidebar.openSubmenu', { label }),
});
