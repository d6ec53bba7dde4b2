import { Alert, Button } from '@concierge/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * Stands in for the whole console when it crashed or could not be loaded. It is made of what the page
 * has already, since nothing more may be had.
 */
export function StartFailure(): ReactElement {
  const { t } = useTranslation('shell');
  return (
    <main>
      <Alert
        tone="danger"
        title={t('crash.title')}
        action={<Button onClick={() => window.location.reload()}>{t('crash.reload')}</Button>}
      >
        {t('crash.body')}
      </Alert>
    </main>
  );
}
