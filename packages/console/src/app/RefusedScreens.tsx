import { ForbiddenPage } from '@concierge/ui/layout/ForbiddenPage';
import { NotFoundPage } from '@concierge/ui/layout/NotFoundPage';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { HOME } from '../lib/addresses.ts';

/** An unknown address. */
export function NotFoundScreen(): ReactElement {
  const { t } = useTranslation('shell');
  return (
    <NotFoundPage
      homeHref={HOME}
      labels={{ title: t('notFound.title'), text: t('notFound.body'), home: t('notFound.home') }}
    />
  );
}

/** A screen for administrators, asked for by someone else. */
export function ForbiddenScreen(): ReactElement {
  const { t } = useTranslation('shell');
  return (
    <ForbiddenPage
      homeHref={HOME}
      labels={{
        title: t('forbidden.title'),
        text: t('forbidden.body'),
        home: t('notFound.home'),
      }}
    />
  );
}
