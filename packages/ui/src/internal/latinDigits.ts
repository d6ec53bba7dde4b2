/** The first digit of the scripts that write numbers with their own. */
const ZEROS = [0x0660, 0x06f0, 0x0966, 0x09e6, 0xff10];

function toLatinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  const zero = ZEROS.find((first) => code >= first && code < first + 10);
  return zero === undefined ? digit : String(code - zero);
}

/** A text with the digits 0 to 9 in place of those of other scripts, without invisible marks such as of direction. */
export function toLatinDigits(text: string): string {
  return text.replaceAll(/\p{Cf}/gu, '').replaceAll(/\p{Nd}/gu, toLatinDigit);
}
