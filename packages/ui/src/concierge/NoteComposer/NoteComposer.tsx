'use client';

import { useId, useState, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { t } from '../../foundations/t.generated.ts';
import { SendingStrip } from './SendingStrip.tsx';
import type { ElementProps } from '../../internal/props.ts';
import { AUDIENCE_ICONS, AudienceChoice } from './AudienceChoice.tsx';
import {
  EMPTY_DRAFTS,
  canSend,
  lengthOf,
  startAudience,
  type NoteAudience,
  type NoteDraft,
  type NoteDrafts,
} from './noteComposerModel.ts';
import { isSendKeys } from '../../internal/pressedKey.ts';

export type { NoteAudience, NoteDraft, NoteDrafts } from './noteComposerModel.ts';

export interface NoteComposerLabels {
  /** Accessible name of the choice, for example 'Visible to'. */
  audience: string;
  /** Both choices, for example 'Staff only' and 'Goes to Room 204'. */
  audiences: Readonly<Record<NoteAudience, string>>;
  /** The strip above the field, for example 'Room 204 will read this'. */
  readers: Readonly<Record<NoteAudience, string>>;
  /** The field, for each audience. */
  field: Readonly<Record<NoteAudience, string>>;
  /** The button that sends, for each audience. */
  send: Readonly<Record<NoteAudience, string>>;
  /** While a message waits to be sent, for example 'Sending to Room 204'. */
  sending: string;
  /** The button that takes it back. */
  undo: string;
  /** How many characters are left, near the limit. */
  left: (count: number) => string;
  /** How many characters are too many. */
  tooLong: (count: number) => string;
}

/** `className`, `style`, `id`, `data-*`, `aria-*` and `ref` go to the root. */
export interface NoteComposerProps extends ElementProps<'form', 'children' | 'onSubmit'> {
  /** Whether this user may write to the guest. Otherwise every note is for staff. Default `false`. */
  canReachGuest?: boolean | undefined;
  /** The user sends the note, without white space around it. */
  onSend: (note: NoteDraft) => void;
  /** What was sent waits, and can still be taken back: the text is shown and cannot be changed. */
  held?: boolean | undefined;
  /** The user takes back what waits. Its text stays in the field. */
  onUndo?: (() => void) | undefined;
  /** It is being sent. When that ends without an `error`, its text is gone and the composer is for staff. */
  pending?: boolean | undefined;
  /** Why it was not sent; the text stays. */
  error?: ReactNode;
  /** What was left unsent before, for each audience. Read when the composer is mounted. Default: nothing. */
  defaultDrafts?: NoteDrafts | undefined;
  /** Called with the texts of both audiences while one types: they would be lost with the composer. */
  onDraftsChange?: ((drafts: NoteDrafts) => void) | undefined;
  /** Longest note in code points, as servers count it. Default 2000. */
  maxLength?: number | undefined;
  /** Texts, for screen readers too. */
  labels: NoteComposerLabels;
}

/**
 * Writes a note for staff or a message to the guest. Frame, strip, icon and words say who will read it before the
 * first letter is typed. Each audience has its own text, and every note begins for staff.
 */
export function NoteComposer({
  canReachGuest = false,
  onSend,
  held = false,
  onUndo,
  pending = false,
  error,
  defaultDrafts = EMPTY_DRAFTS,
  onDraftsChange,
  maxLength = 2_000,
  labels,
  ...rest
}: NoteComposerProps): ReactElement {
  const [drafts, setDrafts] = useState(defaultDrafts);
  const [audience, setAudience] = useState(() => startAudience(defaultDrafts));
  const [wasPending, setWasPending] = useState(pending);
  const chosen = canReachGuest ? audience : 'staff';
  if (pending !== wasPending) {
    setWasPending(pending);
    if (!pending && !error) {
      setDrafts({ ...drafts, [chosen]: '' });
      setAudience('staff');
    }
  }
  const text = drafts[chosen];
  const busy = pending || held;
  const audienceId = useId();
  const length = lengthOf(text, maxLength);
  const tooLong = length !== null && length.left < 0;
  const change = (typed: string) => {
    const next = { ...drafts, [chosen]: typed };
    setDrafts(next);
    onDraftsChange?.(next);
  };
  const send = () => {
    if (busy || !canSend(text, maxLength)) return;
    onSend({ audience: chosen, text: text.trim() });
  };
  const sendByKeys = (event: KeyboardEvent) => {
    if (!isSendKeys(event)) return;
    event.preventDefault();
    send();
  };
  return (
    <Root
      {...rest}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      data-component="NoteComposer"
      data-audience={chosen}
    >
      <Strip id={audienceId} data-part="Strip">
        <Icon name={AUDIENCE_ICONS[chosen]} />
        {labels.readers[chosen]}
      </Strip>
      {canReachGuest && (
        <AudienceChoice
          label={labels.audience}
          value={chosen}
          onChange={setAudience}
          disabled={busy}
          texts={labels.audiences}
        />
      )}
      {error && <Alert tone="danger">{error}</Alert>}
      <TextField
        multiline
        rows={3}
        label={labels.field[chosen]}
        value={text}
        onChange={change}
        onKeyDown={sendByKeys}
        readOnly={busy}
        description={length && !tooLong ? labels.left(length.left) : undefined}
        error={tooLong ? labels.tooLong(-length.left) : undefined}
      />
      <SendingStrip held={held} onUndo={onUndo} text={labels.sending} undo={labels.undo} />
      <Button
        type="submit"
        variant="primary"
        size="sm"
        iconStart={chosen === 'guest' ? 'send' : 'lock'}
        pending={busy}
        disabled={!canSend(text, maxLength)}
        aria-describedby={audienceId}
        data-part="Send"
      >
        {labels.send[chosen]}
      </Button>
    </Root>
  );
}

const Strip = styled.p`
  @layer concierge.components {
    display: flex;
    align-items: center;
    gap: 6px;
    margin: calc(-1 * ${t.space[3]}) calc(-1 * ${t.space[3]}) 0;
    padding: ${t.space[1]} ${t.space[3]};
    border-block-end: 1px solid ${t.color.warning.border};
    color: ${t.color.warning.text};
    font: ${t.weight.semibold} ${t.text.sm} ${t.font.sans};
    overflow-wrap: anywhere;

    [data-audience='guest'] > & {
      border-color: ${t.color.info.border};
      color: ${t.color.info.text};
    }
  }
`;

const Root = styled.form`
  @layer concierge.components {
    display: grid;
    justify-items: stretch;
    gap: ${t.space[3]};
    min-inline-size: 0;
    padding: ${t.space[3]};
    border: 2px solid ${t.color.warning.border};
    border-radius: ${t.radius.md};
    background: ${t.color.warning.subtle};
    transition-property: background-color, border-color;
    transition-duration: ${t.motion.fast};

    &[data-audience='guest'] {
      border-color: ${t.color.info.border};
      background: ${t.color.info.subtle};
    }
    & > [data-part='Send'] {
      justify-self: end;
    }
  }
`;
