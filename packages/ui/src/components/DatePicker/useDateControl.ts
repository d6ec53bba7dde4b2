import { useId, useRef, useState, type FocusEvent, type RefCallback } from 'react';
import { mergeRefs } from '../../internal/mergeRefs.ts';
import { useLabelPress } from '../../internal/useLabelPress.ts';
import { fieldIds, type FieldIds } from '../Field/fieldParts.tsx';
import type { DateControlProps } from './datePickerProps.ts';

interface DateControl {
  id: string;
  ids: FieldIds;
  /** For the group of parts. */
  groupRef: RefCallback<HTMLElement>;
  /** What is wrong: what the caller says, or that it was left half filled. */
  error: string | undefined;
  onFocus: (event: FocusEvent<HTMLDivElement>) => void;
  onBlur: (event: FocusEvent<HTMLDivElement>) => void;
}

const partsOf = (group: HTMLElement | null) => [
  ...(group?.querySelectorAll<HTMLElement>('[role="spinbutton"]') ?? []),
];

function isHalfFilled(group: HTMLElement | null): boolean {
  const parts = partsOf(group);
  const empty = parts.filter((part) => part.hasAttribute('data-placeholder'));
  return empty.length > 0 && empty.length < parts.length;
}

/** Its ids, its first part as what a form and a label focus, and what is wrong with it. */
export function useDateControl({
  id: given,
  ref,
  error,
  incompleteError,
  onFocus,
  onBlur,
}: Pick<
  DateControlProps,
  'id' | 'ref' | 'error' | 'incompleteError' | 'onFocus' | 'onBlur'
>): DateControl {
  const own = useId();
  const id = given ?? own;
  const group = useRef<HTMLElement>(null);
  const [halfFilled, setHalfFilled] = useState(false);
  useLabelPress(id, () => partsOf(group.current)[0]?.focus());
  return {
    id,
    ids: fieldIds(id),
    groupRef: (element) => {
      group.current = element;
      if (ref) mergeRefs(ref, undefined)(partsOf(element)[0] ?? null);
    },
    error: error ?? (halfFilled ? incompleteError : undefined),
    onFocus: (event) => {
      setHalfFilled(false);
      onFocus?.(event);
    },
    onBlur: (event) => {
      setHalfFilled(isHalfFilled(group.current));
      onBlur?.(event);
    },
  };
}
