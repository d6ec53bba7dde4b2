import { ConfirmDialog } from '@concierge/ui/ConfirmDialog';
import type { ManagedDevice } from '@concierge/contract/managedDevices';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useListAddress } from '../../lib/list/useListAddress.ts';
import { textOfProblem } from '../../lib/notify.ts';
import type { FormState } from '../../lib/modal/formState.ts';
import { useFormSession } from '../../lib/modal/useFormSession.ts';
import { type AddressModal, idOf } from '../../lib/modal/useAddressModal.ts';
import { useOpenedRow } from '../../lib/modal/useOpenedRow.ts';
import { useWhileOpen } from '../../lib/modal/useWhileOpen.ts';
import { lookupClosed, lookupRequested, selectLookup } from '../lookup/lookupSlice.ts';
import { DeviceDialog } from './DeviceDialog.tsx';
import { KeySheetDialog, RoomsDialog } from './RoomsDialog.tsx';
import { KeyDialog } from './KeyDialog.tsx';
import { EditStayDialog, StayDialog } from './StayDialog.tsx';
import {
  MANY_ROOMS,
  deviceFormClosed,
  deviceCommandRequested,
  deviceSubject,
  selectManagedDevices,
} from './devicesSlice.ts';

interface DeviceDialogsProps {
  modal: AddressModal;
  /** What the address wants done with the device. */
  kind: string | null;
  /** Operators start and change stays, and no more. */
  staysOnly: boolean;
}

const deviceId = ({ id }: ManagedDevice) => id;

/** What the dialog of an address does. */
const commandOf = (kind: string | null) => COMMANDS.find((command) => command === kind) ?? 'update';
const COMMANDS = ['stay', 'editStay', 'rotate', 'revoke'] as const;

const isStay = (kind: string) => kind === 'stay' || kind === 'editStay';

/** Adds a device, or does with one what the address says; a new key is shown afterward. */
export function DeviceDialogs({ modal, kind, staysOnly }: DeviceDialogsProps): ReactElement {
  const dispatch = useDispatch();
  const { list, forms, newKeys, keySheet } = useSelector(selectManagedDevices);
  const { change } = useListAddress();
  const { close } = modal;
  const edited = useOpenedRow({
    modal,
    rows: list.rows,
    loaded: list.call !== null && !list.isLoading && !list.problem,
    rowId: deviceId,
    lookup: useSelector(selectLookup).device,
    onAbsent: (absent) => dispatch(lookupRequested({ kind: 'device', id: absent })),
    onClose: () => dispatch(lookupClosed('device')),
  });
  const device = edited.open ? edited.row : null;
  const creating = !staysOnly && modal.value === 'new';
  const many = creating && kind === 'many';
  const subject = many
    ? MANY_ROOMS
    : creating
      ? deviceSubject('create')
      : deviceSubject(commandOf(kind), idOf(modal) ?? undefined);
  const named = creating || device !== null;
  const form = useFormSession({
    open: named,
    subject,
    forms,
    onSaved: close,
    onLeave: (left) => dispatch(deviceFormClosed(left)),
  });
  const open = named && !form.saved;
  const asked = (name: string) =>
    open && !creating && kind === name && (!staysOnly || isStay(name));
  const dialog = { form, subject, onClose: close };
  return (
    <>
      <DeviceDialog
        // Mounted again where the device has come later than its address.
        key={`${modal.value} ${edited.open}`}
        open={creating ? open && !many : asked('edit')}
        onMany={() => change({ do: 'many' }, { replace: true })}
        device={creating ? null : device}
        {...dialog}
      />
      <RoomsDialog open={open && many} {...dialog} />
      <StayDialog key={`stay ${subject}`} open={asked('stay')} device={device} {...dialog} />
      <EditStayDialog
        key={`edit ${subject}`}
        open={asked('editStay')}
        device={device}
        {...dialog}
      />
      <Question open={asked('rotate')} kind="rotate" device={device} {...dialog} />
      <Question open={asked('revoke')} kind="revoke" device={device} {...dialog} />
      <KeyDialog newKey={open ? null : (newKeys[0] ?? null)} />
      <KeySheetDialog open={!open && newKeys.length === 0 && keySheet.length > 0} keys={keySheet} />
    </>
  );
}

interface QuestionProps {
  open: boolean;
  kind: 'rotate' | 'revoke';
  device: ManagedDevice | null;
  form: FormState;
  onClose: () => void;
}

/** Asks with the name before a key ends. */
function Question({ open, kind, device, form, onClose }: QuestionProps): ReactElement {
  const { t } = useTranslation(['devices', 'common']);
  const dispatch = useDispatch();
  const shown = useWhileOpen(open, device);
  const name = shown?.name ?? '';
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t(`${kind}.title`, { device: name })}
      confirmLabel={t(`${kind}.confirm`)}
      cancelLabel={t('common:cancel')}
      tone="danger"
      pending={form.pending}
      onConfirm={() =>
        device && dispatch(deviceCommandRequested({ kind, id: device.id, name: device.name }))
      }
    >
      <p>{t(`${kind}.body`, { device: name })}</p>
      {open && form.problem && (
        <p role="alert">
          {t(`error.${kind}`)}. {textOfProblem(form.problem)}
        </p>
      )}
    </ConfirmDialog>
  );
}
