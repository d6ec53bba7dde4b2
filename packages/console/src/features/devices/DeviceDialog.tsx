import { Alert, Button, Modal, TextField, t as token } from '@concierge/ui';
import { TEXT_LIMITS } from '@concierge/contract/constants';
import type { ManagedDevice } from '@concierge/contract/managedDevices';
import { useId, useState, type ReactElement, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { styled } from 'styled-components';
import { ChangedMeanwhile } from '../../lib/modal/ChangedMeanwhile.tsx';
import { type Draft, isAsked } from '../../lib/modal/changedMeanwhile.ts';
import type { FormState, Subject } from '../../lib/modal/formState.ts';
import { useUnsaved } from '../../lib/modal/unsaved.ts';
import { textOfProblem } from '../../lib/notify.ts';
import { deviceFormClosed, deviceCommandRequested } from './devicesSlice.ts';

interface DeviceDialogProps {
  open: boolean;
  /** The device to rename or group; null adds one. */
  device: ManagedDevice | null;
  /** The call of this dialog, and what it is about. */
  form: FormState;
  subject: Subject;
  onClose: () => void;
}

type Fields = Pick<ManagedDevice, 'name' | 'group_name'>;

const fieldsOf = ({ name, group_name }: Fields): Fields => ({ name, group_name });

/** Adds a device, or gives one another name and group. */
export function DeviceDialog(props: DeviceDialogProps): ReactElement {
  const { open, device, form, subject, onClose } = props;
  const { t } = useTranslation(['devices', 'common']);
  const dispatch = useDispatch();
  const formId = useId();
  const [name, setName] = useState(device?.name ?? '');
  const [serial, setSerial] = useState('');
  const [group, setGroup] = useState(device?.group_name ?? '');
  const [tried, setTried] = useState(false);
  const markUnsaved = useUnsaved(open && !form.saved);
  const typed = (set: (text: string) => void) => (text: string) => {
    set(text);
    markUnsaved(true);
  };
  const { problem } = form;
  const serialTaken = problem?.errorCode === 'device_exist' ? textOfProblem(problem) : undefined;
  const nameMissing = tried && name.trim() === '' ? t('form.nameMissing') : undefined;
  const serialMissing = tried && serial.trim() === '' ? t('form.serialMissing') : undefined;
  const [sent, setSent] = useState<Draft<Fields> | null>(null);
  const save = (body: Draft<Fields>) => {
    setSent(body);
    if (!device) return;
    dispatch(deviceCommandRequested({ kind: 'update', id: device.id, name: device.name, body }));
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    const body = { name: name.trim(), group_name: group.trim() || null };
    if (form.pending || !body.name) return;
    if (device) save({ ...body, was: fieldsOf(device) });
    else if (serial.trim()) {
      const created = { ...body, serial_id: serial.trim() };
      dispatch(deviceCommandRequested({ kind: 'create', name: body.name, body: created }));
    }
  };
  return (
    <Modal
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={device ? t('form.editTitle', { device: device.name }) : t('form.addTitle')}
      closeLabel={t('common:close')}
      dismissable={!form.pending}
      footer={
        <>
          <Button variant="ghost" disabled={form.pending} onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" form={formId} variant="primary" pending={form.pending}>
            {device ? t('form.update') : t('form.create')}
          </Button>
        </>
      }
    >
      <Fields id={formId} noValidate onSubmit={submit}>
        {problem && !serialTaken && !isAsked(problem) && (
          <Alert tone="danger" title={t('error.save')}>
            {textOfProblem(problem)}
          </Alert>
        )}
        <TextField
          required
          label={t('form.name')}
          placeholder={t('form.namePlaceholder')}
          value={name}
          onChange={typed(setName)}
          error={nameMissing}
          maxLength={TEXT_LIMITS.deviceName}
        />
        {!device && (
          <TextField
            required
            label={t('form.serialId')}
            value={serial}
            onChange={typed(setSerial)}
            error={serialMissing ?? serialTaken}
            maxLength={TEXT_LIMITS.serialId}
            autoComplete="off"
            spellCheck={false}
          />
        )}
        <TextField
          label={t('form.group')}
          placeholder={t('form.groupPlaceholder')}
          value={group}
          onChange={typed(setGroup)}
          maxLength={TEXT_LIMITS.deviceGroup}
        />
      </Fields>
      <ChangedMeanwhile
        problem={problem}
        sent={sent}
        fieldsOf={fieldsOf}
        fields={{ name: [t('form.name')], group_name: [t('form.group'), (group) => group ?? ''] }}
        onSave={save}
        onCancel={() => dispatch(deviceFormClosed(subject))}
      />
    </Modal>
  );
}

const Fields = styled.form`
  display: grid;
  gap: ${token.space[4]};
`;
