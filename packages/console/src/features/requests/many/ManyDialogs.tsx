import { StateChangeDialog } from '@concierge/ui/concierge/StateChangeDialog';
import { TEXT_LIMITS } from '@concierge/contract/constants';
import { RequestState } from '@concierge/contract/requestStates';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useTexts } from '../../../lib/i18n/useTexts.ts';
import { formOf } from '../../../lib/modal/formState.ts';
import { useFormSession } from '../../../lib/modal/useFormSession.ts';
import { useGuardedClose } from '../../../lib/modal/useGuardedClose.tsx';
import { useWhileOpen } from '../../../lib/modal/useWhileOpen.ts';
import { textOfProblem } from '../../../lib/notify.ts';
import { HandOver } from '../HandOver.tsx';
import { requestItem } from '../requestTexts.ts';
import { MANY, manyClosed, manyRequested, selectManyForms, type ManyChange } from './manySlice.ts';
import { stateChangeTexts } from './manyTexts.ts';
import type { Many } from './useMany.ts';

/** Asks before the selected requests are changed, or who gets them. */
export function ManyDialogs({ open, many }: { open: boolean; many: Many }): ReactElement {
  const { t } = useTranslation('requests');
  const dispatch = useDispatch();
  const forms = useSelector(selectManyForms);
  const labels = useTexts(['requests', 'common'], stateChangeTexts);
  const { pending, problem, saved } = formOf(forms, MANY);
  const { asked, ask } = many;
  const requests = useWhileOpen(open, many.concerned);
  const action = useWhileOpen(open, asked);
  const handsOver = action === 'handOver';
  const close = () => ask(null);
  const guard = useGuardedClose(open && !handsOver && !saved, close);
  const leave = () => dispatch(manyClosed());
  const send = (change: ManyChange, ids = requests.map(({ id }) => id)) =>
    dispatch(manyRequested({ requests: requests.filter(({ id }) => ids.includes(id)), change }));
  const to = handsOver || action === null ? RequestState.approved : action;
  useFormSession({
    open: open && !handsOver,
    subject: MANY,
    forms,
    onSaved: close,
    onLeave: leave,
  });
  return (
    <>
      <StateChangeDialog
        open={open && !handsOver}
        onOpenChange={(next) => !next && guard.close()}
        onDirtyChange={guard.onDirtyChange}
        to={to}
        items={requests.map(requestItem)}
        canNote={requests.every(({ can_note }) => can_note)}
        pending={pending}
        error={
          problem && (
            <>
              <p>{t('many.error')}</p>
              <p>{textOfProblem(problem)}</p>
            </>
          )
        }
        onConfirm={(note) => send({ state: to, note })}
        noteMaxLength={TEXT_LIMITS.note}
        labels={labels}
      />
      <HandOver
        open={open && handsOver}
        requests={requests}
        subject={MANY}
        forms={forms}
        onHandOver={(colleague, note, ids) => send({ to: colleague, note }, [...ids])}
        onClose={close}
        onLeave={leave}
      />
      {guard.question}
    </>
  );
}
