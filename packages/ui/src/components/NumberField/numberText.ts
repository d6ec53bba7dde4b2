import { toLatinDigits } from '../../internal/latinDigits.ts';

/** More digits than a number can hold exactly. */
const MOST_DIGITS = 15;

/** Languages write these with several characters each; people type the plain one. */
const plain = (text: string) =>
  text.replaceAll(/\s/g, ' ').replaceAll(/[’ʼ]/g, "'").replaceAll(/[−‐–]/g, '-');

/** What stands between the digits of a number in a language. */
function separatorsOf(locale: string) {
  const parts = new Intl.NumberFormat(locale, { useGrouping: 'always' }).formatToParts(12_345.6);
  const part = (wanted: string) => plain(parts.find(({ type }) => type === wanted)?.value ?? '');
  return { group: part('group'), decimal: part('decimal') };
}

/** A number as the language writes it; nothing for what is no number. */
export function writeNumber(value: number | null, locale: string): string {
  if (value === null || !Number.isFinite(value)) return '';
  const options = { maximumSignificantDigits: MOST_DIGITS };
  return new Intl.NumberFormat(locale, options).format(value);
}

/** Groups of three digits, in India also of two, or none at all. */
const NUMBER = /^-?(?:\d+|\d{1,3}(?:G\d{2,3})*G\d{3})?(?:D\d*)?$/;

/**
 * The number that a text means in a language: with its decimal separator, with or without its groups of digits, with the
 * digits of any script.
 * @returns Nothing for what is no number, and for what has more digits than a number holds exactly.
 */
export function readNumber(text: string, locale: string): number | undefined {
  const { group, decimal } = separatorsOf(locale);
  const typed = plain(toLatinDigits(text)).trim();
  if (/\p{L}/u.test(typed)) return undefined;
  const form = typed.replaceAll(group, 'G').replace(decimal, 'D');
  const digits = form.replaceAll(/\D/g, '');
  if (!NUMBER.test(form) || digits === '') return undefined;
  const significant = digits.replaceAll(/^0+|0+$/g, '');
  if (significant.length > MOST_DIGITS) return undefined;
  return Number(form.replaceAll('G', '').replace('D', '.'));
}

interface Range {
  min: number | undefined;
  max: number | undefined;
}

/** Digits after the point, also of `1e-7`. */
function decimalsOf(value: number): number {
  const [digits = '', exponent = '0'] = String(value).split('e');
  return Math.max(0, (digits.split('.')[1]?.length ?? 0) - Number(exponent));
}

/** The number a step away, without the errors of binary fractions; nothing held steps from zero, or to the nearest end. */
export function stepFrom(held: number | undefined, step: number, { min, max }: Range): number {
  const decimals = Math.max(decimalsOf(held ?? 0), decimalsOf(step));
  const next = Number(((held ?? 0) + step).toFixed(Math.min(decimals, 100)));
  return Math.min(Math.max(next, min ?? -Infinity), max ?? Infinity);
}
