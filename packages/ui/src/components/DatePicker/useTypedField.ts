import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';
import type { TextControl, TextFieldProps } from '../TextField/TextField.tsx';
import { useControlled } from '../../internal/useControlled.ts';
import { useFormReset } from '../../internal/useFormReset.ts';
import { useLanguage } from '../../internal/useLanguage.ts';
import { useTypedText } from '../../internal/useTypedText.ts';

/** `className` and `style` go to the root; `id`, `data-*`, `aria-*`, events and `ref` to the input. */
export interface TypedFieldProps<Value extends string | number = string> extends Omit<
  TextFieldProps,
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'type'
  | 'min'
  | 'max'
  | 'step'
  | 'maxLength'
  | 'multiline'
  | 'rows'
  | 'autoGrow'
  | 'start'
  | 'end'
> {
  /** The text above it, and its accessible name. */
  label: string;
  /**
   * What it holds, where the caller keeps it; `null` for none. A text of another form counts as none; an empty one leaves
   * what is typed.
   */
  value?: Value | null | undefined;
  /** What it holds at first, where it keeps itself. */
  defaultValue?: Value | null | undefined;
  /**
   * Something whole was typed or chosen; `null` when it was emptied. An empty text when it was left with what cannot be
   * read: then it says so, and a form around it is not sent.
   */
  onChange?: ((value: Value | null) => void) | undefined;
  /** The first one that is right, in the form of the value; those before it are said to be too early. */
  min?: Value | undefined;
  /** The last one that is right, in the form of the value; those after it are said to be too late. */
  max?: Value | undefined;
  /** BCP 47 language of its order and words, for example `en-GB`. Default that of `UiProvider`. */
  locale?: string | undefined;
  /** What is wrong; marks the field as invalid. Without it the field says itself what is unreadable, or out of range. */
  error?: string | undefined;
  /** Field name in a native form, which gets the value as it is stored. */
  name?: string | undefined;
}

/** What a field says is wrong. */
export interface TypedFieldLabels {
  /** What is wrong with a text that cannot be read; `example` is one that can, as it is typed. */
  unreadable: (example: string) => string;
  /** What is wrong with what is before `min`. */
  tooEarly: (min: string) => string;
  /** What is wrong with what is after `max`. */
  tooLate: (max: string) => string;
}

interface Written<Value> {
  labels: TypedFieldLabels;
  /** Stands for what cannot be read. */
  nothing: Value;
  /** What can be read, as it is stored. */
  example: () => Value;
  /** What is stored as the language writes it; nothing for what cannot be stored. */
  write: (value: Value | null, locale: string) => string;
  /** As in `useTypedText`. */
  read: (text: string, locale: string, finished: boolean) => Value | undefined;
}

export interface TypedField<Value> {
  /** BCP 47 language that it is typed in. */
  language: string;
  value: Value | null;
  change: (value: Value | null) => void;
  /** What is typed stands for nothing that can be stored. */
  unreadable: boolean;
  /** What is typed counts as finished. */
  leave: () => void;
  /** For its `ref`. */
  input: RefObject<HTMLInputElement | null>;
  /** For the `TextField`. */
  field: TextFieldProps & { value: string; onChange: (text: string) => void };
}

/** A number, a day or a time in a text field, which says what is unreadable or out of range. Days and times compare as texts. */
export function useTypedField<Value extends string | number>(
  {
    value: given,
    defaultValue = null,
    onChange,
    onBlur,
    error,
    min,
    max,
    locale,
    ...rest
  }: TypedFieldProps<Value>,
  { labels, nothing, example, write: writeIn, read }: Written<Value>,
): TypedField<Value> {
  const language = useLanguage(locale);
  const write = (held: Value | null) => writeIn(held, language);
  const input = useRef<HTMLInputElement>(null);
  const [value, change] = useControlled(given, defaultValue, onChange);
  const { text, typing, unreadable, type, leave, replace } = useTypedText({
    input,
    value,
    unreadable: nothing,
    onChange: change,
    language,
    write,
    read: (typed, finished) => read(typed, language, finished),
  });
  useFormReset(input, value, replace);
  const outOfRange = () => {
    if (value === null || write(value) === '') return undefined;
    if (min !== undefined && value < min) return labels.tooEarly(write(min));
    return max !== undefined && value > max ? labels.tooLate(write(max)) : undefined;
  };
  const problem = unreadable ? labels.unreadable(write(example())) : outOfRange();
  useLayoutEffect(() => input.current?.setCustomValidity(problem ?? ''), [problem]);
  const said = typing ? undefined : problem;
  return {
    language,
    value,
    change,
    unreadable,
    leave,
    input,
    field: {
      ...rest,
      value: text,
      onChange: type,
      onBlur: (event: FocusEvent<TextControl>) => {
        leave();
        onBlur?.(event);
      },
      error: unreadable && said ? said : (error ?? said),
    },
  };
}
