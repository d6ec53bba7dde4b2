import { Alert, Modal } from '@concierge/ui';
import { StayForm, type StayFormValues } from '@concierge/ui/concierge';
import type { ManagedDevice } from '@concierge/contract/managedDevices';
import { useMemo, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import type { FormState } from '../../lib/modal/formState.ts';
import { useWhileOpen } from '../../lib/modal/useWhileOpen.ts';
import { textOfProblem } from '../../lib/notify.ts';
import { deviceCommandRequested } from './devicesSlice.ts';

/** What guests mostly speak; by their own codes, named in the language of the staff. */
const GUEST_LANGUAGES = [
  'ar',
  'bg',
  'cs',
  'da',
  'de',
  'el',
  'en',
  'es',
  'fa',
  'fi',
  'fr',
  'he',
  'hi',
  'hr',
  'hu',
  'it',
  'ja',
  'ko',
  'nl',
  'no',
  'pl',
  'pt',
  'ro',
  'ru',
  'sk',
  'sl',
  'sr',
  'sv',
  'tr',
  'uk',
  'vi',
  'zh',
] as const;

interface StayDialogProps {
  open: boolean;
  /** As it was when the dialog opened. */
  device: ManagedDevice | null;
  form: FormState;
  onClose: () => void;
}

/** Moves the line before which a device shows nothing. */
export function StayDialog({ open, device, form, onClose }: StayDialogProps): ReactElement {
  const { t } = useTranslation(['devices', 'common']);
  const dispatch = useDispatch();
  const languages = useLanguages();
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
        labels={{
          text: t('newStay.body'),
          language: t('newStay.language'),
          unknownLanguage: t('newStay.unknownLanguage'),
          languageSearch: { label: t('newStay.findLanguage'), noMatches: t('newStay.noLanguage') },
          doNotDisturb: t('newStay.doNotDisturb'),
          close: t('common:cancel'),
          submit: t('newStay.confirm'),
        }}
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

/** By their names in the interface's language. */
function useLanguages(): readonly { value: string; label: string }[] {
  const { i18n } = useTranslation();
  const { language } = i18n;
  return useMemo(() => {
    const names = new Intl.DisplayNames([language], { type: 'language' });
    const { compare } = new Intl.Collator(language);
    return GUEST_LANGUAGES.map((value) => ({ value, label: names.of(value) ?? value })).toSorted(
      (a, b) => compare(a.label, b.label),
    );
  }, [language]);
}
