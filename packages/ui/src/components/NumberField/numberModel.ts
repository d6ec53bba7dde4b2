/** How a language writes numbers, as far as reading them needs it. */
interface Writing {
  decimal: string;
  group: string;
  /** What stands beside the digits: a currency, a unit, a percent sign. */
  beside: readonly string[];
}

const BESIDE: readonly string[] = ['currency', 'unit', 'percentSign'];

function writingOf(locale: string, format: Intl.NumberFormatOptions = {}): Writing {
  const plain = new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).formatToParts(12_345.6);
  const partOf = (type: string) => plain.find((part) => part.type === type)?.value;
  const shown = [1, 2, 5, -1].flatMap((count) =>
    new Intl.NumberFormat(locale, format).formatToParts(count),
  );
  const beside = shown.filter(({ type }) => BESIDE.includes(type)).map(({ value }) => value.trim());
  if (format.currency) beside.push(format.currency);
  return {
    decimal: partOf('decimal') ?? '.',
    group: partOf('group') ?? ',',
    beside: [...new Set(beside)].filter(Boolean).toSorted((a, b) => b.length - a.length),
  };
}

/** Signs and digits as on a keyboard: other minus signs, wide digits, every kind of space and apostrophe. */
const onKeyboard = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[−‒–﹣]/g, '-')
    .replaceAll(/[’ʼ`]/g, "'")
    .replaceAll(/[\s\u061C\u200E\u200F]+/g, ' ')
    .trim();

/** Groups of three, or of two before the last, as in India. */
const GROUPED = /^(?!0)\d{1,3}(?:,\d{3})+$|^(?!0)\d{1,2}(?:,\d{2})*,\d{3}$/;

/** The digits of whole groups; null for anything else, which would be another number without its marks. */
function ungrouped(text: string, mark: string): string | null {
  if (!text.includes(mark)) return /^\d*$/.test(text) ? text : null;
  return GROUPED.test(text.replaceAll(mark, ',')) ? text.replaceAll(mark, '') : null;
}

/** Whether a single point or comma is the decimal one; null: it could be either. */
function isDecimal(mark: string, whole: string, behind: string, writing: Writing): boolean | null {
  if (mark === writing.decimal) return true;
  // No group has fewer or more than three digits, or begins a number with naught.
  const isGroup = behind.length === 3 && /^[1-9]\d{0,2}$/.test(whole);
  if (!isGroup) return true;
  return mark === writing.group ? false : null;
}

/** Whole and decimal digits of a number without sign; null where it is none, or might be another one. */
function digitsOf(text: string, writing: Writing): [whole: string, decimals: string] | null {
  const marks = [...new Set(text.match(/[.,]/g))];
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  const [whole, behind] = [text.slice(0, last), text.slice(last + 1)];
  const isOnce = marks.some((mark) => text.indexOf(mark) === last);
  let decimals = '';
  let rest = text;
  if (last >= 0 && isOnce) {
    const decimal =
      marks.length > 1 || /[ ']/.test(whole)
        ? true
        : isDecimal(text.charAt(last), whole, behind, writing);
    if (decimal === null) return null;
    if (decimal) [rest, decimals] = [whole, behind];
  }
  if (!/^\d*$/.test(decimals)) return null;
  const groups = [...new Set(rest.match(/[., ']/g))];
  const digits = groups.length > 1 ? null : ungrouped(rest, groups[0] ?? ',');
  return digits === null || digits + decimals === '' ? null : [digits, decimals];
}

/**
 * A number as it was typed or pasted, with the decimal mark of its language and without groups: `12.5` in Czech
 * becomes `12,5`. Null where it is no number, or where it could be two: a lone `1.234` in Czech.
 */
export function readNumber(
  text: string,
  locale: string,
  format?: Intl.NumberFormatOptions,
): string | null {
  const writing = writingOf(locale, format);
  let bare = onKeyboard(text);
  for (const word of writing.beside) bare = bare.replace(onKeyboard(word), '').trim();
  const isAccounted = /^\(.*\)$/.test(bare);
  if (isAccounted) bare = bare.slice(1, -1).trim();
  const [, before = '', unsigned = '', after = ''] = /^([-+]?) ?(.*?) ?(-?)$/.exec(bare) ?? [];
  const signs = [before, after, isAccounted ? '-' : ''].filter((sign) => sign !== '');
  const digits = digitsOf(unsigned, writing);
  if (!digits || signs.length > 1) return null;
  const [whole, decimals] = digits;
  const number = decimals === '' ? whole : `${whole || '0'}${writing.decimal}${decimals}`;
  return signs[0] === '-' ? `-${number}` : number;
}
