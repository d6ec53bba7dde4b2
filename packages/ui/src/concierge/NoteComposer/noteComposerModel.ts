import { lengthOfText } from '../../internal/textLength.ts';

/** Who reads a note: staff alone, or the guest on the device as well. */
export type NoteAudience = 'staff' | 'guest';

/** What was typed, and for whom. */
export interface NoteDraft {
  audience: NoteAudience;
  text: string;
}

/** What was typed for each audience. A text never goes from one to the other. */
export type NoteDrafts = Readonly<Record<NoteAudience, string>>;

export const EMPTY_DRAFTS: NoteDrafts = { staff: '', guest: '' };

/** For whom the composer begins: for staff, unless only a message to the guest was left unsent. */
export function startAudience(drafts: NoteDrafts): NoteAudience {
  return drafts.guest.trim() !== '' && drafts.staff.trim() === '' ? 'guest' : 'staff';
}

/** Characters left from which on the count is shown. */
const COUNT_FROM = 100;

/** How long the note is against its limit; null while that is far away. */
export function lengthOf(text: string, maxLength: number): { left: number } | null {
  const left = maxLength - lengthOfText(text.trim());
  return left <= COUNT_FROM ? { left } : null;
}

/** Whether the note may be sent: something is written, and not too much. */
export function canSend(text: string, maxLength: number): boolean {
  const length = lengthOfText(text.trim());
  return length > 0 && length <= maxLength;
}
