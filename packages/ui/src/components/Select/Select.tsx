'use client';

import type { ReactElement } from 'react';
import { useControlled } from '../../internal/useControlled.ts';
import { SelectField, type SelectBaseProps } from './SelectField.tsx';
import { keyOf, NONE, valueOf, type SelectEntry } from './selectModel.ts';
import { useTypeAhead } from './useTypeAhead.ts';

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
      sent={[value ?? '']}
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
