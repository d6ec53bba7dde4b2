import { ConfirmDialog } from '@concierge/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';
import { losesUnsaved } from '../lib/unsaved.ts';

/** Asks before a half-filled form is thrown away, whatever way leads out of it. */
export function UnsavedGuard(): ReactElement {
  const { t } = useTranslation('common');
  const blocker = useBlocker(({ nextLocation }) => losesUnsaved(nextLocation));
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => !open && blocker.reset?.()}
      title={t('unsaved.title')}
      confirmLabel={t('unsaved.discard')}
      cancelLabel={t('unsaved.keep')}
      tone="danger"
      onConfirm={() => blocker.proceed?.()}
    >
      {t('unsaved.text')}
    </ConfirmDialog>
  );
}
