import { ConfirmDialog } from '@concierge/ui';
import { type ReactElement, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { losesUnsaved } from '../lib/modal/unsaved.ts';
import { useHistoryLocation } from './location.tsx';

/** Asks before a half-filled form is thrown away, whatever way leads out of it. */
export function UnsavedGuard(): ReactElement {
  const { t } = useTranslation('common');
  const { history } = useHistoryLocation();
  const [blocked, setBlocked] = useState<{ proceed: () => void } | null>(null);
  useEffect(
    () => history.block({ blocks: losesUnsaved, onBlocked: (proceed) => setBlocked({ proceed }) }),
    [history],
  );
  return (
    <ConfirmDialog
      open={blocked !== null}
      onOpenChange={(open) => !open && setBlocked(null)}
      title={t('unsaved.title')}
      confirmLabel={t('unsaved.discard')}
      cancelLabel={t('unsaved.keep')}
      tone="danger"
      onConfirm={() => {
        setBlocked(null);
        blocked?.proceed();
      }}
    >
      {t('unsaved.text')}
    </ConfirmDialog>
  );
}
