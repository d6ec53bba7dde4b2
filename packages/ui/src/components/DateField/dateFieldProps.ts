import type { ReactNode } from 'react';
import { defined } from '../../internal/defined.ts';
import type { ElementProps } from '../../internal/props.ts';
import { describedBy, type FieldIds } from '../TextField/Field.tsx';

/** `className`, `style`, `id`, `data-*`, `aria-*` and `ref` go to the root. */
export interface DateControlProps extends ElementProps<
  'div',
  'children' | 'onChange' | 'defaultValue'
> {
  /** The text above it, and its accessible name. */
  label: string;
  /** Keeps the label for screen readers only. */
  labelHidden?: boolean | undefined;
  /** What it holds, where the caller keeps it; `null` for nothing. What cannot be read counts as nothing. */
  value?: string | null | undefined;
  /** What it holds at first, where it keeps itself. */
  defaultValue?: string | null | undefined;
  /** All of it is typed; `null` when all of it was emptied. */
  onChange?: ((value: string | null) => void) | undefined;
  /** The earliest that is right; anything before it is marked as wrong. */
  min?: string | undefined;
  /** The latest that is right; anything after it is marked as wrong. */
  max?: string | undefined;
  /** BCP 47 language of its order and words, for example `en-GB`. Default that of `UiProvider`. */
  locale?: string | undefined;
  /** Cannot be changed, nor reached by Tab. */
  disabled?: boolean | undefined;
  /** Can be read but not changed. */
  readOnly?: boolean | undefined;
  /** Whether it is needed; shown beside the label. The form checks it. */
  required?: boolean | undefined;
  /** What is wrong; marks the field as invalid. */
  error?: string | undefined;
  /** What to enter, under the control. */
  description?: ReactNode;
  /** Field name in a native form, which gets the value as it is stored. */
  name?: string | undefined;
}

type Shared = Pick<
  DateControlProps,
  'disabled' | 'readOnly' | 'required' | 'error' | 'description' | 'name'
>;

/** What every control of a date or a time is told in the same way. */
export function controlProps(ids: FieldIds, props: Shared): object {
  const { disabled = false, readOnly = false, required = false, error, description, name } = props;
  return {
    'aria-labelledby': ids.label,
    isDisabled: disabled,
    isReadOnly: readOnly,
    isRequired: required,
    validationBehavior: 'aria',
    ...(error ? { isInvalid: true } : {}),
    ...defined({ 'aria-describedby': describedBy(ids, description, error), name }),
  };
}
