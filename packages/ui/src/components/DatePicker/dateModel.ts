import { parseDate, type CalendarDate } from '@internationalized/date';

/** `2026-03-02` as a date of the calendar: `undefined` stays, and what is no such text counts as none. */
export function toDate(text: string | null | undefined): CalendarDate | null | undefined {
  if (text === null || text === undefined) return text;
  try {
    return parseDate(text);
  } catch {
    return null;
  }
}
