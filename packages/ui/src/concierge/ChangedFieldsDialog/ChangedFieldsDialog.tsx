'use client';

import { useState, type ReactElement } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Modal } from '../../components/Modal/Modal.tsx';
import type { ModalProps } from '../../components/Modal/modalTypes.ts';
import { RadioGroup } from '../../components/RadioGroup/RadioGroup.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';

/** Whose value a field is to have. */
export type ChangedFieldsChoice = 'mine' | 'theirs';

/** A field that the user and someone else changed. */
export interface ChangedField {
  name: string;
  label: string;
  /** What the user entered, in words. */
  mine: string;
  /** What it is by now, in words. */
  theirs: string;
}

export interface ChangedFieldsLabels {
  /** That someone else changed the same. */
  title: string;
  /** What to do. */
  text: string;
  /** The user's value as an option: 'Yours: Spa'. */
  mine: (value: string) => string;
  /** The other value as an option: 'Now: Sauna'. */
  theirs: (value: string) => string;
  save: string;
  /** Leads back to the form. */
  cancel: string;
}

/** `className`, `style`, `id`, `data-*` and `aria-*` go to the dialog. */
export interface ChangedFieldsDialogProps extends Omit<
  ModalProps,
  'children' | 'footer' | 'title' | 'closeLabel' | 'dismissable' | 'initialFocus' | 'size'
> {
  /** Whether it is shown. */
  open: boolean;
  /** Called when the user leaves it. */
  onOpenChange: (open: boolean) => void;
  /** What both changed. */
  fields: ReadonlyArray<ChangedField>;
  /** Every field is decided: whose value it is to have, by name. */
  onSave: (choices: Readonly<Record<string, ChangedFieldsChoice>>) => void;
  /** Texts, for screen readers too. */
  labels: ChangedFieldsLabels;
}

/**
 * Says that someone else changed the same fields while a form was open, shows both values, and lets the user choose
 * one of each. Every opening starts without a choice.
 */
export function ChangedFieldsDialog({
  open,
  onOpenChange,
  fields,
  onSave,
  labels,
  ...rest
}: ChangedFieldsDialogProps): ReactElement {
  const [choices, setChoices] = useState<Readonly<Record<string, ChangedFieldsChoice>>>({});
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setChoices({});
  }
  return (
    <Modal
      {...rest}
      open={open}
      onOpenChange={onOpenChange}
      title={labels.title}
      closeLabel={null}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>{labels.cancel}</Button>
          <Button
            variant="primary"
            disabled={fields.some(({ name }) => !(name in choices))}
            onClick={() => onSave(choices)}
          >
            {labels.save}
          </Button>
        </>
      }
    >
      <Stack>
        <p>{labels.text}</p>
        {fields.map(({ name, label, mine, theirs }) => (
          <RadioGroup
            key={name}
            label={label}
            value={choices[name] ?? null}
            onChange={(choice) =>
              setChoices({ ...choices, [name]: choice === 'mine' ? 'mine' : 'theirs' })
            }
            options={[
              { value: 'theirs', label: labels.theirs(theirs) },
              { value: 'mine', label: labels.mine(mine) },
            ]}
          />
        ))}
      </Stack>
    </Modal>
  );
}
