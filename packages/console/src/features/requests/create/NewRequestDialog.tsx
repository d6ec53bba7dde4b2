import { Alert } from '@concierge/ui/Alert';
import { Modal } from '@concierge/ui/Modal';
import { NewRequestForm, type NewRequestFormValues } from '@concierge/ui/concierge/NewRequestForm';
import { TEXT_LIMITS } from '@concierge/contract/constants';
import { STAFF_SOURCES } from '@concierge/contract/requestSources';
import type { FilteringOption } from '@concierge/contract/requests';
import { useMemo, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useTexts } from '../../../lib/i18n/useTexts.ts';
import { useShown } from '../../../lib/list/useShown.ts';
import { type AddressModal, idOf } from '../../../lib/modal/useAddressModal.ts';
import { useFormSession } from '../../../lib/modal/useFormSession.ts';
import { useUnsaved } from '../../../lib/modal/unsaved.ts';
import { textOfProblem } from '../../../lib/notify.ts';
import {
  filteringOptionsLeft,
  filteringOptionsOpened,
  selectFilteringOptions,
} from '../../filteringOptions/filteringOptionsSlice.ts';
import {
  NEW_REQUEST,
  newRequestClosed,
  newRequestRequested,
  selectReplyForms,
} from '../requestsSlice.ts';
import { newRequestTexts, sourceOptions } from './newRequestTexts.ts';

interface NewRequestDialogProps {
  open: boolean;
  /** Names the room, if one is meant. */
  modal: AddressModal;
}

const optionsOf = (options: readonly FilteringOption[]) =>
  options.flatMap(({ id, label, deleted }) => (deleted ? [] : { value: String(id), label }));

/** Enters a request for a guest who phoned, or came to the desk. */
export function NewRequestDialog({ open, modal }: NewRequestDialogProps): ReactElement {
  const { t } = useTranslation(['requests', 'common']);
  const dispatch = useDispatch();
  const form = useFormSession({
    open,
    subject: NEW_REQUEST,
    forms: useSelector(selectReplyForms),
    onSaved: modal.close,
    onLeave: () => dispatch(newRequestClosed()),
  });
  const { problem, pending, saved } = form;
  const markUnsaved = useUnsaved(open && !saved);
  return (
    <Modal
      open={open && !saved}
      onOpenChange={(next) => !next && modal.close()}
      title={t('common:newRequest')}
      closeLabel={t('common:close')}
      dismissable={!pending}
    >
      <RequestForm
        room={idOf(modal)?.toString()}
        pending={pending}
        onClose={modal.close}
        onDirtyChange={markUnsaved}
      >
        {problem && (
          <Alert tone="danger" title={t('create.failed')}>
            {textOfProblem(problem)}
          </Alert>
        )}
      </RequestForm>
    </Modal>
  );
}

interface RequestFormProps extends Pick<
  Parameters<typeof NewRequestForm>[0],
  'pending' | 'onClose' | 'onDirtyChange' | 'children'
> {
  /** The room of the address. */
  room: string | undefined;
}

/** Asks for rooms and services while it is open; what is typed does not wait for them. */
function RequestForm({ room, ...form }: RequestFormProps): ReactElement {
  const { t } = useTranslation(['requests', 'common']);
  const dispatch = useDispatch();
  useShown(filteringOptionsOpened, filteringOptionsLeft);
  const { devices, services, isLoading, problem } = useSelector(selectFilteringOptions);
  const rooms = useMemo(() => optionsOf(devices), [devices]);
  const nameOf = (options: readonly FilteringOption[], value: string) =>
    options.find(({ id }) => String(id) === value)?.label;
  const enter = ({ note, ...chosen }: NewRequestFormValues) => {
    const source = STAFF_SOURCES.find((known) => known === chosen.source) ?? 'other';
    dispatch(
      newRequestRequested({
        body: {
          device_id: Number(chosen.room),
          service_id: Number(chosen.service),
          source,
          ...(note !== null && { note }),
        },
        about: [nameOf(devices, chosen.room), nameOf(services, chosen.service)].join(' · '),
      }),
    );
  };
  return (
    <NewRequestForm
      {...form}
      rooms={rooms}
      services={useMemo(() => optionsOf(services), [services])}
      sources={useMemo(() => sourceOptions(t), [t])}
      loading={isLoading}
      failed={problem !== null}
      defaultRoom={room}
      onSubmit={enter}
      noteLimit={TEXT_LIMITS.note}
      labels={useTexts(['requests', 'common'], newRequestTexts)}
    />
  );
}
