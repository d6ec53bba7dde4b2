/** Who reads a note: staff alone, or the guest on the device as well. */
export type NoteAudience = 'staff' | 'guest';

/** What was typed, and for whom. */
export interface NoteDraft {
  audience: NoteAudience;
  text: string;
}

/** How every note begins: for staff. A choice of the guest is never kept for the next one. */
export const EMPTY_NOTE: NoteDraft = { audience: 'staff', text: '' };

/** Characters left from which on the count is shown. */
const COUNT_FROM = 100;

/** How long the note is against its limit; null while that is far away. */
export function lengthOf(text: string, maxLength: number): { left: number } | null {
  const left = maxLength - text.trim().length;
  return left <= COUNT_FROM ? { left } : null;
}

/** Whether the note may be sent: something is written, and not too much. */
export function canSend({ text }: NoteDraft, maxLength: number): boolean {
  const { length } = text.trim();
  return length > 0 && length <= maxLength;
}
