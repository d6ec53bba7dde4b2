import { isolated } from '@concierge/contract/isolated';
import { Button } from '@concierge/ui/Button';
import { HandOverDialog } from '@concierge/ui/concierge/HandOverDialog';
import { TEXT_LIMITS } from '@concierge/contract/constants';
import type { ServiceRequest } from '@concierge/contract/requests';
import { formatServiceDate } from '@concierge/contract/times';
import { useEffect, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useTexts } from '../../../lib/i18n/useTexts.ts';
import { useUnsaved } from '../../../lib/modal/unsaved.ts';
import { useFormSession } from '../../../lib/modal/useFormSession.ts';
import { textOfProblem } from '../../../lib/notify.ts';
import { selectUserId } from '../../auth/authSlice.ts';
import {
  filteringOptionsLeft,
  filteringOptionsOpened,
  selectFilteringOptions,
} from '../../filteringOptions/filteringOptionsSlice.ts';
import {
  giveBackRequested,
  handOverClosed,
  handOverRequested,
  selectHandOver,
} from './handOverSlice.ts';
import { handOverTexts } from './handOverTexts.ts';

/** Gives an approved request to a colleague, or back to who handed it over. */
export function HandOverActions({ request }: { request: ServiceRequest }): ReactElement {
  const { t } = useTranslation('timeline');
  const dispatch = useDispatch();
  const { pending } = useSelector(selectHandOver);
  const [asked, setAsked] = useState(false);
  const { can_hand_over, can_give_back, handed_over_by_name: name } = request;
  return (
    <>
      {can_hand_over && (
        <Button iconStart="users" onClick={() => setAsked(true)}>
          {t('handOver.action')}
        </Button>
      )}
      {can_give_back && name && (
        <Button
          iconStart="undo-2"
          pending={pending[request.id] === 'giveBack'}
          onClick={() => dispatch(giveBackRequested(request))}
        >
          {t('handOver.giveBack', { name })}
        </Button>
      )}
      <HandOver open={asked} request={request} onClose={() => setAsked(false)} />
    </>
  );
}

interface HandOverProps {
  open: boolean;
  request: ServiceRequest;
  onClose: () => void;
}

function HandOver({ open, request, onClose }: HandOverProps): ReactElement {
  const { t } = useTranslation('timeline');
  const dispatch = useDispatch();
  const labels = useTexts(['timeline', 'common'], handOverTexts);
  const { forms } = useSelector(selectHandOver);
  // Only administrators may list users, but all have them as options of a filter.
  const { users, ...options } = useSelector(selectFilteringOptions);
  const userId = useSelector(selectUserId);
  const colleagues = users.filter((user) => user.id !== userId);
  const form = useFormSession({
    open,
    subject: request.id,
    forms,
    onSaved: onClose,
    onLeave: (left) => dispatch(handOverClosed(left)),
  });
  useUnsaved(open && form.pending);
  useEffect(() => {
    if (!open) return undefined;
    dispatch(filteringOptionsOpened());
    return () => void dispatch(filteringOptionsLeft());
  }, [open, dispatch]);
  const problem = form.problem ?? options.problem;
  const { id, service_name, device_name, service_date } = request;
  return (
    <HandOverDialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      items={[
        {
          id,
          name: service_name,
          detail: `${isolated(device_name)} · ${formatServiceDate(service_date)} UTC`,
        },
      ]}
      colleagues={colleagues.map((user) => ({ id: user.id, name: user.label }))}
      loading={options.isLoading}
      pending={form.pending}
      error={
        problem && (
          <>
            <p>{form.problem ? t('error.handOver') : t('error.colleagues')}</p>
            <p>{textOfProblem(problem)}</p>
          </>
        )
      }
      onHandOver={({ to, note }) => {
        const colleague = colleagues.find((user) => user.id === to);
        if (colleague) dispatch(handOverRequested({ request, to: colleague, note }));
      }}
      noteMaxLength={TEXT_LIMITS.handOverNote}
      labels={labels}
    />
  );
}
