'use client';

import { useId, useState, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { t } from '../../foundations/t.generated.ts';
import type { ElementProps } from '../../internal/props.ts';
import { AudienceChoice } from './AudienceChoice.tsx';
import {
  EMPTY_NOTE,
  canSend,
  lengthOf,
  type NoteAudience,
  type NoteDraft,
} from './noteComposerModel.ts';

export interface NoteComposerLabels {
  /** Accessible name of the choice, for example 'Who reads it'. */
  audience: string;
  /** Both choices, for example 'Only staff' and 'Goes to Room 204'. */
  audiences: Readonly<Record<NoteAudience, string>>;
  /** The field, for each audience. */
  field: Readonly<Record<NoteAudience, string>>;
  /** The button that sends, for each audience. */
  send: Readonly<Record<NoteAudience, string>>;
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
  /** It is being sent. When that ends without an `error`, the composer is empty again and for staff. */
  pending?: boolean | undefined;
  /** Why it was not sent; the text stays. */
  error?: ReactNode;
  /** Called with the text while it is typed: it would be lost with the page. */
  onTextChange?: ((text: string) => void) | undefined;
  /** Longest note in characters. Default 2000. */
  maxLength?: number | undefined;
  /** Texts, for screen readers too. */
  labels: NoteComposerLabels;
}

/**
 * Writes a note for staff or a message to the guest. Colour, icon and words say who will read it before the first
 * letter is typed, and every note begins for staff.
 *
 * @beta
 */
export function NoteComposer({
  canReachGuest = false,
  onSend,
  pending = false,
  error,
  onTextChange,
  maxLength = 2_000,
  labels,
  ...rest
}: NoteComposerProps): ReactElement {
  const [draft, setDraft] = useState(EMPTY_NOTE);
  const [wasPending, setWasPending] = useState(pending);
  if (pending !== wasPending) {
    setWasPending(pending);
    if (!pending && !error) setDraft(EMPTY_NOTE);
  }
  const chosen = canReachGuest ? draft.audience : 'staff';
  const audienceId = useId();
  const length = lengthOf(draft.text, maxLength);
  const tooLong = length !== null && length.left < 0;
  const send = () => {
    if (pending || !canSend(draft, maxLength)) return;
    onSend({ audience: chosen, text: draft.text.trim() });
  };
  const sendByKeys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
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
      <AudienceChoice
        id={audienceId}
        label={labels.audience}
        options={canReachGuest ? BOTH : STAFF}
        value={chosen}
        onChange={(audience) => setDraft({ ...draft, audience })}
        disabled={pending}
        texts={labels.audiences}
      />
      {error && <Alert tone="danger">{error}</Alert>}
      <TextField
        multiline
        rows={3}
        label={labels.field[chosen]}
        value={draft.text}
        onChange={(text) => {
          setDraft({ ...draft, text });
          onTextChange?.(text);
        }}
        onKeyDown={sendByKeys}
        readOnly={pending}
        description={length && !tooLong ? labels.left(length.left) : undefined}
        error={tooLong ? labels.tooLong(-length.left) : undefined}
      />
      <Button
        type="submit"
        variant="primary"
        size="sm"
        iconStart={chosen === 'guest' ? 'send' : 'lock'}
        pending={pending}
        disabled={!canSend(draft, maxLength)}
        aria-describedby={audienceId}
        data-part="Send"
      >
        {labels.send[chosen]}
      </Button>
    </Root>
  );
}

const STAFF: readonly NoteAudience[] = ['staff'];
const BOTH: readonly NoteAudience[] = ['staff', 'guest'];

const Root = styled.form`
  @layer concierge.components {
    display: grid;
    justify-items: stretch;
    gap: ${t.space[3]};
    min-inline-size: 0;
    padding: ${t.space[3]};
    border: 1px solid ${t.color.warning.border};
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
