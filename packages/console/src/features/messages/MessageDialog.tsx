import { ConfirmDialog } from '@concierge/ui/ConfirmDialog';
import { Modal } from '@concierge/ui/Modal';
import {
  MessageForm,
  type MessageFormProps,
  type MessageFormValues,
} from '@concierge/ui/concierge/MessageForm';
import { TEXT_LIMITS } from '@concierge/contract/constants';
import type { Device, Message } from '@concierge/contract/messages';
import { MessageType } from '@concierge/contract/messageStates';
import { useCallback, useEffect, useMemo, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useTexts } from '../../lib/i18n/useTexts.ts';
import { LoadFailure } from '../../lib/shell/LoadFailure.tsx';
import { ChangedMeanwhile } from '../../lib/modal/ChangedMeanwhile.tsx';
import { useUnsaved } from '../../lib/modal/unsaved.ts';
import { useFormSession } from '../../lib/modal/useFormSession.ts';
import { useWhileOpen } from '../../lib/modal/useWhileOpen.ts';
import { NewStayDialog } from './NewStayDialog.tsx';
import {
  devicesRequested,
  fieldsOf,
  messageFormClosed,
  messageSaveRequested,
  messageSubject,
  selectDevices,
  selectDevicesList,
  selectMessageForms,
  type MessageDraft,
} from './messagesSlice.ts';
import { messageFormTexts } from './messageTexts.ts';

interface MessageDialogProps {
  open: boolean;
  /** The draft to edit; null writes a new message. */
  message: Message | null;
  /** The tab of the form shown first. */
  firstTab: MessageFormProps['defaultTab'];
  onClose: () => void;
}

/** The stays that these devices are known to be in. */
function staysOf(devices: readonly Device[], serials: readonly string[]): number[] {
  const chosen = new Set(serials);
  return devices.flatMap(({ serial_id, stay_id }) =>
    stay_id !== null && chosen.has(serial_id) ? [stay_id] : [],
  );
}

/** Writes a message or edits a draft in a modal. */
export function MessageDialog({
  open,
  firstTab,
  onClose,
  ...given
}: MessageDialogProps): ReactElement {
  const { t } = useTranslation(['messages', 'common']);
  const dispatch = useDispatch();
  const labels = useTexts(['messages', 'common'], messageFormTexts);
  const message = useWhileOpen(open, given.message);
  const subject = messageSubject(message ? { message_id: message.message_id } : {});
  const form = useFormSession({
    open,
    subject,
    forms: useSelector(selectMessageForms),
    onSaved: onClose,
    onLeave: (left) => dispatch(messageFormClosed(left)),
  });
  const devices = useSelector(selectDevices);
  // A device of the draft may be out of use by now.
  const receivers = useMemo(() => {
    const listed = new Set(devices.map(({ serial_id }) => serial_id));
    const others = message?.selected_devices.filter(({ serial_id }) => !listed.has(serial_id));
    return others?.length ? [...others, ...devices] : devices;
  }, [devices, message]);
  const { isLoading, problem } = useSelector(selectDevicesList);
  const load = useCallback(() => void dispatch(devicesRequested()), [dispatch]);
  useEffect(() => {
    if (open) load();
  }, [open, load]);
  const markUnsaved = useUnsaved(open && !form.saved);
  const [sent, setSent] = useState<MessageDraft | null>(null);
  const send = (draft: MessageDraft) => {
    setSent(draft);
    dispatch(messageSaveRequested(draft));
  };
  const [toPublish, setToPublish] = useState<MessageFormValues | null>(null);
  const asked = useWhileOpen(toPublish !== null, toPublish);
  const save = (values: MessageFormValues, out: Pick<MessageDraft, 'publish'> = {}) =>
    send({
      ...(message && { message_id: message.message_id, was: fieldsOf(message) }),
      ...values,
      stays: staysOf(devices, values.device_serial_id),
      ...out,
    });
  const namesOf = (serials: readonly string[]) => {
    const names = serials.map(
      (serial) => receivers.find(({ serial_id }) => serial_id === serial)?.name ?? serial,
    );
    return names.toSorted().join(', ');
  };
  return (
    <Modal
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={message ? t(`form.editTitle.${message.type}`) : t('form.newTitle')}
      size="lg"
      closeLabel={t('common:close')}
      dismissable={!form.pending}
    >
      <MessageForm
        key={message?.message_id ?? 'new'}
        mode={message ? 'edit' : 'create'}
        message={message}
        devices={receivers}
        devicesLoading={isLoading}
        devicesError={
          problem && <LoadFailure title={t('error.devices')} problem={problem} onRetry={load} />
        }
        limits={TEXT_LIMITS}
        defaultTab={firstTab}
        pending={form.pending}
        labels={labels}
        onSubmit={(values) => save(values)}
        onSaveAndPublish={setToPublish}
        onClose={onClose}
        onDirtyChange={markUnsaved}
      />
      <ConfirmDialog
        open={toPublish !== null}
        onOpenChange={(next) => !next && setToPublish(null)}
        title={t(`publish.title.${asked?.type ?? MessageType.message}`)}
        confirmLabel={t('publish.confirm')}
        cancelLabel={t('common:cancel')}
        onConfirm={() => {
          if (toPublish) save(toPublish, { publish: true });
          setToPublish(null);
        }}
      >
        {asked &&
          t(`publish.body.${asked.type}`, {
            title: asked.title,
            count: asked.device_serial_id.length,
          })}
      </ConfirmDialog>
      <NewStayDialog
        problem={form.problem}
        title={asked?.title ?? ''}
        onConfirm={(new_stays) => sent && send({ ...sent, new_stays })}
        onCancel={() => dispatch(messageFormClosed(subject))}
      />
      <ChangedMeanwhile
        problem={form.problem}
        sent={sent}
        whole={sent?.publish}
        fieldsOf={fieldsOf}
        fields={{
          type: [labels.type, (type) => labels.types[type]],
          title: [labels.title],
          message: [labels.message],
          device_serial_id: [t('columns.devices'), namesOf],
        }}
        onSave={send}
        onCancel={() => dispatch(messageFormClosed(subject))}
      />
    </Modal>
  );
}
