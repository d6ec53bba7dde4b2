'use client';

import { useRef, useState, type ReactElement, type ReactNode } from 'react';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Modal } from '../../components/Modal/Modal.tsx';
import type { ModalProps, OpenProps } from '../../components/Modal/modalTypes.ts';
import { Stack } from '../../components/Stack/Stack.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { useDirty } from '../../internal/useDirty.ts';
import { HandOverItems } from '../HandOverDialog/HandOverItems.tsx';
import type { HandOverItem } from '../HandOverDialog/handOverTypes.ts';
import type { RequestState } from '../RequestTable/requestState.ts';

/** What several requests can become together. */
export type NextState = Exclude<RequestState, 1>;

export interface StateChangeLabels {
  /** The question for each state, e.g. 'Approve 10 requests?'. */
  title: Readonly<Record<NextState, (count: number) => string>>;
  /** The button that does it, e.g. 'Approve'. */
  confirm: Readonly<Record<NextState, string>>;
  /** Accessible name of the requests. */
  items: string;
  note: string;
  /** Under the note: who reads it. */
  noteDescription: string;
  cancel: string;
  close: string;
}

/** `className`, `style`, `id`, `data-*`, `aria-*` and `ref` go to the dialog element. */
export interface StateChangeDialogProps
  extends
    OpenProps,
    Omit<
      ModalProps,
      | 'title'
      | 'size'
      | 'footer'
      | 'closeLabel'
      | 'children'
      | 'dismissable'
      | 'role'
      | 'initialFocus'
    > {
  /** The state they get: 2 approved, 3 canceled, 4 completed. */
  to: NextState;
  /** The requests. */
  items: ReadonlyArray<Omit<HandOverItem, 'result'>>;
  /** Whether a message to the guests may be added. Default `false`. */
  canNote?: boolean | undefined;
  /** They are being changed. */
  pending?: boolean | undefined;
  /** Why that failed, shown in place; what was typed stays. */
  error?: ReactNode;
  /** The user confirmed. Gets the message without white space around it, empty when nothing was typed. */
  onConfirm: (note: string) => void;
  /** Called when a message is typed that would be lost, and when it no longer would. */
  onDirtyChange?: ((dirty: boolean) => void) | undefined;
  /** Longest message in characters. Default 500. */
  noteMaxLength?: number | undefined;
  /** Texts, for screen readers too. */
  labels: StateChangeLabels;
}

/**
 * Asks before several requests get another state, with one message to all their guests. The focus starts on the button
 * that does it, so that Enter is enough. Every opening starts empty.
 */
export function StateChangeDialog({
  open,
  onOpenChange,
  to,
  items,
  canNote = false,
  pending = false,
  error,
  onConfirm,
  onDirtyChange,
  noteMaxLength = 500,
  labels,
  ...rest
}: StateChangeDialogProps): ReactElement {
  const [note, setNote] = useState('');
  const [wasOpen, setWasOpen] = useState(open);
  const confirm = useRef<HTMLButtonElement>(null);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setNote('');
  }
  useDirty(open && canNote && note.trim() !== '', onDirtyChange);
  return (
    <Modal
      {...rest}
      open={open}
      onOpenChange={onOpenChange}
      title={labels.title[to](items.length)}
      closeLabel={labels.close}
      dismissable={!pending}
      initialFocus={confirm}
      footer={
        <>
          <Button variant="ghost" disabled={pending} onClick={() => onOpenChange(false)}>
            {labels.cancel}
          </Button>
          <Button
            ref={confirm}
            variant="primary"
            pending={pending}
            onClick={() => onConfirm(canNote ? note.trim() : '')}
            data-part="Confirm"
          >
            {labels.confirm[to]}
          </Button>
        </>
      }
    >
      <Stack>
        {error && <Alert tone="danger">{error}</Alert>}
        <HandOverItems label={labels.items} items={items} />
        {canNote && (
          <TextField
            multiline
            rows={3}
            label={labels.note}
            description={labels.noteDescription}
            value={note}
            onChange={setNote}
            readOnly={pending}
            maxLength={noteMaxLength}
          />
        )}
      </Stack>
    </Modal>
  );
}
