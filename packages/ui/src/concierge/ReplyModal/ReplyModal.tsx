'use client';

import { useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Modal } from '../../components/Modal/Modal.tsx';
import { t } from '../../foundations/t.generated.ts';
import { focusedBeside } from '../../internal/elements.ts';
import { focusRing } from '../../internal/focusRing.ts';
import { singleKey } from '../../internal/pressedKey.ts';
import type { RequestStep } from '../RequestHistory/RequestHistory.tsx';
import type { RequestState } from '../RequestTable/requestState.ts';
import { ReplyConfirm } from './ReplyConfirm.tsx';
import { ReplyFacts } from './ReplyFacts.tsx';
import { phoneOnItsSide, uprightPhone } from './replyMedia.ts';
import { canConfirm, nextReply, replyOf, startReply, type ReplyStep } from './replyModel.ts';
import type { ReplyLabels, ReplyModalProps } from './replyTypes.ts';
import { StateChoices } from './StateChoices.tsx';

export type { ReplyChoice } from './replyModel.ts';
export type { ReplyLabels, ReplyModalProps, ReplyRequest } from './replyTypes.ts';

/**
 * Replies to a request: what is requested and what happened to it, the four states, and inside the
 * same modal a confirmation with an optional note. A failure or a conflict is shown in place, and the input
 * stays. Every opening starts with an empty reply.
 */
export function ReplyModal({
  open,
  onOpenChange,
  request,
  states,
  startAt,
  keys,
  history = NO_STEPS,
  notice,
  details,
  actions,
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
  onKeyDown,
  ...rest
}: ReplyModalProps): ReactElement {
  const [draft, setDraft] = useState(() => startReply(startAt, states));
  const [wasOpen, setWasOpen] = useState(open);
  const [shown, setShown] = useState(request);
  const confirmButton = useRef<HTMLButtonElement>(null);
  const news = useRef<HTMLDivElement>(null);
  // What was shown stays while the modal fades out, even when `request` is `null` by then.
  if (request && request !== shown) setShown(request);
  const isOther = request && shown && request.id !== shown.id;
  if (open !== wasOpen || isOther) {
    setWasOpen(open);
    if (open) setDraft(startReply(startAt, states));
  }

  const step = (next: ReplyStep) => setDraft((before) => nextReply(before, next));
  const { picked } = draft;
  const confirming = draft.confirming && picked !== null;
  const possible = canConfirm(draft, states);
  // Not by the change that is being saved here, nor while the modal fades out.
  const overtaken = open && confirming && !pending && !possible;
  const confirm = () => {
    const reply = replyOf(draft, canNote);
    if (reply && open && !pending && possible) onConfirm(reply);
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    onKeyDown?.(event);
    const state = keys?.[singleKey(event)];
    if (confirming || !states.some((choice) => choice.state === state && choice.allowed)) return;
    event.preventDefault();
    if (state) step({ type: 'picked', state, direct: true });
  };
  const refusal =
    conflict ?? (overtaken && (states.find(({ state }) => state === picked)?.reason ?? null));

  useLayoutEffect(() => {
    // The button is disabled now and would leave the focus to the page.
    const button = confirmButton.current;
    if (overtaken && button && focusedBeside(button) === button) news.current?.focus();
  }, [overtaken]);

  return (
    <Modal
      {...rest}
      open={open}
      onOpenChange={onOpenChange}
      title={titleOf(labels, confirming ? picked : null, overtaken)}
      closeLabel={labels.close}
      dismissable={!pending}
      onKeyDown={press}
      data-step={confirming ? 'confirm' : 'choose'}
      footer={
        confirming ? (
          <>
            <Button variant="ghost" disabled={pending} onClick={() => step({ type: 'wentBack' })}>
              {labels.back}
            </Button>
            {!overtaken && <Keys aria-hidden>{labels.confirmKeys}</Keys>}
            <Button
              variant="primary"
              tone={picked === CANCELED ? 'danger' : 'default'}
              pending={pending}
              disabled={overtaken}
              onClick={confirm}
              aria-keyshortcuts={overtaken ? undefined : 'Control+Enter Meta+Enter'}
              ref={confirmButton}
            >
              {labels.confirm[picked]}
            </Button>
          </>
        ) : (
          <>
            {(canMessage || actions) && (
              <Actions data-part="Actions">
                {canMessage && (
                  <Button iconStart="message-square-plus" onClick={() => onMessage()}>
                    {labels.sendMessage}
                  </Button>
                )}
                {actions}
              </Actions>
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
          {refusal && (
            <News tone="warning" ref={news} tabIndex={-1}>
              {refusal}
            </News>
          )}
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
              overtaken={overtaken}
              noteMaxLength={noteMaxLength}
              // Who opened the confirmation by a link or a key mostly wants to confirm at once: the button has
              // the focus, and Shift+Tab leads to the note.
              startInNote={!draft.direct}
              confirmButton={confirmButton}
              onConfirm={confirm}
              labels={labels}
            />
          ) : (
            <Choose>
              {notice}
              <ReplyFacts request={shown} history={history} labels={labels}>
                {details}
              </ReplyFacts>
              <StateChoices
                states={states}
                current={shown.state}
                returnTo={picked}
                labels={labels}
                onPick={(state) => step({ type: 'picked', state })}
              />
            </Choose>
          )}
        </Steps>
      )}
    </Modal>
  );
}

/** What the modal asks; once the request was changed by another user, what happened. */
function titleOf(labels: ReplyLabels, confirming: RequestState | null, overtaken: boolean): string {
  if (confirming === null) return labels.title;
  return overtaken ? labels.overtaken : labels.confirmTitle(confirming);
}

const CANCELED: RequestState = 3;
const NO_STEPS: readonly RequestStep[] = [];

const Steps = styled.div`
  @layer concierge.components {
    display: flex;
    flex-direction: column;
    gap: ${t.space[4]};

    ${uprightPhone} {
      block-size: 100%;
    }
  }
`;

const News = styled(Alert)`
  @layer concierge.components {
    &:focus-visible {
      ${focusRing}
    }
  }
`;

const Choose = styled.div`
  @layer concierge.components {
    display: flex;
    flex: 1;
    flex-direction: column;
    gap: ${t.space[4]};
    min-block-size: 0;

    ${phoneOnItsSide} {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      align-items: start;
    }
  }
`;

/** Of no use without a keyboard. */
const Keys = styled.kbd`
  @layer concierge.components {
    align-self: center;
    padding: 1px 6px;
    border: 1px solid ${t.color.border};
    border-radius: ${t.radius.sm};
    color: ${t.color.textMuted};
    font: ${t.weight.medium} ${t.text.xs} ${t.font.sans};

    @media (max-width: 480px), (pointer: coarse) {
      display: none;
    }
  }
`;

const Actions = styled.div`
  @layer concierge.components {
    display: flex;
    flex-wrap: wrap;
    gap: ${t.space[2]};
    margin-inline-end: auto;

    @media (max-width: 480px) {
      flex: 1 1 100%;

      & > * {
        flex: 1 1 auto;
      }
    }
  }
`;
