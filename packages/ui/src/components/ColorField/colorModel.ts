const RGB =
  /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*(?:[,/]\s*(?:1(?:\.0*)?|100%)\s*)?\)$/i;

/**
 * The six-digit form of a color that was typed or pasted; `undefined` for what is none, and for one that is partly
 * transparent.
 */
export function toSixDigits(text: string): string | undefined {
  const trimmed = text.trim();
  const [, ...parts] = RGB.exec(trimmed) ?? [];
  if (parts.length === 3) {
    const values = parts.map(Number);
    if (values.some((value) => value > 255)) return undefined;
    return `#${values.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
  }
  const [, short = ''] = /^#?([0-9a-f]{3})f?$/i.exec(trimmed) ?? [];
  const [, long = short.replaceAll(/./g, '$&$&')] = /^#?([0-9a-f]{6})(?:ff)?$/i.exec(trimmed) ?? [];
  return long === '' ? undefined : `#${long.toLowerCase()}`;
}
