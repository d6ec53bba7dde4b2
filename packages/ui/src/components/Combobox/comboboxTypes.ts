import type { HTMLAttributes, Ref } from 'react';
import type { FieldFrameProps } from '../Field/fieldFrame.ts';
import type { SelectOption } from '../Select/Select.tsx';

export interface ComboboxLabels {
  /** The button that empties it; the field's label is read behind it. */
  clear: string;
  /** Shown when there is no option, or none contains what was typed. */
  noMatches: string;
  /** Shown and read out while `loading`. */
  loading?: string | undefined;
  /** Shown and read out where options `failed` to come. */
  failed?: string | undefined;
}

/** `className` and `style` go to the root; `id`, `data-*`, `aria-*`, events and `ref` to the input. */
export interface ComboboxProps
  extends
    FieldFrameProps,
    Omit<HTMLAttributes<HTMLInputElement>, 'children' | 'onChange' | 'defaultValue'> {
  /** Where a visible label is placed. Default `top`. */
  labelPlacement?: 'top' | 'start' | undefined;
  /** The chosen option, `null` for none, where the caller keeps it. */
  value?: string | null | undefined;
  /** The option that is chosen at first, where it keeps itself. */
  defaultValue?: string | null | undefined;
  /** The user chose an option; `null` when the field was emptied. With `freeText` also while typing. */
  onChange?: ((value: string | null) => void) | undefined;
  /** What can be chosen, in this order; those in no group come first. */
  options: ReadonlyArray<SelectOption>;
  /** What is typed is its value even where no option has that label. */
  freeText?: boolean | undefined;
  /**
   * What was typed, for a caller that loads the options that fit; empty when all are to be shown. With it the field
   * narrows nothing itself.
   */
  onSearch?: ((text: string) => void) | undefined;
  /** Options are being loaded. What is typed meanwhile stays, and chooses the first that fits once they have come. */
  loading?: boolean | undefined;
  /** Options could not be loaded. */
  failed?: boolean | undefined;
  /** Shown while it is empty. */
  placeholder?: string | undefined;
  /** Can neither be typed into nor reached by Tab. */
  disabled?: boolean | undefined;
  /** Height: 28 or 34 px. Default `md`. */
  size?: 'sm' | 'md' | undefined;
  /** Field name in a native form, which gets the value of the chosen option. */
  name?: string | undefined;
  /** Texts, for screen readers too. */
  labels: ComboboxLabels;
  /** The text field, so that a form can focus it. */
  ref?: Ref<HTMLInputElement> | undefined;
}
