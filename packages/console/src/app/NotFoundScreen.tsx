import { NotFoundPage } from '@concierge/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { routes } from '../lib/routes.ts';

/** An address nobody knows (B8). */
export function NotFoundScreen(): ReactElement {
  const { t } = useTranslation('shell');
  return (
    <NotFoundPage
      homeHref={routes.dashboard}
      labels={{ title: t('notFound.title'), text: t('notFound.body'), home: t('notFound.home') }}
    />
  );
}
