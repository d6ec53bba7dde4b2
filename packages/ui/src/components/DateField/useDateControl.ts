import { useId, useRef, type Ref, type RefCallback } from 'react';
import { mergeRefs } from '../../internal/mergeRefs.ts';
import { useLabelPress } from '../../internal/useLabelPress.ts';
import { fieldIds, type FieldIds } from '../Field/fieldParts.tsx';

interface DateControl {
  id: string;
  ids: FieldIds;
  /** For the group of parts. */
  groupRef: RefCallback<HTMLElement>;
}

const firstPart = (group: HTMLElement | null) =>
  group?.querySelector<HTMLElement>('[role="spinbutton"]') ?? null;

/** Its ids, and its first part as what a form and a label focus. */
export function useDateControl(
  given: string | undefined,
  ref: Ref<HTMLElement> | undefined,
): DateControl {
  const own = useId();
  const id = given ?? own;
  const group = useRef<HTMLElement>(null);
  useLabelPress(id, () => firstPart(group.current)?.focus());
  return {
    id,
    ids: fieldIds(id),
    groupRef: (element) => {
      group.current = element;
      if (ref) mergeRefs(ref, undefined)(firstPart(element));
    },
  };
}
