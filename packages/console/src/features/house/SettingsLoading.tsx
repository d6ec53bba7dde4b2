import { Skeleton } from '@concierge/ui/Skeleton';
import { VisuallyHidden } from '@concierge/ui/VisuallyHidden';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** In the place of a form until what it is about is known. */
export function SettingsLoading(): ReactElement {
  const { t } = useTranslation('house');
  return (
    <>
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <Skeleton shape="block" height="260px" />
    </>
  );
}
