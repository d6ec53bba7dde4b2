'use client';

import type { ReactElement } from 'react';
import { useControlled } from '../../internal/useControlled.ts';
import type { SelectOption } from '../Select/Select.tsx';
import { SelectField, type SelectBaseProps } from '../Select/SelectField.tsx';
import { keyOf, valueOf } from '../Select/selectModel.ts';

export interface MultiSelectLabels {
  /** What it says of several chosen options, for example `3 chosen`. */
  chosen: (count: number) => string;
}

/** `className` and `style` go to the root; `id`, `data-*`, `aria-*`, events and `ref` to the button. */
export interface MultiSelectProps extends SelectBaseProps {
  /** The chosen options, where the caller keeps them. */
  value?: readonly string[] | undefined;
  /** The options that are chosen at first, where it keeps them itself. */
  defaultValue?: readonly string[] | undefined;
  /** The user chose an option, or chose it no more; the values are in the order of the options. */
  onChange?: ((value: string[]) => void) | undefined;
  /** Texts, for screen readers too. */
  labels: MultiSelectLabels;
}

const NOTHING: readonly string[] = [];

/** Several choices out of a list that need not be seen at once. The list stays open while one chooses. */
export function MultiSelect({
  value: given,
  defaultValue = NOTHING,
  onChange,
  options,
  placeholder,
  labels,
  ...rest
}: MultiSelectProps): ReactElement {
  const [value, change] = useControlled<readonly string[]>(given, defaultValue, (next) =>
    onChange?.([...next]),
  );
  // Those that are not, or not yet, among the options stay, and can be left out.
  const others = value.filter((one) => !options.some((option) => option.value === one));
  const all: SelectOption[] = [...options, ...others.map((one) => ({ value: one, label: one }))];
  const chosen = all.filter((option) => value.includes(option.value));
  const [first] = chosen;
  const one = chosen.length === 1 ? first : undefined;
  return (
    <SelectField
      {...rest}
      {...{ value, change }}
      data-component="MultiSelect"
      multiple
      sent={chosen.map((option) => option.value)}
      entries={all.map((option) => ({ ...option, key: keyOf(option.value) }))}
      selectedKeys={chosen.map((option) => keyOf(option.value))}
      onSelect={(keys) => {
        const values = new Set(keys.map(valueOf));
        change(all.map((option) => option.value).filter((one) => values.has(one)));
      }}
      text={one?.label ?? (first ? labels.chosen(chosen.length) : (placeholder ?? ' '))}
      isEmpty={!first}
      icon={one?.icon}
    />
  );
}
