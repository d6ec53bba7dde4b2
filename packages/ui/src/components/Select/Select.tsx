'use client';

import { type ReactElement, useRef, type KeyboardEvent } from 'react';
import { useControlled } from '../../internal/useControlled.ts';
import { SelectField, type SelectBaseProps } from './SelectField.tsx';
import {
  keyOf,
  NONE,
  valueOf,
  type SelectEntry,
  entryFor,
  typeLetter,
  type Typed,
} from './selectModel.ts';
import { placedLetter, pressedKey } from '../../internal/pressedKey.ts';

export type { SelectOption } from './SelectField.tsx';

/** `className` and `style` go to the root; `id`, `data-*`, `aria-*`, events and `ref` to the button. */
export interface SelectProps extends SelectBaseProps {
  /** The chosen option, `null` for none, where the caller keeps it. */
  value?: string | null | undefined;
  /** The option that is chosen at first, where it keeps itself. */
  defaultValue?: string | null | undefined;
  /** The user chose an option; `null` when the first entry clears it, or a reset of the form does. */
  onChange?: ((value: string | null) => void) | undefined;
  /** Adds a first entry with this text that chooses `null`. */
  clearLabel?: string | undefined;
}

/** One choice out of a list that need not be seen at once. Type to jump, Space or an arrow opens. */
export function Select({
  value: given,
  defaultValue = null,
  onChange,
  options,
  placeholder,
  clearLabel,
  ...rest
}: SelectProps): ReactElement {
  const [value, change] = useControlled(given, defaultValue, onChange);
  const chosen = options.find((option) => option.value === value);
  const chosenKey = chosen && keyOf(chosen.value);
  const entries: SelectEntry[] = [
    ...(clearLabel ? [{ key: NONE, label: clearLabel }] : []),
    ...options.map((option) => ({ ...option, key: keyOf(option.value) })),
  ];
  const choose = (key: string) => change(key === NONE ? null : valueOf(key));
  const typeAhead = useTypeAhead(entries, chosenKey, choose);
  return (
    <SelectField
      {...rest}
      {...{ value, change, entries }}
      data-component="Select"
      sent={[chosen?.value ?? '']}
      selectedKeys={chosenKey === undefined ? [] : [chosenKey]}
      // Nothing is left when the chosen option is pressed again: it stays chosen.
      onSelect={([key]) => key !== undefined && choose(key)}
      text={chosen?.label ?? placeholder ?? clearLabel ?? ' '}
      isEmpty={!chosen}
      icon={chosen?.icon}
      onType={typeAhead}
    />
  );
}

/** What a key adds to the word that is typed; empty: nothing. */
const letterOf = (event: KeyboardEvent): string => {
  const key = pressedKey(event);
  return key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey ? key : '';
};

/**
 * Goes to the entry that begins with what is typed, from the one of `current` on. The handler returns whether the
 * key was part of a word.
 */
function useTypeAhead(
  entries: readonly SelectEntry[],
  current: string | undefined,
  onFound: (key: string) => void,
): (event: KeyboardEvent) => boolean {
  const typed = useRef<Typed>({ text: '', at: 0 });
  const placed = useRef<Typed>({ text: '', at: 0 });
  return (event) => {
    // A space is a key of its own, unless it is part of a word.
    const ongoing = typeLetter(typed.current, '', event.timeStamp).text !== '';
    const letter = letterOf(event);
    if (letter === '' || (letter === ' ' && !ongoing)) return false;
    event.preventDefault();
    typed.current = typeLetter(typed.current, letter, event.timeStamp);
    placed.current = typeLetter(placed.current, placedLetter(event) || letter, event.timeStamp);
    // With a layout of other letters the Latin ones at their places are meant, unless an option begins with them.
    const entry =
      entryFor(entries, current, typed.current.text) ??
      entryFor(entries, current, placed.current.text);
    if (entry && entry.key !== current) onFound(entry.key);
    return true;
  };
}
