import { HandOverDialog } from '@concierge/ui/concierge/HandOverDialog';
import { TEXT_LIMITS } from '@concierge/contract/constants';
import type { FilteringOption, ServiceRequest } from '@concierge/contract/requests';
import { useEffect, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useTexts } from '../../lib/i18n/useTexts.ts';
import type { Forms, Subject } from '../../lib/modal/formState.ts';
import { useGuardedClose } from '../../lib/modal/useGuardedClose.tsx';
import { useFormSession } from '../../lib/modal/useFormSession.ts';
import { textOfProblem } from '../../lib/notify.ts';
import { selectUserId } from '../auth/authSlice.ts';
import {
  filteringOptionsLeft,
  filteringOptionsOpened,
  selectFilteringOptions,
} from '../filteringOptions/filteringOptionsSlice.ts';
import { requestItem } from './requestTexts.ts';
import { handOverTexts } from './handOver/handOverTexts.ts';

interface HandOverProps {
  open: boolean;
  requests: readonly ServiceRequest[];
  /** What its form is about, and the forms of the slice that has it. */
  subject: Subject;
  forms: Forms;
  onHandOver: (to: FilteringOption, note: string, ids: readonly number[]) => void;
  onClose: () => void;
  onLeave: (subject: Subject) => void;
}

/** Asks for the colleague who gets requests. */
export function HandOver({
  open,
  requests,
  subject,
  forms,
  onHandOver,
  onClose,
  onLeave,
}: HandOverProps): ReactElement {
  const { t } = useTranslation('timeline');
  const dispatch = useDispatch();
  const labels = useTexts(['timeline', 'common'], handOverTexts);
  // Only administrators may list users, but all have them as options of a filter.
  const { users, ...options } = useSelector(selectFilteringOptions);
  const userId = useSelector(selectUserId);
  const colleagues = users.filter((user) => user.id !== userId);
  const form = useFormSession({ open, subject, forms, onSaved: onClose, onLeave });
  const { close, onDirtyChange, question } = useGuardedClose(open && !form.saved, onClose);
  useEffect(() => {
    if (!open) return undefined;
    dispatch(filteringOptionsOpened());
    return () => void dispatch(filteringOptionsLeft());
  }, [open, dispatch]);
  const problem = form.problem ?? options.problem;
  return (
    <>
      <HandOverDialog
        open={open}
        onOpenChange={(next) => !next && close()}
        onDirtyChange={onDirtyChange}
        items={requests.map(requestItem)}
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
        onHandOver={({ to, note, ids }) => {
          const colleague = colleagues.find((user) => user.id === to);
          if (colleague) onHandOver(colleague, note, ids);
        }}
        noteMaxLength={TEXT_LIMITS.handOverNote}
        labels={labels}
      />
      {question}
    </>
  );
}
