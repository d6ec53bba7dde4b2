import { CrashPage } from '@concierge/ui';
import { useEffect, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { HOME } from '../lib/addresses.ts';
import { useVersion } from '../lib/lazy/newVersion.ts';
import { LoadError } from '../lib/lazy/lazyPart.tsx';

const reload = () => window.location.reload();

/**
 * Replaces a screen that crashed; the rest of the console keeps working. One that could not be loaded comes with
 * the connection: by a reload, since browsers remember a script that failed.
 */
export function CrashScreen({ error }: { error: unknown }): ReactElement {
  const { t } = useTranslation(['shell', 'errors']);
  const isOld = useVersion() !== 'current';
  const isMissing = error instanceof LoadError;
  useEffect(() => {
    if (!isMissing) return undefined;
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [isMissing]);
  const why = isMissing
    ? { title: t('missing.title'), text: t('errors:network') }
    : { title: t('crash.title'), text: t('crash.body') };
  // The page says above that there is a new build, and what happens.
  const reason = isOld ? { title: t('missing.title'), text: t('newVersion.title') } : why;
  return (
    <CrashPage
      homeHref={HOME}
      onReload={reload}
      labels={{
        ...reason,
        reload: t('crash.reload'),
        home: t('crash.home'),
        detail: t('crash.details'),
      }}
      {...(error instanceof Error && { detail: error.message })}
    />
  );
}
