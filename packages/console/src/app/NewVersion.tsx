import { NewVersionNotice } from '@concierge/ui/layout/NewVersionNotice';
import { type ReactElement, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { notifyNewVersion } from '../lib/notify.ts';
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
  const reload = { label: t('crash.reload'), onPress: () => window.location.reload() };
  return (
    <NewVersionNotice title={t('newVersion.title')} reload={asks ? reload : undefined}>
      {asks ? t('newVersion.ask') : t('newVersion.reloading')}
    </NewVersionNotice>
  );
}
