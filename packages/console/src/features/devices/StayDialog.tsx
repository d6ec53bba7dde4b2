import { Alert } from '@concierge/ui/Alert';
import { Modal } from '@concierge/ui/Modal';
import { StayForm, type StayFormValues } from '@concierge/ui/concierge/StayForm';
import type { ManagedDevice } from '@concierge/contract/managedDevices';
import { useMemo, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useTexts } from '../../lib/i18n/useTexts.ts';
import type { FormState } from '../../lib/modal/formState.ts';
import { useWhileOpen } from '../../lib/modal/useWhileOpen.ts';
import { textOfProblem } from '../../lib/notify.ts';
import { deviceCommandRequested } from './devicesSlice.ts';
import { guestLanguages, stayTexts } from './stayTexts.ts';

interface StayDialogProps {
  open: boolean;
  /** As it was when the dialog opened. */
  device: ManagedDevice | null;
  form: FormState;
  onClose: () => void;
}

/** Moves the line before which a device shows nothing. */
export function StayDialog({ open, device, form, onClose }: StayDialogProps): ReactElement {
  const { t, i18n } = useTranslation(['devices', 'common']);
  const dispatch = useDispatch();
  const languages = useMemo(() => guestLanguages(i18n.language), [i18n.language]);
  const name = useWhileOpen(open, device)?.name ?? '';
  const { problem } = form;
  const isOther = problem?.errorCode === 'stay_changed';
  const start = (values: StayFormValues) => {
    if (!device) return;
    // The server's own row: the contract says what a conflict carries.
    const { stay } = isOther ? (problem.current as ManagedDevice) : device;
    const body = { ...values, stay_id: stay?.id ?? null };
    dispatch(deviceCommandRequested({ kind: 'stay', id: device.id, name: device.name, body }));
  };
  return (
    <Modal
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('newStay.title', { device: name })}
      closeLabel={t('common:close')}
      dismissable={!form.pending}
    >
      <StayForm
        languages={languages}
        pending={form.pending}
        onSubmit={start}
        onClose={onClose}
        labels={useTexts(['devices', 'common'], stayTexts)}
      >
        {open && isOther && <Alert tone="warning">{t('newStay.changed', { device: name })}</Alert>}
        {open && problem && !isOther && (
          <Alert tone="danger" title={t('error.stay')}>
            {textOfProblem(problem)}
          </Alert>
        )}
      </StayForm>
    </Modal>
  );
}
