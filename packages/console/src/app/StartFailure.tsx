import { Alert } from '@concierge/ui/Alert';
import { Button } from '@concierge/ui/Button';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { NewVersion } from './NewVersion.tsx';

/**
 * Replaces the whole console when it crashed or could not be loaded. It uses only what the page has loaded,
 * since nothing more may be available.
 */
export function StartFailure(): ReactElement {
  const { t } = useTranslation('shell');
  return (
    <main>
      <NewVersion />
      <Alert
        tone="danger"
        title={t('startFailure.title')}
        action={<Button onClick={() => window.location.reload()}>{t('crash.reload')}</Button>}
      >
        {t('startFailure.body')}
      </Alert>
    </main>
  );
}
