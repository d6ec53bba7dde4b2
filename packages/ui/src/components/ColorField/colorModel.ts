/** Whether a text is a colour the field can show: `#rgb` or `#rrggbb`, also without the `#`. */
export function isHexColor(text: string): boolean {
  return /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.test(text);
}

/** The six-digit form of a valid colour, for those who take no other; `undefined` for an invalid one. */
export function toSixDigits(text: string): string | undefined {
  if (!isHexColor(text)) return undefined;
  const digits = text.replace('#', '').toLowerCase();
  return `#${digits.length === 6 ? digits : digits.replaceAll(/./g, '$&$&')}`;
}
