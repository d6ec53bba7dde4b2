/** A letter with its accents, a flag, an emoji with all that is joined to it. */
const LETTER = /\p{RI}{2}|.(?:[\p{M}\p{EMod}]|\u200d.)*/gsu;

/** The letters and emoji of a text as a reader counts them. */
const lettersOf = (text: string): string[] =>
  'Segmenter' in Intl
    ? Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
    : (text.match(LETTER) ?? []);

/** The first letter or emoji of a text. `Intl.Segmenter` finds it too, but takes some 30 ms to load. */
export const firstLetter = (text: string): string | undefined => text.match(LETTER)?.[0];

/** How long a text is as servers count it: in code points, an accent as part of its letter where Unicode has both as one. */
export const lengthOfText = (text: string): number => Array.from(text.normalize('NFC')).length;

/** As much of a typed text as there is room for between two others, in whole letters and emoji. */
export function fitting(before: string, typed: string, after: string, limit: number): string {
  if (lengthOfText(before + typed + after) <= limit) return typed;
  let room = limit - lengthOfText(before + after);
  let kept = '';
  for (const letter of lettersOf(typed)) {
    room -= lengthOfText(letter);
    if (room < 0) break;
    kept += letter;
  }
  return kept;
}
