import { Modal } from '@concierge/ui';
import { MessageForm } from '@concierge/ui/concierge';
import { TEXT_LIMITS } from '@concierge/contract/constants';
import type { ServiceRequest } from '@concierge/contract/requests';
import { useMemo, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useUnsaved } from '../../lib/modal/unsaved.ts';
import { useFormSession } from '../../lib/modal/useFormSession.ts';
import {
  messageFormClosed,
  messageSaveRequested,
  messageSendUndone,
  selectMessageForm,
  selectUnsentMessage,
} from './messagesSlice.ts';
import { useMessageFormTexts } from './messageTexts.ts';

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
  const labels = useMessageFormTexts();
  const form = useSelector(selectMessageForm);
  const { id, device_serial_id, device_name } = request;
  const receivers = useMemo(
    () => [{ serial_id: device_serial_id, name: device_name }],
    [device_serial_id, device_name],
  );
  const unsent = useSelector(selectUnsentMessage);
  const kept = unsent?.service_request_id === id ? unsent : null;
  // What waits is sent when the form is left, so nothing is lost.
  const markUnsaved = useUnsaved(open && !form.saved, form.held);
  useFormSession({
    open,
    saved: form.saved,
    onSaved: onClose,
    onLeave: () => dispatch(messageFormClosed()),
  });
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
        onUndo={() => dispatch(messageSendUndone())}
        pending={form.pending}
        labels={labels}
        onSubmit={(values) => dispatch(messageSaveRequested({ ...values, service_request_id: id }))}
        onClose={onClose}
        onDirtyChange={markUnsaved}
      />
    </Modal>
  );
}
