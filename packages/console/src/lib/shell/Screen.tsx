import { Breadcrumbs, type BreadcrumbsProps } from '@concierge/ui/layout/Breadcrumbs';
import { Page, type PageProps } from '@concierge/ui/layout/Page';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useOutletContext } from 'react-router-dom';
import { HOME } from '../addresses.ts';
import { screenOf, useMatchedRoutes } from './screenHandle.ts';

/** What the router knows of who looks at a screen. */
export interface ScreenContext {
  isAdmin: boolean;
}

interface ScreenProps extends Pick<PageProps, 'subtitle' | 'actions' | 'children'> {
  /** Default: as in the menu. */
  title?: string;
}

/** The frame of a screen: breadcrumbs, heading, actions and content. */
export function Screen(props: ScreenProps): ReactElement {
  const { t } = useTranslation(['common', 'shell']);
  const { name } = screenOf(useMatchedRoutes());
  const title = props.title ?? (name ? t(`shell:menu.${name}`) : '');
  return (
    <Page
      {...props}
      title={title}
      breadcrumbs={<Breadcrumbs label={t('breadcrumbs')} items={useCrumbs(title)} />}
    />
  );
}

/** From the dashboard over the routes above to this screen. */
function useCrumbs(title: string): BreadcrumbsProps['items'] {
  const { t } = useTranslation(['common', 'shell']);
  const { isAdmin } = useOutletContext<ScreenContext>();
  const routes = useMatchedRoutes();
  const { home, name: current } = screenOf(routes);
  const root = { label: home ? t(`shell:menu.${home}`) : t('home'), href: HOME };
  if (current === 'dashboard') return [root];
  const above = routes.flatMap(({ pathname, handle: { name, adminOnly } }) => {
    if (!name || name === current) return [];
    return { label: t(`shell:menu.${name}`), href: isAdmin || !adminOnly ? pathname : undefined };
  });
  return [root, ...above, { label: title }];
}
