import { Alert } from '@concierge/ui/Alert';
import { Modal } from '@concierge/ui/Modal';
import { StayForm, type StayFormValues } from '@concierge/ui/concierge/StayForm';
import type { ManagedDevice } from '@concierge/contract/managedDevices';
import { useMemo, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { languageName } from '../../lib/i18n/languageName.ts';
import { useTexts } from '../../lib/i18n/useTexts.ts';
import { ChangedMeanwhile } from '../../lib/modal/ChangedMeanwhile.tsx';
import { type Draft, isAsked } from '../../lib/modal/changedMeanwhile.ts';
import type { FormState, Subject } from '../../lib/modal/formState.ts';
import { useUnsaved } from '../../lib/modal/unsaved.ts';
import { useWhileOpen } from '../../lib/modal/useWhileOpen.ts';
import { textOfProblem } from '../../lib/notify.ts';
import { deviceCommandRequested, deviceFormClosed } from './devicesSlice.ts';
import { editStayTexts, guestLanguages, stayTexts } from './stayTexts.ts';

interface StayDialogProps {
  open: boolean;
  /** As it was when the dialog opened. */
  device: ManagedDevice | null;
  form: FormState;
  subject: Subject;
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

const knownOf = ({ stay }: ManagedDevice): StayFormValues => ({
  lang: stay?.lang ?? null,
  do_not_disturb: stay?.do_not_disturb ?? false,
});

/** Changes what is known of the guest who is there. */
export function EditStayDialog(props: StayDialogProps): ReactElement {
  const { open, device, form, subject, onClose } = props;
  const { t, i18n } = useTranslation(['devices', 'common']);
  const dispatch = useDispatch();
  const labels = useTexts(['devices', 'common'], editStayTexts);
  const shown = useWhileOpen(open, device);
  const known = useMemo(() => shown && knownOf(shown), [shown]);
  const languages = useMemo(
    () => guestLanguages(i18n.language, known?.lang),
    [i18n.language, known],
  );
  const markUnsaved = useUnsaved(open && !form.saved);
  const [sent, setSent] = useState<Draft<StayFormValues> | null>(null);
  const { problem } = form;
  const save = (draft: Draft<StayFormValues>) => {
    if (!device?.stay) return;
    setSent(draft);
    const { id, name, stay } = device;
    const body = { ...draft, stay_id: stay.id };
    dispatch(deviceCommandRequested({ kind: 'editStay', id, name, body }));
  };
  return (
    <Modal
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('editStay.title', { device: shown?.name })}
      closeLabel={t('common:close')}
      dismissable={!form.pending}
    >
      <StayForm
        stay={known}
        languages={languages}
        pending={form.pending}
        onSubmit={(values) => save({ ...values, ...(known && { was: known }) })}
        onClose={onClose}
        onDirtyChange={markUnsaved}
        labels={labels}
      >
        {open && problem && !isAsked(problem) && (
          <Alert tone="danger" title={t('error.editStay')}>
            {textOfProblem(problem)}
          </Alert>
        )}
      </StayForm>
      <ChangedMeanwhile
        problem={problem}
        sent={sent}
        fieldsOf={knownOf}
        fields={{
          lang: [labels.language, (lang) => (lang ? languageName(lang, i18n.language) : '')],
          do_not_disturb: [
            labels.doNotDisturb,
            (isSet) => (isSet ? t('common:yes') : t('common:no')),
          ],
        }}
        onSave={save}
        onCancel={() => dispatch(deviceFormClosed(subject))}
      />
    </Modal>
  );
}
