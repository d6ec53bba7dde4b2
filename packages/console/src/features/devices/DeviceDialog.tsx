import { Alert } from '@concierge/ui/Alert';
import { Button } from '@concierge/ui/Button';
import { Inline } from '@concierge/ui/Inline';
import { Modal } from '@concierge/ui/Modal';
import { DeviceForm, type DeviceFormValues } from '@concierge/ui/concierge/DeviceForm';
import { TEXT_LIMITS } from '@concierge/contract/constants';
import type { ManagedDevice } from '@concierge/contract/managedDevices';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useTexts } from '../../lib/i18n/useTexts.ts';
import { ChangedMeanwhile } from '../../lib/modal/ChangedMeanwhile.tsx';
import { type Draft, isAsked } from '../../lib/modal/changedMeanwhile.ts';
import type { FormState, Subject } from '../../lib/modal/formState.ts';
import { useGuardedClose } from '../../lib/modal/useGuardedClose.tsx';
import { textOfProblem } from '../../lib/notify.ts';
import { deviceFormTexts } from './deviceTexts.ts';
import { deviceFormClosed, deviceCommandRequested } from './devicesSlice.ts';

interface DeviceDialogProps {
  open: boolean;
  /** The device to rename or group; null adds one. */
  device: ManagedDevice | null;
  /** The call of this dialog, and what it is about. */
  form: FormState;
  subject: Subject;
  onClose: () => void;
  /** Leads to the dialog that adds many. */
  onMany: () => void;
}

type Fields = Pick<ManagedDevice, 'name' | 'group_name'>;

const fieldsOf = ({ name, group_name }: Fields): Fields => ({ name, group_name });

/** Adds a device, or gives one another name and group. */
export function DeviceDialog(props: DeviceDialogProps): ReactElement {
  const { open, device, form, subject, onClose, onMany } = props;
  const { t } = useTranslation(['devices', 'common']);
  const dispatch = useDispatch();
  const labels = useTexts(['devices', 'common'], deviceFormTexts);
  // What closes the dialog is seen by the address; the way to the other one is not.
  const many = useGuardedClose(open && !form.saved, onMany);
  const { problem } = form;
  const serialTaken = problem?.errorCode === 'device_exist' ? textOfProblem(problem) : undefined;
  const [sent, setSent] = useState<Draft<Fields> | null>(null);
  const save = (body: Draft<Fields>) => {
    setSent(body);
    if (!device) return;
    dispatch(deviceCommandRequested({ kind: 'update', id: device.id, name: device.name, body }));
  };
  const submit = ({ name, group_name, serial_id }: DeviceFormValues) => {
    if (device) save({ name, group_name, was: fieldsOf(device) });
    else {
      const body = { name, group_name, serial_id };
      dispatch(deviceCommandRequested({ kind: 'create', name, body }));
    }
  };
  return (
    <>
      <Modal
        open={open}
        onOpenChange={(next) => !next && onClose()}
        title={device ? t('form.editTitle', { device: device.name }) : t('add')}
        closeLabel={t('common:close')}
        dismissable={!form.pending}
      >
        <DeviceForm
          device={device}
          onSubmit={submit}
          onClose={onClose}
          onDirtyChange={many.onDirtyChange}
          pending={form.pending}
          serialError={serialTaken}
          limits={{
            name: TEXT_LIMITS.deviceName,
            serialId: TEXT_LIMITS.serialId,
            group: TEXT_LIMITS.deviceGroup,
          }}
          labels={labels}
        >
          {!device && (
            <Inline>
              <Button size="sm" iconStart="layout-grid" onClick={many.close}>
                {t('many.link')}
              </Button>
            </Inline>
          )}
          {problem && !serialTaken && !isAsked(problem) && (
            <Alert tone="danger" title={t('error.save')}>
              {textOfProblem(problem)}
            </Alert>
          )}
        </DeviceForm>
        <ChangedMeanwhile
          problem={problem}
          sent={sent}
          fieldsOf={fieldsOf}
          fields={{ name: [labels.name], group_name: [labels.group, (group) => group ?? ''] }}
          onSave={save}
          onCancel={() => dispatch(deviceFormClosed(subject))}
        />
      </Modal>
      {many.question}
    </>
  );
}
