import { isDay, writeDay } from '../DatePicker/dayText.ts';

/** A first and a last day as `2026-03-02`; null for no limit. */
export interface DayRange {
  from: string | null;
  to: string | null;
}

/** A range in the place of none. */
export const toRange = (range: DayRange | null): DayRange => range ?? { from: null, to: null };

/** Nothing in the place of a range without limits. */
export const toValue = (range: DayRange): DayRange | null =>
  range.from === null && range.to === null ? null : range;

/** The last day is before the first. */
export const isTurnedRound = ({ from, to }: DayRange): boolean => Boolean(from && to && to < from);

/** Both are days or not there, in their order. */
export const isRight = (range: DayRange): boolean =>
  [range.from, range.to].every((day) => day === null || isDay(day)) && !isTurnedRound(range);

export const isSameRange = (one: DayRange | null, other: DayRange | null): boolean =>
  toRange(one).from === toRange(other).from && toRange(one).to === toRange(other).to;

interface RangeTexts {
  since: (from: string) => string;
  until: (to: string) => string;
}

/** A range as the language writes it: `2–5 Mar 2026`; nothing for none. */
export function writeRange(range: DayRange | null, locale: string, texts: RangeTexts): string {
  const format = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    calendar: 'gregory',
    timeZone: 'UTC',
  });
  const [from, to] = [toRange(range).from, toRange(range).to].map((day) =>
    day !== null && isDay(day) ? new Date(day) : undefined,
  );
  if (from && to) {
    return from <= to
      ? // Thin spaces are written by some engines only.
        format.formatRange(from, to).replaceAll('\u2009', ' ')
      : `${format.format(from)} – ${format.format(to)}`;
  }
  if (from) return texts.since(format.format(from));
  return to ? texts.until(format.format(to)) : '';
}

interface Limits {
  min: string | undefined;
  max: string | undefined;
}

interface Problems {
  turnedRound: string;
  calendar: { tooEarly: (min: string) => string; tooLate: (max: string) => string };
}

/** What is wrong with a range; `undefined` when nothing is. */
export function problemOf(
  range: DayRange,
  { min, max }: Limits,
  locale: string,
  texts: Problems,
): string | undefined {
  const days = [range.from, range.to].filter((day) => day !== null && isDay(day));
  if (isTurnedRound(range)) return texts.turnedRound;
  if (min && days.some((day) => day && day < min))
    return texts.calendar.tooEarly(writeDay(min, locale));
  if (max && days.some((day) => day && day > max))
    return texts.calendar.tooLate(writeDay(max, locale));
  return undefined;
}
