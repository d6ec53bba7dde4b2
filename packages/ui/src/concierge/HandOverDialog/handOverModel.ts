import { lengthOfText } from '../../internal/textLength.ts';
import type { HandOver, HandOverItem } from './handOverTypes.ts';

/** What the user has chosen and typed so far. */
export interface HandOverDraft {
  /** Requests that stay with the user. */
  kept: readonly number[];
  to: string | null;
  note: string;
}

export const EMPTY_HAND_OVER: HandOverDraft = { kept: [], to: null, note: '' };

/** The requests that would be handed over: chosen, and without a result yet or with a failed one. */
export function chosenItems(
  items: readonly HandOverItem[],
  { kept }: Pick<HandOverDraft, 'kept'>,
): readonly HandOverItem[] {
  return items.filter(({ id, result }) => !result?.ok && !kept.includes(id));
}

/** Whether nothing is left to do. */
export function isSettled(items: readonly HandOverItem[]): boolean {
  return items.length > 0 && items.every(({ result }) => result);
}

/** Keeps a request, or gives it along again. */
export function toggleKept(kept: readonly number[], id: number): readonly number[] {
  return kept.includes(id) ? kept.filter((one) => one !== id) : [...kept, id];
}

/** What is sent; null while a colleague or a request is missing, or the note is too long. */
export function handOverOf(
  items: readonly HandOverItem[],
  draft: HandOverDraft,
  noteMaxLength: number,
): HandOver | null {
  const ids = chosenItems(items, draft).map(({ id }) => id);
  const note = draft.note.trim();
  if (ids.length === 0 || draft.to === null || lengthOfText(note) > noteMaxLength) return null;
  return { ids, to: Number(draft.to), note };
}
