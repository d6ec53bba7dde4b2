/**
 * The first character a reader sees: a letter with its accents, a flag, an emoji with all that is joined to it.
 * `Intl.Segmenter` finds it too, but takes some 30 ms to load.
 */
const FIRST_LETTER = /^(?:\p{RI}{2}|.(?:[\p{M}\p{EMod}]|\u200d.)*)/su;

/** Up to two letters of a name, as they are written: of the first and last word, or of a single one. */
export function initials(name: string): string {
  const words = name.split(/[\s._-]+/u).filter(Boolean);
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  return chosen.map((word) => FIRST_LETTER.exec(word ?? '')?.[0]).join('');
}
