import { ConfirmDialog } from '@concierge/ui/ConfirmDialog';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

interface UnsavedQuestionProps {
  open: boolean;
  onKeep: () => void;
  onDiscard: () => void;
}

/** Asks whether what was typed may be thrown away. */
export function UnsavedQuestion({ open, onKeep, onDiscard }: UnsavedQuestionProps): ReactElement {
  const { t } = useTranslation('common');
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && onKeep()}
      title={t('unsaved.title')}
      confirmLabel={t('unsaved.discard')}
      cancelLabel={t('unsaved.keep')}
      tone="danger"
      onConfirm={onDiscard}
    >
      {t('unsaved.text')}
    </ConfirmDialog>
  );
}
