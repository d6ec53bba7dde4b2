import type { ComponentProps, ReactNode, Ref } from 'react';
import { defined } from '../../internal/defined.ts';
import type { ElementProps } from '../../internal/props.ts';
import { describedBy, type FieldIds } from '../Field/fieldParts.tsx';

/** `className` and `style` go to the root; `id`, `data-*`, `aria-*` to the control, the group of its parts. */
export interface DateControlProps extends ElementProps<
  'div',
  'children' | 'onChange' | 'defaultValue' | 'ref'
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
  /** Whether it is needed; shown beside the label. A native form does not check it. */
  required?: boolean | undefined;
  /** What is wrong; marks the field as invalid. */
  error?: string | undefined;
  /** What is wrong when it is left with some of its parts filled and others not. */
  incompleteError?: string | undefined;
  /** What to enter, under the control. */
  description?: ReactNode;
  /** Field name in a native form, which gets the value as it is stored. */
  name?: string | undefined;
  /** Its first part that can be typed into, so that a form can focus it. */
  ref?: Ref<HTMLElement> | undefined;
}

type Shared = Pick<
  DateControlProps,
  'disabled' | 'readOnly' | 'required' | 'error' | 'description' | 'name'
>;

type Rest = Omit<ComponentProps<'div'>, 'ref' | 'onChange'>;

/** What is left of the props: for the library, which adds to it, and for the element of the group. */
export function splitAttributes(rest: Rest): { forLibrary: Rest; forGroup: object } {
  const { onFocus, onBlur, 'aria-describedby': described, ...forGroup } = rest;
  return {
    forLibrary: { onFocus, onBlur, 'aria-describedby': described },
    forGroup: defined(forGroup),
  };
}

/** What the library is told; focus comes to all of it, and leaves all of it. */
export function controlProps(id: string, ids: FieldIds, props: Shared, rest: Rest): object {
  const { disabled = false, readOnly = false, required = false, error, description, name } = props;
  const { 'aria-describedby': further, onFocus, onBlur } = rest;
  return {
    id,
    'aria-labelledby': ids.label,
    isDisabled: disabled,
    isReadOnly: readOnly,
    isRequired: required,
    validationBehavior: 'aria',
    ...(error ? { isInvalid: true } : {}),
    ...defined({
      'aria-describedby': describedBy(ids, description, error, further),
      name,
      onFocus,
      onBlur,
    }),
  };
}
