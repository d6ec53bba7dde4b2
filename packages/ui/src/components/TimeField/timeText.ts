import { foldText } from '../../internal/foldText.ts';
import { toLatinDigits } from '../../internal/latinDigits.ts';

/** Texts that stand for the parts of a time where nothing is typed, for example `hh` and `mm`. */
export type TimePattern = Readonly<Record<'hour' | 'minute', string>>;

/** Written by some engines only, and not by people. */
const NARROW_SPACE = '\u202F';

const MINUTES_OF_DAY = 24 * 60;

/** Hours of no place. */
const formatter = (locale: string, options?: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { hour: 'numeric', timeZone: 'UTC', ...options });

const at = (hour: number) => Date.UTC(2026, 0, 1, hour, 30);

/** Whether a text is a time as it is stored: `14:30`. */
export const isTime = (text: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text);

/** Minutes since midnight of a stored time. */
export const toMinutes = (time: string): number =>
  Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const pad = (value: number) => String(value).padStart(2, '0');
const toTime = (minutes: number) => `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;

/** Whether a language counts hours to twelve, and says which half of the day is meant. */
export const isTwelveHours = (locale: string): boolean =>
  formatter(locale).resolvedOptions().hour12 === true;

/** A stored time as the language writes it; nothing for what is no time. */
export function writeTime(time: string | null, locale: string): string {
  if (time === null || !isTime(time)) return '';
  const text = formatter(locale, { minute: '2-digit' }).format(toMinutes(time) * 60_000);
  return text.replaceAll(NARROW_SPACE, ' ');
}

/** What stands in an empty field: the parts of a time as the language writes it. */
export function timePattern(locale: string, pattern: TimePattern): string {
  const parts = formatter(locale, { minute: '2-digit' }).formatToParts(at(9));
  return parts
    .map(({ type, value }) => (type === 'hour' || type === 'minute' ? pattern[type] : value))
    .join('')
    .replaceAll(NARROW_SPACE, ' ');
}

const wordsOf = (text: string): readonly string[] => text.match(/\p{L}+/gu) ?? [];

const plain = (text: string) => foldText(toLatinDigits(text));

/** The hours from 0 to 23 by how a language, or English, says them in halves of the day: `pm 9` is 21. */
function halvesOf(locale: string): Map<string, number> {
  const halves = new Map<string, number>();
  const format = formatter(locale, { hour12: true });
  for (let hour = 23; hour >= 0; hour -= 1) {
    const half = format.formatToParts(at(hour)).find(({ type }) => type === 'dayPeriod');
    const english = hour < 12 ? 'am' : 'pm';
    for (const word of [english, english.charAt(0), wordsOf(plain(half?.value ?? '')).join('')]) {
      halves.set(`${word} ${hour % 12}`, hour);
    }
  }
  return halves;
}

/** Words that belong to a time without saying anything: `h` in `21 h 30`, `Uhr` in German. */
const fillersOf = (locale: string): readonly string[] =>
  [formatter(locale), formatter(locale, { minute: '2-digit' })]
    .flatMap((format) => format.formatToParts(at(21)))
    .flatMap(({ type, value }) => (type === 'literal' ? wordsOf(plain(value)) : []))
    .concat('h');

/**
 * The time that a text means in a language, as `14:30`: with hours to 24 or halves of the day, with any digits, with a
 * separator or none. `9` is nine o'clock.
 * @param finished Whether no more will be typed: before that `9:3` and, where halves are said, `9:30` may go on.
 * @returns Nothing for what is no time.
 */
export function readTime(text: string, locale: string, finished: boolean): string | undefined {
  const typed = plain(text);
  if (!/^[\s.:,]*$/.test(typed.replaceAll(/[\p{L}\d]+/gu, ''))) return undefined;
  const [first = '', ...more] = typed.match(/\d+/g) ?? [];
  const cut = more.length === 0 && first.length > 2 ? first.length - 2 : first.length;
  const [hours, minutes = '00'] = [first.slice(0, cut), more[0] ?? (first.slice(cut) || undefined)];
  const seconds = more.slice(1).join();
  if (!/^\d\d?$/.test(hours) || !/^[0-5]\d$/.test(minutes) || !/^0*$/.test(seconds))
    return undefined;
  const words = wordsOf(typed);
  const fillers = words.length > 0 ? fillersOf(locale) : [];
  const half = words.filter((word) => !fillers.includes(word)).join('');
  const said = Number(hours);
  if (half) {
    const hour = said <= 12 ? halvesOf(locale).get(`${half} ${said % 12}`) : undefined;
    return hour === undefined ? undefined : `${pad(hour)}:${minutes}`;
  }
  const mayGoOn = first.length + (more[0]?.length ?? 0) < (more.length > 0 ? 3 : 4);
  const mayBeHalf = isTwelveHours(locale) && said > 0 && said <= 12;
  if (said > 23 || (!finished && (mayGoOn || mayBeHalf))) return undefined;
  return `${pad(said)}:${minutes}`;
}

interface Range {
  min: string | undefined;
  max: string | undefined;
}

/**
 * The time to which a step of minutes leads: the next multiple of it since midnight, within the range. Nothing held
 * begins at the end that the step comes from. Never over midnight, which would be another day.
 */
export function stepTime(held: string | undefined, step: number, { min, max }: Range): string {
  const first = min ? toMinutes(min) : 0;
  const last = max ? toMinutes(max) : MINUTES_OF_DAY - 1;
  const size = Math.abs(step);
  const from = held === undefined ? (step > 0 ? first - 1 : last + 1) : toMinutes(held);
  const next = step > 0 ? Math.floor(from / size) + 1 : Math.ceil(from / size) - 1;
  return toTime(Math.min(Math.max(next * size, first), last));
}
