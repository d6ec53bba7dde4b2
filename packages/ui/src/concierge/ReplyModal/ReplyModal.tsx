import { useRef, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Modal } from '../../components/Modal/Modal.tsx';
import { t } from '../../foundations/t.generated.ts';
import { ReplyConfirm } from './ReplyConfirm.tsx';
import { ReplyFacts } from './ReplyFacts.tsx';
import { EMPTY_REPLY, canConfirm, nextReply, replyOf, type ReplyStep } from './replyModel.ts';
import type { ReplyModalProps } from './replyTypes.ts';
import { StateChoices } from './StateChoices.tsx';

/**
 * Replies to a request (D6–D8, D10): what is requested, the four states, and inside the same modal a
 * confirmation with an optional note. A failure or a conflict is shown in place, and the input stays. Every
 * opening starts with an empty reply.
 */
export function ReplyModal({
  open,
  onOpenChange,
  request,
  states,
  canNote,
  canMessage,
  pending = false,
  error,
  conflict,
  onConfirm,
  onNoteChange,
  onMessage,
  labels,
  noteMaxLength = 2_000,
  ...rest
}: ReplyModalProps): ReactElement {
  const [draft, setDraft] = useState(EMPTY_REPLY);
  const [wasOpen, setWasOpen] = useState(open);
  const [shown, setShown] = useState(request);
  const confirmButton = useRef<HTMLButtonElement>(null);
  // What was shown stays while the modal fades out, even when `request` is `null` by then.
  if (request && request !== shown) setShown(request);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setDraft(EMPTY_REPLY);
  }

  const step = (next: ReplyStep) => setDraft((before) => nextReply(before, next));
  const confirm = () => {
    const reply = replyOf(draft, canNote);
    if (reply) onConfirm(reply);
  };
  const { picked } = draft;
  const confirming = draft.confirming && picked !== null;

  return (
    <Modal
      {...rest}
      open={open}
      onOpenChange={onOpenChange}
      title={confirming ? labels.confirmTitle(picked) : labels.title}
      closeLabel={labels.close}
      dismissable={!pending}
      data-step={confirming ? 'confirm' : 'choose'}
      footer={
        confirming ? (
          <>
            <Button variant="ghost" disabled={pending} onClick={() => step({ type: 'wentBack' })}>
              {labels.back}
            </Button>
            <Button
              variant="primary"
              loading={pending}
              disabled={!canConfirm(draft, states)}
              onClick={confirm}
              ref={confirmButton}
            >
              {labels.confirm}
            </Button>
          </>
        ) : (
          <>
            {canMessage && (
              <MessageButton iconStart="message-square-plus" onClick={onMessage}>
                {labels.sendMessage}
              </MessageButton>
            )}
            <Button variant="ghost" onClick={() => onOpenChange(false)}>
              {labels.close}
            </Button>
          </>
        )
      }
    >
      {shown && (
        <Steps>
          {conflict && <Alert tone="warning">{conflict}</Alert>}
          {error && <Alert tone="danger">{error}</Alert>}
          {confirming ? (
            <ReplyConfirm
              request={shown}
              to={picked}
              note={draft.note}
              onNoteChange={(note) => {
                step({ type: 'noted', note });
                onNoteChange?.(note);
              }}
              canNote={canNote}
              pending={pending}
              noteMaxLength={noteMaxLength}
              confirmButton={confirmButton}
              labels={labels}
            />
          ) : (
            <>
              <ReplyFacts request={shown} labels={labels} />
              <StateChoices
                states={states}
                current={shown.state}
                returnTo={picked}
                labels={labels}
                onPick={(state) => step({ type: 'picked', state })}
              />
            </>
          )}
        </Steps>
      )}
    </Modal>
  );
}

const Steps = styled.div`
  display: grid;
  gap: ${t.space[4]};
`;

const MessageButton = styled(Button)`
  margin-inline-end: auto;

  @media (max-width: 480px) {
    && {
      flex: 1 1 100%;
    }
  }
`;
