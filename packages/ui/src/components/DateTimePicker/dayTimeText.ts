import { isDay, readDay, writeDay } from '../DatePicker/dayText.ts';
import { isTime, readTime, writeTime } from '../TimeField/timeText.ts';

/** The day and the time of what is stored, `2026-03-02T14:30`; null for what is not. */
export function partsOf(value: string | null): { day: string | null; time: string | null } {
  const [day = '', time = '', ...more] = value?.split('T') ?? [];
  const isRight = isDay(day) && isTime(time) && more.length === 0;
  return isRight ? { day, time } : { day: null, time: null };
}

/** A stored day with its time as the language writes them; nothing for what is none. */
export function writeDayTime(value: string | null, locale: string): string {
  const { day, time } = partsOf(value);
  return day && time ? `${writeDay(day, locale)} ${writeTime(time, locale)}` : '';
}

/**
 * The day with its time that a text means in a language, as `2026-03-02T14:30`: a text that can be read as a day and one
 * that can be read as a time, in either order.
 * @returns Nothing for what is none, and for what could be two different ones.
 */
export function readDayTime(text: string, locale: string, finished: boolean): string | undefined {
  const typed = text.trim().replace(/(?<=\d)T(?=\d)/, ' ');
  const found = new Set<string>();
  for (const { index } of typed.matchAll(/[\s,]+/g)) {
    const [before, after] = [typed.slice(0, index), typed.slice(index).replace(/^[\s,]+/, '')];
    const dayFirst = [readDay(before, locale, true), readTime(after, locale, finished)];
    const timeFirst = [readDay(after, locale, finished), readTime(before, locale, true)];
    for (const [day, time] of [dayFirst, timeFirst]) if (day && time) found.add(`${day}T${time}`);
  }
  const [only] = found;
  return found.size === 1 ? only : undefined;
}
