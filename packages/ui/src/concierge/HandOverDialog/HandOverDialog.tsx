'use client';

import { lengthOfText } from '../../internal/textLength.ts';
import { useLayoutEffect, useRef, useState, type ReactElement } from 'react';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Combobox } from '../../components/Combobox/Combobox.tsx';
import { Modal } from '../../components/Modal/Modal.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useDirty } from '../../internal/useDirty.ts';
import { HandOverItems } from './HandOverItems.tsx';
import {
  EMPTY_HAND_OVER,
  chosenItems,
  handOverOf,
  isSettled,
  toggleKept,
  type HandOverDraft,
} from './handOverModel.ts';
import type { HandOverColleague, HandOverDialogProps, HandOverLabels } from './handOverTypes.ts';

export type {
  HandOver,
  HandOverColleague,
  HandOverDialogProps,
  HandOverItem,
  HandOverLabels,
} from './handOverTypes.ts';

/**
 * Gives approved requests to a colleague, with a note that only staff read. Of several the user may keep some;
 * afterward each says what became of it. Every opening starts empty.
 */
export function HandOverDialog({
  open,
  onOpenChange,
  items,
  colleagues,
  loading = false,
  pending = false,
  error,
  onHandOver,
  onDirtyChange,
  noteMaxLength = 500,
  labels,
  ...rest
}: HandOverDialogProps): ReactElement {
  const [held, setDraft] = useState(EMPTY_HAND_OVER);
  // A colleague may leave while it is open.
  const isThere = colleagues.some(({ id }) => String(id) === held.to);
  const draft = isThere ? held : { ...held, to: null };
  const [wasOpen, setWasOpen] = useState(open);
  const close = useRef<HTMLButtonElement>(null);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setDraft(EMPTY_HAND_OVER);
  }
  const settled = isSettled(items);
  useDirty(open && !settled && (draft.to !== null || draft.note.trim() !== ''), onDirtyChange);
  const wasSettled = useRef(settled);
  useLayoutEffect(() => {
    // The button that was pressed is gone.
    if (settled && !wasSettled.current) close.current?.focus();
    wasSettled.current = settled;
  }, [settled]);
  const handOver = handOverOf(items, draft, noteMaxLength);
  return (
    <Modal
      {...rest}
      open={open}
      onOpenChange={onOpenChange}
      title={labels.title}
      closeLabel={labels.close}
      dismissable={!pending}
      footer={
        settled ? (
          <Button ref={close} variant="primary" onClick={() => onOpenChange(false)}>
            {labels.close}
          </Button>
        ) : (
          <>
            <Button variant="ghost" disabled={pending} onClick={() => onOpenChange(false)}>
              {labels.cancel}
            </Button>
            <Button
              variant="primary"
              pending={pending}
              disabled={!handOver}
              onClick={() => handOver && onHandOver(handOver)}
              data-part="Confirm"
            >
              {labels.confirm(chosenItems(items, draft).length)}
            </Button>
          </>
        )
      }
    >
      <Stack>
        {error && <Alert tone="danger">{error}</Alert>}
        <HandOverItems
          label={labels.items}
          items={items}
          kept={draft.kept}
          disabled={pending}
          onToggle={(id) => setDraft({ ...draft, kept: toggleKept(draft.kept, id) })}
        />
        {!settled &&
          (loading ? (
            <>
              <VisuallyHidden role="status">{labels.loading}</VisuallyHidden>
              <Skeleton height="60px" shape="block" aria-hidden="true" />
            </>
          ) : colleagues.length === 0 ? (
            !error && <Alert tone="info">{labels.noColleagues}</Alert>
          ) : (
            <Fields
              draft={draft}
              onChange={setDraft}
              colleagues={colleagues}
              pending={pending}
              noteMaxLength={noteMaxLength}
              labels={labels}
            />
          ))}
      </Stack>
    </Modal>
  );
}

interface FieldsProps {
  draft: HandOverDraft;
  onChange: (draft: HandOverDraft) => void;
  colleagues: ReadonlyArray<HandOverColleague>;
  pending: boolean;
  noteMaxLength: number;
  labels: HandOverLabels;
}

/** To whom, and what the colleague should know. */
function Fields({
  draft,
  onChange,
  colleagues,
  pending,
  noteMaxLength,
  labels,
}: FieldsProps): ReactElement {
  const excess = lengthOfText(draft.note.trim()) - noteMaxLength;
  return (
    <>
      <Combobox
        required
        label={labels.colleague}
        placeholder={labels.colleaguePlaceholder}
        value={draft.to}
        onChange={(to) => onChange({ ...draft, to })}
        options={colleagues.map(({ id, name }) => ({ value: String(id), label: name }))}
        labels={labels.search}
        disabled={pending}
      />
      <TextField
        multiline
        rows={3}
        label={labels.note}
        value={draft.note}
        onChange={(note) => onChange({ ...draft, note })}
        readOnly={pending}
        description={labels.noteDescription}
        error={excess > 0 ? labels.noteTooLong(excess) : undefined}
      />
    </>
  );
}
