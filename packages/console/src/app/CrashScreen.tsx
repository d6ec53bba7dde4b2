import { CrashPage } from '@concierge/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { HOME } from '../lib/addresses.ts';

/** Replaces a screen that crashed or could not be loaded; the rest of the console keeps working. */
export function CrashScreen({ error }: { error: unknown }): ReactElement {
  const { t } = useTranslation('shell');
  return (
    <CrashPage
      homeHref={HOME}
      onReload={() => window.location.reload()}
      labels={{
        title: t('crash.title'),
        text: t('crash.body'),
        reload: t('crash.reload'),
        home: t('crash.home'),
        detail: t('crash.details'),
      }}
      {...(error instanceof Error && { detail: error.message })}
    />
  );
}
