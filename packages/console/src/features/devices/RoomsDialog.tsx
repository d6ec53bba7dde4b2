import { Alert } from '@concierge/ui/Alert';
import { Modal } from '@concierge/ui/Modal';
import { KeySheetModal } from '@concierge/ui/concierge/KeySheetModal';
import {
  RoomsForm,
  type RoomsFormValues,
  type RoomsPreview,
} from '@concierge/ui/concierge/RoomsForm';
import { DEVICES_ADDED_MAX, TEXT_LIMITS } from '@concierge/contract/constants';
import type { AddedDevice } from '@concierge/contract/managedDevices';
import { useMemo, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useTexts } from '../../lib/i18n/useTexts.ts';
import type { FormState } from '../../lib/modal/formState.ts';
import { useUnsaved } from '../../lib/modal/unsaved.ts';
import { useWhileOpen } from '../../lib/modal/useWhileOpen.ts';
import { textOfProblem } from '../../lib/notify.ts';
import { keySheetTexts, roomsFormTexts } from './deviceTexts.ts';
import {
  keySheetForgotten,
  previewLeft,
  roomsAddRequested,
  selectManagedDevices,
  type NewKey,
} from './devicesSlice.ts';
import { tabletAddress } from './tabletAddress.ts';

interface RoomsDialogProps {
  open: boolean;
  form: FormState;
  onClose: () => void;
}

const namesWith = (rows: readonly AddedDevice[], outcome: AddedDevice['outcome']) =>
  rows.filter((row) => row.outcome === outcome).map(({ name }) => name);

const previewOf = (rows: readonly AddedDevice[]): RoomsPreview => ({
  fresh: namesWith(rows, 'new'),
  existing: namesWith(rows, 'exists'),
  invalid: namesWith(rows, 'invalid'),
});

/** Adds many rooms, once their preview was seen. */
export function RoomsDialog({ open, form, onClose }: RoomsDialogProps): ReactElement {
  const { t } = useTranslation(['devices', 'common']);
  const dispatch = useDispatch();
  const rows = useWhileOpen(open, useSelector(selectManagedDevices).preview);
  const preview = useMemo(() => rows && previewOf(rows), [rows]);
  const markUnsaved = useUnsaved(open && !form.saved);
  const { problem } = form;
  const submit = (values: RoomsFormValues) =>
    dispatch(roomsAddRequested({ ...values, preview: !preview }));
  return (
    <Modal
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('many.title')}
      closeLabel={t('common:close')}
      dismissable={!form.pending}
    >
      <RoomsForm
        preview={preview}
        onSubmit={submit}
        onBack={() => dispatch(previewLeft())}
        onClose={onClose}
        onDirtyChange={markUnsaved}
        pending={form.pending}
        max={DEVICES_ADDED_MAX}
        groupLimit={TEXT_LIMITS.deviceGroup}
        labels={useTexts(['devices', 'common'], roomsFormTexts)}
      >
        {open && problem && (
          <Alert tone="danger" title={t('many.failed')}>
            {textOfProblem(problem)}
          </Alert>
        )}
      </RoomsForm>
    </Modal>
  );
}

/** The keys of rooms that were added together, this once. */
export function KeySheetDialog({ open, keys }: { open: boolean; keys: NewKey[] }): ReactElement {
  const dispatch = useDispatch();
  const labels = useTexts(['devices'], keySheetTexts);
  const shown = useWhileOpen(open, keys) ?? keys;
  const sheet = useMemo(
    () => shown.map(({ device: { id, name }, key }) => ({ id, name, address: tabletAddress(key) })),
    [shown],
  );
  return (
    <KeySheetModal
      open={open}
      keys={sheet}
      onPrint={() => window.print()}
      onDone={() => dispatch(keySheetForgotten())}
      labels={labels}
    />
  );
}
