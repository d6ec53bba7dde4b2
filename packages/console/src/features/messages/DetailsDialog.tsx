import { Button } from '@concierge/ui/Button';
import { Modal } from '@concierge/ui/Modal';
import { MessageDetails } from '@concierge/ui/concierge/MessageDetails';
import type { Message } from '@concierge/contract/messages';
import { MessageType } from '@concierge/contract/messageStates';
import { useMemo, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useTexts } from '../../lib/i18n/useTexts.ts';
import { useWhileOpen } from '../../lib/modal/useWhileOpen.ts';
import { toMessageRow } from './messageRows.ts';
import { messageDetailsTexts } from './messageTexts.ts';

interface DetailsDialogProps {
  open: boolean;
  message: Message | null;
  onClose: () => void;
}

/** A published message, to be read only. */
export function DetailsDialog({ open, onClose, ...given }: DetailsDialogProps): ReactElement {
  const { t } = useTranslation(['messages', 'common']);
  const labels = useTexts(['messages', 'common'], messageDetailsTexts);
  const message = useWhileOpen(open, given.message);
  const row = useMemo(() => message && toMessageRow(message), [message]);
  return (
    <Modal
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t(`details.title.${message?.type ?? MessageType.message}`)}
      size="lg"
      closeLabel={t('common:close')}
      footer={<Button onClick={onClose}>{t('common:close')}</Button>}
    >
      {row && <MessageDetails message={row} labels={labels} />}
    </Modal>
  );
}
