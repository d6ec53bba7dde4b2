import { foldText } from '../../internal/foldText.ts';
import { toLatinDigits } from '../../internal/latinDigits.ts';

type Part = 'day' | 'month' | 'year';

/** Texts that stand for the parts of a day where nothing is typed, for example `dd`, `mm` and `yyyy`. */
export type DayPattern = Readonly<Record<Part, string>>;

const NUMERIC = { day: 'numeric', month: 'numeric', year: 'numeric' } as const;
const PARTS = new Set<string>(Object.keys(NUMERIC));
/** Any day after the twelfth. */
const SAMPLE = new Date(Date.UTC(2026, 10, 28));

/** Days of the Gregorian calendar in a language, at no hour of any place. */
const formatter = (locale: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...options, calendar: 'gregory', timeZone: 'UTC' });

const pad = (value: number, length: number) => String(value).padStart(length, '0');

/** `2026-03-02`, or nothing when there is no such day. Years have four digits. */
function toDay(year: number, month: number, day: number): string | undefined {
  if (year < 1000 || year > 9999 || month < 1 || month > 12 || day < 1) return undefined;
  if (day > new Date(Date.UTC(year, month, 0)).getUTCDate()) return undefined;
  return `${year}-${pad(month, 2)}-${pad(day, 2)}`;
}

/** Whether a text is a day as it is stored: `2026-03-02`. */
export function isDay(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  return toDay(Number(year), Number(month), Number(day)) === text;
}

/** A stored day as the language writes it; nothing for what is no day. */
export function writeDay(day: string | null, locale: string): string {
  if (day === null || !isDay(day)) return '';
  return formatter(locale, NUMERIC).format(new Date(`${day}T00:00:00Z`));
}

/** What stands in an empty field: the parts of a day in the order of the language. */
export function dayPattern(locale: string, pattern: DayPattern): string {
  const parts = formatter(locale, NUMERIC).formatToParts(SAMPLE);
  return parts.map(({ type, value }) => (isPart(type) ? pattern[type] : value)).join('');
}

const isPart = (type: string): type is Part => PARTS.has(type);

/** What is left between numbers when words are gone. */
const SEPARATORS = /^[\s.,/\-‐–،؍]*$/;

/** The words of a language by what they say: `march` and `mar` are 3. */
function monthsOf(locale: string): Map<string, number> {
  const months = new Map<string, number>();
  for (const style of ['long', 'short'] as const) {
    for (let month = 1; month <= 12; month += 1) {
      const date = new Date(Date.UTC(2026, month - 1, 28));
      const alone = formatter(locale, { month: style }).format(date);
      const inDate = formatter(locale, { ...NUMERIC, month: style })
        .formatToParts(date)
        .find(({ type }) => type === 'month');
      for (const name of [alone, inDate?.value ?? '']) {
        for (const word of foldText(name).match(/\p{L}+/gu) ?? []) months.set(word, month);
      }
    }
  }
  return months;
}

/** Words that belong to a date of the language without saying anything, as `г` in Bulgarian. */
const literalsOf = (locale: string) =>
  formatter(locale, NUMERIC)
    .formatToParts(SAMPLE)
    .flatMap(({ type, value }) => (isPart(type) ? [] : (foldText(value).match(/\p{L}+/gu) ?? [])));

/** The numbers of a text and the month that a word of it names; nothing when it says anything else. */
function takeApart(text: string, locale: string) {
  const plain = foldText(toLatinDigits(text));
  const numbers = plain.match(/\d+/g) ?? [];
  const words = plain.match(/\p{L}+/gu) ?? [];
  if (!SEPARATORS.test(plain.replaceAll(/[\p{L}\d]+/gu, ''))) return undefined;
  if (words.length === 0) return { numbers, month: undefined };
  const months = monthsOf(locale);
  const named = words.filter((word) => months.has(word));
  // Beside a month other words, as that of the weekday, change nothing.
  if (named.length === 1) return { numbers, month: months.get(named[0] ?? '') };
  const literals = literalsOf(locale);
  return words.every((word) => literals.includes(word)) ? { numbers, month: undefined } : undefined;
}

/** Numbers without anything between them, `02032026`, cut where the language has its parts. */
function cut(digits: string, order: readonly Part[]): string[] {
  const year = digits.length - 4;
  let from = 0;
  return order.map((part) => digits.slice(from, (from += part === 'year' ? year : 2)));
}

/** The year that is meant: two digits are of this century, once no more will follow. */
function toYear(digits: string, finished: boolean): number {
  if (digits.length === 2 && finished) {
    return Math.floor(new Date().getFullYear() / 100) * 100 + Number(digits);
  }
  return digits.length === 4 ? Number(digits) : 0;
}

/**
 * The day that a text means in a language, as `2026-03-02`: in the order of the language, in the order of ISO 8601, with
 * the name of its month, with any digits and separators, or with none.
 * @param finished Whether no more will be typed: only then two digits are a year.
 * @returns Nothing for what is no day, and for what could be two different ones.
 */
export function readDay(text: string, locale: string, finished: boolean): string | undefined {
  const found = takeApart(text, locale);
  if (!found) return undefined;
  const order = formatter(locale, NUMERIC)
    .formatToParts(SAMPLE)
    .flatMap(({ type }) => (isPart(type) ? [type] : []));
  const [only = ''] = found.numbers;
  const whole = found.numbers.length === 1 && !found.month && [6, 8].includes(only.length);
  const numbers = whole ? cut(only, order) : found.numbers;
  const yearFirst = numbers[0]?.length === 4;
  if (found.month) {
    const [year = '', day = ''] = yearFirst ? numbers : numbers.toReversed();
    if (numbers.length !== 2 || day.length > 2) return undefined;
    return toDay(toYear(year, finished), found.month, Number(day));
  }
  // Some languages that begin with the year go on with the day.
  const parts = yearFirst && order[0] !== 'year' ? (['year', 'month', 'day'] as const) : order;
  const part = (name: Part) => numbers[parts.indexOf(name)] ?? '';
  if (numbers.length !== 3 || part('day').length > 2 || part('month').length > 2) return undefined;
  return toDay(toYear(part('year'), finished), Number(part('month')), Number(part('day')));
}

/** How a field takes a day. */
export const typedDay = {
  nothing: '',
  example: (): string => `${new Date().getFullYear()}-12-31`,
  write: (day: string | null, locale: string): string => writeDay(day, locale),
  read: (text: string, locale: string, finished: boolean): string | undefined =>
    readDay(text, locale, finished),
};
