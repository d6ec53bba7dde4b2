import { CrashPage } from '@concierge/ui/layout/CrashPage';
import { useEffect, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router-dom';
import { HOME } from '../lib/addresses.ts';
import { reloadForScreen, useVersion } from '../lib/lazy/newVersion.ts';
import { LoadError } from '../lib/lazy/lazyPart.tsx';

const reload = () => window.location.reload();

/**
 * Replaces a screen that crashed; the rest of the console keeps working. One that could not be loaded comes by a reload
 * of the page, since browsers remember a script that failed: at once if the server answers, else with the connection.
 */
export function CrashScreen(): ReactElement | null {
  const error = useRouteError();
  const { t } = useTranslation(['shell', 'errors']);
  const isOld = useVersion() !== 'current';
  const isMissing = error instanceof LoadError;
  const [reloads, setReloads] = useState(isMissing);
  useEffect(() => {
    if (!isMissing) return undefined;
    void reloadForScreen().then(setReloads);
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [isMissing]);
  if (reloads) return null;
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
