import { ConfirmDialog } from '@concierge/ui/ConfirmDialog';
import type { Message } from '@concierge/contract/messages';
import { MessageType } from '@concierge/contract/messageStates';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { isAsked } from '../../lib/modal/changedMeanwhile.ts';
import { useFormSession } from '../../lib/modal/useFormSession.ts';
import { useWhileOpen } from '../../lib/modal/useWhileOpen.ts';
import { NewStayDialog } from './NewStayDialog.tsx';
import {
  fieldsOf,
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
  // Someone else changed it while it was read: asked again, about what it is by now.
  const changed = open && isAsked(problem) ? (problem?.current as Message) : null;
  const [known, setKnown] = useState<Message | null>(null);
  if (changed && changed !== known) setKnown(changed);
  if (!open && known) setKnown(null);
  const asked = known ?? shown;
  const publish = (new_stays?: number[]) => {
    if (!open || !asked) return;
    const { message_id, type, title } = asked;
    const was = fieldsOf(asked);
    dispatch(
      messagePublishRequested({ message_id, type, title, was, ...(new_stays && { new_stays }) }),
    );
  };
  return (
    <>
      <ConfirmDialog
        open={open}
        onOpenChange={(next) => !next && onClose()}
        title={t(`publish.title.${asked?.type ?? MessageType.message}`)}
        confirmLabel={t('publish.confirm')}
        cancelLabel={t('common:cancel')}
        pending={pending}
        onConfirm={() => publish()}
      >
        {known && <p role="alert">{t('publish.changed')}</p>}
        {asked &&
          t(`publish.body.${asked.type}`, { title: asked.title, count: asked.device_count })}
      </ConfirmDialog>
      <NewStayDialog
        problem={open ? problem : null}
        title={asked?.title ?? ''}
        onConfirm={publish}
        onCancel={onClose}
      />
    </>
  );
}
