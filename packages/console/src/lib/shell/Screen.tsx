import { Breadcrumbs, Page, type PageProps } from '@concierge/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

interface ScreenProps extends Pick<PageProps, 'title' | 'subtitle' | 'actions' | 'children'> {
  /** From the root to this screen. */
  crumbs: readonly { label: string; href?: string }[];
}

/** The frame of a screen: breadcrumbs, heading, actions and content. */
export function Screen({ crumbs, ...rest }: ScreenProps): ReactElement {
  const { t } = useTranslation();
  return <Page {...rest} breadcrumbs={<Breadcrumbs label={t('breadcrumbs')} items={crumbs} />} />;
}
