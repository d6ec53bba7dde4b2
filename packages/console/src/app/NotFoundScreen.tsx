import { NotFoundPage } from '@concierge/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { HOME } from '../lib/addresses.ts';

/** An unknown address (B8). */
export function NotFoundScreen(): ReactElement {
  const { t } = useTranslation('shell');
  return (
    <NotFoundPage
      homeHref={HOME}
      labels={{ title: t('notFound.title'), text: t('notFound.body'), home: t('notFound.home') }}
    />
  );
}
