import { Alert, Button, t as token } from '@concierge/ui';
import { type ReactElement, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { notifyNewVersion } from '../lib/notify.ts';
import { styled } from 'styled-components';
import { useVersion } from '../lib/lazy/newVersion.ts';

/** Says that the page is reloaded for a new build, or asks for it where something is typed. */
export function NewVersion(): ReactElement | null {
  const { t } = useTranslation('shell');
  const version = useVersion();
  const asks = version === 'asking';
  useEffect(() => {
    // The page may be behind a dialog.
    if (asks) notifyNewVersion();
  }, [asks]);
  if (version === 'current') return null;
  return (
    <Place>
      <Alert
        role="status"
        tone="info"
        title={t('newVersion.title')}
        action={
          asks && (
            <Button size="sm" onClick={() => window.location.reload()}>
              {t('crash.reload')}
            </Button>
          )
        }
      >
        {asks ? t('newVersion.ask') : t('newVersion.reloading')}
      </Alert>
    </Place>
  );
}

const Place = styled.div`
  margin-block-end: ${token.space[4]};
`;
