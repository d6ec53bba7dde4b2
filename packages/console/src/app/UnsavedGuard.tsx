import { ConfirmDialog } from '@concierge/ui';
import { type ReactElement, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { losesUnsaved } from '../lib/modal/unsaved.ts';
import { usePlace } from './place.tsx';

/** Asks before a half-filled form is thrown away, whatever way leads out of it. */
export function UnsavedGuard(): ReactElement {
  const { t } = useTranslation('common');
  const { history } = usePlace();
  const [held, setHeld] = useState<{ proceed: () => void } | null>(null);
  useEffect(
    () => history.guard({ holds: losesUnsaved, onHeld: (proceed) => setHeld({ proceed }) }),
    [history],
  );
  return (
    <ConfirmDialog
      open={held !== null}
      onOpenChange={(open) => !open && setHeld(null)}
      title={t('unsaved.title')}
      confirmLabel={t('unsaved.discard')}
      cancelLabel={t('unsaved.keep')}
      tone="danger"
      onConfirm={() => {
        setHeld(null);
        held?.proceed();
      }}
    >
      {t('unsaved.text')}
    </ConfirmDialog>
  );
}
