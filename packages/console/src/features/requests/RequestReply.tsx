import { ReplyModal } from '@concierge/ui/concierge/ReplyModal';
import { VisuallyHidden } from '@concierge/ui/VisuallyHidden';
import type { RequestStep } from '@concierge/ui/concierge/RequestHistory';
import { TEXT_LIMITS } from '@concierge/contract/constants';
import type { ServiceRequest } from '@concierge/contract/requests';
import { REQUEST_STATES, RequestState } from '@concierge/contract/requestStates';
import { useEffect, useMemo, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { useTexts } from '../../lib/i18n/useTexts.ts';
import { lazyDialog } from '../../lib/modal/lazyDialog.tsx';
import { useAddressModal, type AddressModal } from '../../lib/modal/useAddressModal.ts';
import { useMounted } from '../../lib/modal/useMounted.ts';
import { formOf, type FormState } from '../../lib/modal/formState.ts';
import { useUnsaved } from '../../lib/modal/unsaved.ts';
import { useFormSession } from '../../lib/modal/useFormSession.ts';
import { useOpenedRow } from '../../lib/modal/useOpenedRow.ts';
import { useWhileOpen } from '../../lib/modal/useWhileOpen.ts';
import { selectUser } from '../auth/authSlice.ts';
import { lookupClosed, lookupRequested, selectLookup } from '../lookup/lookupSlice.ts';
import {
  replyClosed,
  replyOpened,
  selectReply,
  selectReplyForms,
  selectRequestList,
  stateChangeRequested,
  type Reply,
} from './requestsSlice.ts';
import { conflictText } from './conflictText.ts';
import { HandOverActions, HandOverOne } from './handOver/HandOverActions.tsx';
import { TakeOver } from './handOver/TakeOver.tsx';
import { selectHandOver } from './handOver/handOverSlice.ts';
import { stateOptions } from './stateOptions.ts';
import { useReplyKeys } from './useReplyKeys.ts';
import { toRequestRow } from './useRequestRows.ts';
import { replyTexts } from './replyTexts.ts';
import { requestHistory } from './requestHistory.ts';
import { TimelineToggle } from './timeline/RequestTimeline.tsx';

const RequestMessageDialog = lazyDialog(
  async () => (await import('./RequestMessageDialog.tsx')).RequestMessageDialog,
);

interface RequestReplyProps {
  modal: AddressModal;
  /** Whether the list's rows are there to look the request up in. */
  listLoaded: boolean;
}

const NO_STEPS: readonly RequestStep[] = [];

const requestId = ({ id }: ServiceRequest) => id;

/**
 * Answers the request the address bar names. It follows the request while it is open, and says who
 * was faster; what was typed stays.
 */
export function RequestReply({ modal, listLoaded }: RequestReplyProps): ReactElement {
  const { t } = useTranslation(['requests', 'common']);
  const dispatch = useDispatch();
  const labels = useTexts(['requests', 'common'], replyTexts);
  const message = useAddressModal('message');
  const user = useSelector(selectUser);
  const { rows } = useSelector(selectRequestList);
  const opened = useOpenedRow({
    modal,
    rows,
    loaded: listLoaded,
    rowId: requestId,
    lookup: useSelector(selectLookup).request,
    onAbsent: (id) => dispatch(lookupRequested({ kind: 'request', id })),
    onClose: (id) => {
      dispatch(lookupClosed('request'));
      dispatch(replyClosed(id));
    },
  });
  const id = opened.row?.id ?? null;
  const forms = useSelector(selectReplyForms);
  const form = formOf(forms, id);
  const followedReply = useSelector(selectReply);
  // The one before may still be followed while the next one opens.
  const reply = followedReply?.request.id === id ? followedReply : null;
  const lost = useSelector(selectHandOver).lost[id ?? 0];
  // Where a take-over was too late, the notice about it says so.
  const conflictNow = useConflictText(lost ? null : reply, form);
  // What is said above the note stays while it is sent again, so that nothing moves.
  const conflict = useWhileOpen(!form.pending, conflictNow);
  const failed = useWhileOpen(!form.pending, form.problem !== null);
  const open = opened.open && !form.saved;
  // Its own change may come as an event before the answer to the call: what was asked stays until then.
  const saving = form.pending && !form.left;
  const request = useWhileOpen(open && !saving, reply?.request ?? opened.row);
  const followed = opened.open ? opened.row : null;
  useEffect(() => {
    if (followed) dispatch(replyOpened(followed));
  }, [followed, dispatch]);
  const [mounted, modalRef] = useMounted();
  const markUnsaved = useUnsaved(open);
  const [handedOver, setHandedOver] = useState<number | null>(null);
  const [timelineOpen, setTimelineOpen] = useState(false);
  // Closed by default, again for every request.
  if (!open && timelineOpen) setTimelineOpen(false);
  if (!open && handedOver !== null) setHandedOver(null);
  useFormSession({
    open: opened.open,
    subject: id ?? 0,
    forms,
    onSaved: modal.close,
  });

  const row = useMemo(
    () => (request && user ? toRequestRow(request, user) : null),
    [request, user],
  );
  const states = useMemo(() => {
    if (!request || !user) return [];
    return stateOptions(request, user).map(({ state, allowed, reason }) => ({
      state,
      allowed,
      ...(reason && reason !== 'current' && { reason: t(`reply.reasons.${reason}`) }),
    }));
  }, [request, user, t]);

  const keys = useReplyKeys({ request, rows, modal, onMessage: () => message.open('new') });
  const startAt = useStartState();
  const history = useMemo(() => (request ? requestHistory(request, t) : []), [request, t]);

  return (
    <>
      <ReplyModal
        {...keys.props}
        ref={modalRef}
        open={open}
        onOpenChange={(next) => !next && modal.close()}
        request={row}
        states={states}
        startAt={startAt}
        history={timelineOpen ? NO_STEPS : history}
        notice={
          request && (
            <>
              <VisuallyHidden role="status">{keys.announcement}</VisuallyHidden>
              <TakeOver key={request.id} request={request} onOpen={modal.swap} />
            </>
          )
        }
        details={
          request && (
            <TimelineToggle request={request} open={timelineOpen} onOpenChange={setTimelineOpen} />
          )
        }
        actions={
          request &&
          (request.can_hand_over || request.can_give_back) && (
            <HandOverActions
              key={request.id}
              request={request}
              onHandOver={() => setHandedOver(request.id)}
            />
          )
        }
        canNote={request?.can_note ?? false}
        canMessage={request?.can_message ?? false}
        pending={form.pending}
        error={!conflict && failed && t('reply.unchanged')}
        conflict={conflict}
        onConfirm={({ state, note }) =>
          request && dispatch(stateChangeRequested({ request, state, note }))
        }
        onNoteChange={(note) => markUnsaved(note.trim() !== '')}
        onMessage={() => message.open('new')}
        labels={labels}
        noteMaxLength={TEXT_LIMITS.note}
      />
      {request && (
        <HandOverOne
          key={request.id}
          open={open && handedOver === request.id}
          request={request}
          onClose={() => setHandedOver(null)}
        />
      )}
      {request && (
        <RequestMessageDialog
          open={open && mounted && message.value === 'new'}
          onClose={message.close}
          request={request}
        />
      )}
    </>
  );
}

/** The state whose confirmation the address opens: `to=2` beside `reply=…`. */
function useStartState(): RequestState | undefined {
  const [params] = useSearchParams();
  const to = params.get('to');
  return REQUEST_STATES.find((state) => String(state) === to);
}

/** Who changed the request first, and what its state is now. */
function useConflictText(reply: Reply | null, form: FormState): string | undefined {
  const { t } = useTranslation('requests');
  const user = useSelector(selectUser);
  const { pending, saved } = form;
  if (reply?.changedBy === undefined || pending || saved) return undefined;
  const { changedBy, request } = reply;
  // Handed over to the user, or given back: a toast says so, and there is nothing lost.
  const isOwn = request.approved_by === user?.id && changedBy !== user?.username;
  if (isOwn && request.state_id === RequestState.approved) return undefined;
  return conflictText(t, { request, changedBy }, user?.username);
}
