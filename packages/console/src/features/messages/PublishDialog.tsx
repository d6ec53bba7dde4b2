import { ConfirmDialog } from '@concierge/ui/ConfirmDialog';
import type { Message } from '@concierge/contract/messages';
import { MessageType } from '@concierge/contract/messageStates';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useFormSession } from '../../lib/modal/useFormSession.ts';
import { useWhileOpen } from '../../lib/modal/useWhileOpen.ts';
import { NewStayDialog } from './NewStayDialog.tsx';
import {
  messagePublishRequested,
  publishClosed,
  selectMessagesPublishing,
} from './messagesSlice.ts';

interface PublishDialogProps {
  /** The draft that is to be published; null while nothing is asked. */
  message: Message | null;
  onClose: () => void;
}

/** Asks before a message goes out, with the number of devices it goes to. */
export function PublishDialog({ message, onClose }: PublishDialogProps): ReactElement {
  const { t } = useTranslation(['messages', 'common']);
  const dispatch = useDispatch();
  const open = message !== null;
  const shown = useWhileOpen(open, message);
  const subject = shown?.message_id ?? 0;
  const { pending, problem } = useFormSession({
    open,
    subject,
    forms: useSelector(selectMessagesPublishing),
    onSaved: onClose,
    onLeave: (left) => dispatch(publishClosed(left)),
  });
  const publish = (new_stays?: number[]) => {
    if (!message) return;
    const { message_id, type, title } = message;
    dispatch(messagePublishRequested({ message_id, type, title, ...(new_stays && { new_stays }) }));
  };
  return (
    <>
      <ConfirmDialog
        open={open}
        onOpenChange={(next) => !next && onClose()}
        title={t(`publish.title.${shown?.type ?? MessageType.message}`)}
        confirmLabel={t('publish.confirm')}
        cancelLabel={t('common:cancel')}
        pending={pending}
        onConfirm={() => publish()}
      >
        {shown &&
          t(`publish.body.${shown.type}`, { title: shown.title, count: shown.device_count })}
      </ConfirmDialog>
      <NewStayDialog
        problem={open ? problem : null}
        title={shown?.title ?? ''}
        onConfirm={publish}
        onCancel={onClose}
      />
    </>
  );
}
