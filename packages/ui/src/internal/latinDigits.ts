const DIGIT = /\p{Nd}/u;

/** The digits of every script stand in runs of ten. */
function toLatinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (DIGIT.test(String.fromCodePoint(code - before - 1))) before += 1;
  return String(before % 10);
}

/** A text with the digits 0 to 9 in place of those of other scripts, without invisible marks such as of direction. */
export function toLatinDigits(text: string): string {
  return text.replaceAll(/\p{Cf}/gu, '').replaceAll(/\p{Nd}/gu, toLatinDigit);
}
