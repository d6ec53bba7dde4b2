import { Modal } from '@concierge/ui/Modal';
import { MessageForm } from '@concierge/ui/concierge/MessageForm';
import { TEXT_LIMITS } from '@concierge/contract/constants';
import type { ServiceRequest } from '@concierge/contract/requests';
import { useMemo, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useTexts } from '../../lib/i18n/useTexts.ts';
import { useUnsaved } from '../../lib/modal/unsaved.ts';
import { useFormSession } from '../../lib/modal/useFormSession.ts';
import {
  messageFormClosed,
  messageSaveRequested,
  messageSendUndone,
  messageSubject,
  selectMessageForms,
  selectUnsentMessages,
} from '../messages/messagesSlice.ts';
import { messageFormTexts } from '../messages/messageTexts.ts';

interface RequestMessageDialogProps {
  open: boolean;
  request: Pick<ServiceRequest, 'id' | 'device_serial_id' | 'device_name'>;
  onClose: () => void;
}

/** Writes to the device of a request: Send saves the message and publishes it at once. */
export function RequestMessageDialog({
  open,
  request,
  onClose,
}: RequestMessageDialogProps): ReactElement {
  const { t } = useTranslation(['messages', 'common']);
  const dispatch = useDispatch();
  const labels = useTexts(['messages', 'common'], messageFormTexts);
  const { id, device_serial_id, device_name } = request;
  const subject = messageSubject({ service_request_id: id });
  const form = useFormSession({
    open,
    subject,
    forms: useSelector(selectMessageForms),
    onSaved: onClose,
    onLeave: (left) => dispatch(messageFormClosed(left)),
  });
  const receivers = useMemo(
    () => [{ serial_id: device_serial_id, name: device_name }],
    [device_serial_id, device_name],
  );
  const kept = useSelector(selectUnsentMessages)[subject] ?? null;
  // What waits is sent when the form is left, so nothing is lost.
  const markUnsaved = useUnsaved(open && !form.saved, form.held);
  return (
    <Modal
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('form.requestTitle', { device: device_name })}
      size="lg"
      closeLabel={t('common:close')}
      dismissable={!form.pending}
    >
      <MessageForm
        key={id}
        mode="request"
        message={kept && { ...kept, selected_devices: receivers }}
        devices={receivers}
        predefinedDevices={receivers}
        limits={TEXT_LIMITS}
        held={form.held}
        onUndo={() => dispatch(messageSendUndone(subject))}
        pending={form.pending}
        labels={labels}
        onSubmit={(values) =>
          dispatch(messageSaveRequested({ ...values, service_request_id: id, device_name }))
        }
        onClose={onClose}
        onDirtyChange={markUnsaved}
      />
    </Modal>
  );
}
