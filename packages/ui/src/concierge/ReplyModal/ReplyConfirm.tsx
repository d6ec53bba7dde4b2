'use client';

import { useEffect, useRef, type ReactElement, type RefObject, useEffectEvent } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { StatusBadge } from '../../components/StatusBadge/StatusBadge.tsx';
import { TextField, type TextControl } from '../../components/TextField/TextField.tsx';
import { t } from '../../foundations/t.generated.ts';
import { GuestNote } from './GuestNote.tsx';
import { STATE_LOOK, type RequestState } from '../RequestTable/requestState.ts';
import type { ReplyLabels, ReplyRequest } from './replyTypes.ts';
import { UserText } from '../../components/UserText/UserText.tsx';
import { isSendKeys } from '../../internal/pressedKey.ts';

export interface ReplyConfirmProps {
  request: ReplyRequest;
  to: RequestState;
  note: string;
  onNoteChange: (note: string) => void;
  canNote: boolean;
  pending: boolean;
  /** The request has changed, so that this can no longer be confirmed. */
  overtaken: boolean;
  noteMaxLength: number;
  /** Whether the note has the focus on mount; otherwise, and where none may be written, the button. */
  startInNote: boolean;
  confirmButton: RefObject<HTMLButtonElement | null>;
  /** Ctrl+Enter or Cmd+Enter was pressed, wherever in the dialog. */
  onConfirm: () => void;
  labels: ReplyLabels;
}

/** The confirmation step: from which state to which, and the note. */
export function ReplyConfirm({
  request,
  to,
  note,
  onNoteChange,
  canNote,
  pending,
  overtaken,
  noteMaxLength,
  startInNote,
  confirmButton,
  onConfirm,
  labels,
}: ReplyConfirmProps): ReactElement {
  const root = useRef<HTMLDivElement>(null);
  useSendKeys(root, onConfirm);
  const noteField = useRef<TextControl>(null);
  const first = useRef(canNote && startInNote ? noteField : confirmButton);
  useEffect(() => first.current.current?.focus(), []);
  return (
    <Stack ref={root} data-part="Confirm">
      <Change>
        <State state={request.state} labels={labels} />
        {/* After a conflict it may be there already. */}
        {request.state !== to && (
          <>
            <Arrow name="arrow-right" />
            <State state={to} labels={labels} />
          </>
        )}
        <What>
          <UserText>{request.service_name}</UserText> · <UserText>{request.device_name}</UserText>
        </What>
      </Change>
      {request.note && <GuestNote label={labels.note}>{request.note}</GuestNote>}
      <TextField
        multiline
        rows={4}
        label={labels.noteLabel}
        value={note}
        onChange={onNoteChange}
        // What was typed can always be read and copied.
        disabled={!canNote && note === ''}
        readOnly={pending || overtaken || !canNote}
        maxLength={noteMaxLength}
        description={noteHint({ note, canNote, overtaken }, labels)}
        ref={noteField}
      />
    </Stack>
  );
}

function noteHint(
  { note, canNote, overtaken }: Pick<ReplyConfirmProps, 'note' | 'canNote' | 'overtaken'>,
  labels: ReplyLabels,
): string | undefined {
  if (!canNote && note === '') return labels.noteDisabled;
  if (!overtaken && canNote) return labels.noteDescription;
  return note === '' ? undefined : labels.noteKept;
}

function State({ state, labels }: { state: RequestState; labels: ReplyLabels }): ReactElement {
  const { tone, icon } = STATE_LOOK[state];
  return (
    <StatusBadge tone={tone} icon={icon}>
      {labels.states[state]}
    </StatusBadge>
  );
}

const Change = styled.div`
  @layer concierge.components {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${t.space[2]};
    padding: ${t.space[3]} ${t.space[4]};
    border: 1px solid ${t.color.border};
    border-radius: ${t.radius.md};
    background: ${t.color.canvas};
  }
`;

const Arrow = styled(Icon)`
  @layer concierge.components {
    color: ${t.color.textMuted};

    &:dir(rtl) {
      scale: -1 1;
    }
  }
`;

const What = styled.span`
  @layer concierge.components {
    margin-inline-start: auto;
    color: ${t.color.textMuted};
    font: ${t.weight.regular} ${t.text.sm} ${t.font.sans};
    overflow-wrap: anywhere;
  }
`;

/**
 * Sends by Ctrl+Enter or Cmd+Enter while `part` is mounted, from wherever the focus is in its dialog: the keys are shown
 * beside the button, and stand in the way of no other there.
 */
function useSendKeys(part: RefObject<HTMLElement | null>, onSend: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isSendKeys(event)) return;
    // Nor is the button pressed that has the focus.
    event.preventDefault();
    // Keys that are still held down from the step before do not answer the question.
    if (!event.repeat) onSend();
  });
  useEffect(() => {
    const dialog = part.current?.closest<HTMLElement>('[role="dialog"]');
    const listen = (event: KeyboardEvent) => press(event);
    dialog?.addEventListener('keydown', listen);
    return () => dialog?.removeEventListener('keydown', listen);
  }, [part]);
}
