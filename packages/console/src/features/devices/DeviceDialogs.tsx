import { ConfirmDialog } from '@concierge/ui';
import type { ManagedDevice } from '@concierge/contract/managedDevices';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { textOfProblem } from '../../lib/notify.ts';
import { useFormSession } from '../../lib/modal/useFormSession.ts';
import { type AddressModal, idOf } from '../../lib/modal/useAddressModal.ts';
import { useOpenedRow } from '../../lib/modal/useOpenedRow.ts';
import { useWhileOpen } from '../../lib/modal/useWhileOpen.ts';
import { DeviceDialog } from './DeviceDialog.tsx';
import { KeyDialog } from './KeyDialog.tsx';
import { StayDialog } from './StayDialog.tsx';
import {
  deviceFormClosed,
  deviceLookupClosed,
  deviceLookupRequested,
  deviceCommandRequested,
  selectManagedDevices,
} from './devicesSlice.ts';

interface DeviceDialogsProps {
  modal: AddressModal;
  /** What the address wants done with the device. */
  kind: string | null;
}

const deviceId = ({ id }: ManagedDevice) => id;

/** Adds a device, or does with one what the address says; a new key is shown afterward. */
export function DeviceDialogs({ modal, kind }: DeviceDialogsProps): ReactElement {
  const dispatch = useDispatch();
  const { list, lookup, form, newKey } = useSelector(selectManagedDevices);
  const id = idOf(modal);
  const { close } = modal;
  const edited = useOpenedRow({
    modal,
    rows: list.rows,
    loaded: list.call !== null && !list.isLoading && !list.problem,
    rowId: deviceId,
    lookup,
    onAbsent: (absent) => dispatch(deviceLookupRequested({ id: absent })),
    onClose: () => dispatch(deviceLookupClosed()),
  });
  const device = edited.open ? edited.row : null;
  const creating = modal.value === 'new';
  const open = (creating || device !== null) && !form.saved;
  useFormSession({
    open: creating || device !== null,
    saved: form.saved,
    onSaved: close,
    onLeave: () => dispatch(deviceFormClosed()),
  });
  const asked = (name: string) => open && !creating && kind === name;
  return (
    <>
      <DeviceDialog
        // Mounted again where the device has come later than its address.
        key={`${modal.value} ${edited.open}`}
        open={open && (creating || kind === 'edit')}
        device={creating ? null : device}
        onClose={close}
      />
      <StayDialog key={`stay ${id}`} open={asked('stay')} device={device} onClose={close} />
      <Question open={asked('rotate')} kind="rotate" device={device} onClose={close} />
      <Question open={asked('revoke')} kind="revoke" device={device} onClose={close} />
      <KeyDialog newKey={newKey} />
    </>
  );
}

interface QuestionProps {
  open: boolean;
  kind: 'rotate' | 'revoke';
  device: ManagedDevice | null;
  onClose: () => void;
}

/** Asks with the name before a key ends. */
function Question({ open, kind, device, onClose }: QuestionProps): ReactElement {
  const { t } = useTranslation(['devices', 'common']);
  const dispatch = useDispatch();
  const { form } = useSelector(selectManagedDevices);
  const shown = useWhileOpen(open, device);
  const name = shown?.name ?? '';
  const [pressed, setPressed] = useState(false);
  if (!open && pressed) setPressed(false);
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t(`${kind}.title`, { device: name })}
      confirmLabel={t(`${kind}.confirm`)}
      cancelLabel={t('common:cancel')}
      tone="danger"
      pending={form.pending}
      onConfirm={() => {
        setPressed(true);
        if (device) dispatch(deviceCommandRequested({ kind, id: device.id }));
      }}
    >
      <p>{t(`${kind}.body`, { device: name })}</p>
      {pressed && form.problem && (
        <p role="alert">
          {t(`error.${kind}`)}. {textOfProblem(form.problem)}
        </p>
      )}
    </ConfirmDialog>
  );
}
