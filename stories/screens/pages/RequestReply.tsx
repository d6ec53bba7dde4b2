import { MessageForm, Modal, ReplyModal, type ReplyChoice, type RequestRow } from '@concierge/ui';
import { useState } from 'react';
import type { Role } from '../../fixtures/menu.ts';
import { messageFormTexts } from '../../fixtures/texts/messages.ts';
import { replyTexts } from '../../fixtures/texts/requests.ts';
import { useLabels, useTexts, type Texts } from '../../fixtures/texts/translations.ts';

const nothing = () => {};

/** A reply as it begins, after a refusal, after somebody was faster, and on its way. */
export type ReplyState = 'choosing' | 'refused' | 'overtaken' | 'pending';

const STATES = [1, 2, 3, 4] as const;

/** The transitions of the specification, with the words for those that are not allowed. */
function choicesOf(row: RequestRow, t: Texts): ReplyChoice[] {
  const allowed: readonly number[] = { 1: [2, 3], 2: [3, 4], 3: [], 4: [] }[row.state];
  const closed = row.state === 3 || row.state === 4;
  return STATES.map((state) => ({
    state,
    allowed: allowed.includes(state),
    ...(!allowed.includes(state) &&
      state !== row.state && {
        reason: t(closed ? 'requests:reply.reasons.final' : 'requests:reply.reasons.notFromHere'),
      }),
  }));
}

interface RequestReplyProps {
  request: RequestRow | null;
  viewer: Role;
  state: ReplyState;
  onClose: () => void;
}

/** The reply over the list, and the message to the device over the reply. */
export function RequestReply({ request, viewer, state, onClose }: RequestReplyProps) {
  const t = useTexts();
  const [writing, setWriting] = useState(false);
  const labels = useLabels(replyTexts);
  const messageLabels = useLabels(messageFormTexts);
  const receivers = request ? [{ serial_id: 'TAB-1000', name: request.device_name }] : [];
  return (
    <>
      <ReplyModal
        open={request !== null}
        onOpenChange={onClose}
        request={request}
        states={request ? choicesOf(request, t) : []}
        canNote={viewer === 'admin'}
        canMessage={viewer === 'admin'}
        pending={state === 'pending'}
        error={state === 'refused' ? t('errors:network') : undefined}
        conflict={
          state === 'overtaken'
            ? t('requests:reply.conflict', {
                name: 'mehmet.yilmaz',
                state: t('requests:state.2'),
              })
            : undefined
        }
        onConfirm={nothing}
        onMessage={() => setWriting(true)}
        labels={labels}
      />
      <Modal
        open={writing && request !== null}
        onOpenChange={setWriting}
        title={t('messages:form.requestTitle', { device: request?.device_name ?? '' })}
        size="lg"
        closeLabel={t('common:close')}
      >
        <MessageForm
          mode="request"
          devices={receivers}
          predefinedDevices={receivers}
          labels={messageLabels}
          onSubmit={nothing}
          onClose={() => setWriting(false)}
        />
      </Modal>
    </>
  );
}
