import { parseDate, parseTime, type CalendarDate, type Time } from '@internationalized/date';

/** A value as the library has it: `undefined` stays, and what is no such text counts as none. */
function parsed<T>(
  parse: (text: string) => T,
  text: string | null | undefined,
): T | null | undefined {
  if (text === null || text === undefined) return text;
  try {
    return parse(text);
  } catch {
    return null;
  }
}

/** `2026-03-02` as a date of the calendar. */
export const toDate = (text: string | null | undefined): CalendarDate | null | undefined =>
  parsed(parseDate, text);

/** `14:05` as a time of the day. */
export const toTime = (text: string | null | undefined): Time | null | undefined =>
  parsed(parseTime, text);

/** A bound of a field: none at all where it is no date or time. */
export const bound = <T>(value: T | null | undefined): T | undefined => value ?? undefined;
