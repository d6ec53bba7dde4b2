import type { ReactNode, Ref } from 'react';
import type { ElementProps } from '../../internal/props.ts';

export interface ComboboxOption {
  value: string;
  label: string;
  /** Shown before the label in the list, decorative. */
  icon?: ReactNode;
  disabled?: boolean | undefined;
}

export interface ComboboxLabels {
  /** Of the button that shows all options. */
  open: string;
  /** In place of the options when none contains what is typed. */
  noMatches: string;
  /** With `multiple`: of the button that takes a chosen option back, by its label. */
  remove?: ((label: string) => string) | undefined;
}

interface ComboboxOwnProps extends ElementProps<
  'div',
  'children' | 'onChange' | 'defaultValue' | 'ref'
> {
  /** The text above it, and its accessible name. */
  label: string;
  /** Keeps the label for screen readers only. */
  labelHidden?: boolean | undefined;
  /** What can be chosen, in this order. */
  options: ReadonlyArray<ComboboxOption>;
  /** Shown while nothing is chosen and typed. */
  placeholder?: string | undefined;
  /** Cannot be typed into, nor reached by Tab. */
  disabled?: boolean | undefined;
  /** Can be read but not changed. */
  readOnly?: boolean | undefined;
  /** Whether something has to be chosen; shown beside the label. A native form does not check it. */
  required?: boolean | undefined;
  /** What is wrong; marks the field as invalid. */
  error?: string | undefined;
  /** What to choose, under the control. */
  description?: ReactNode;
  /** Field name in a native form, which gets each chosen value. */
  name?: string | undefined;
  /** Names of its buttons, and what is said when nothing is found. */
  labels: ComboboxLabels;
  /** The control itself, so that a form can focus it. */
  ref?: Ref<HTMLInputElement> | undefined;
}

interface One {
  /** Whether several can be chosen. Default one. */
  multiple?: false | undefined;
  /** The chosen option, where the caller keeps it; `null` for none. With `multiple` a list. */
  selected?: string | null | undefined;
  /** The option that is chosen at first, where it keeps itself. With `multiple` a list. */
  defaultSelected?: string | null | undefined;
  /** The user chose another one, or none by emptying the field. With `multiple` a list, in the order of choosing. */
  onSelectedChange?: ((value: string | null) => void) | undefined;
}

interface Several {
  multiple: true;
  selected?: ReadonlyArray<string> | undefined;
  defaultSelected?: ReadonlyArray<string> | undefined;
  onSelectedChange?: ((values: string[]) => void) | undefined;
}

/** `className` and `style` go to the root; `ref`, `id`, `data-*` and `aria-*` to the control. */
export type ComboboxProps = ComboboxOwnProps & (One | Several);
