import { firstLetter } from '../../internal/textLength.ts';

/** Up to two letters of a name, as they are written: of the first and last word, or of a single one. */
export function initials(name: string): string {
  const words = name.split(/[\s._-]+/u).filter(Boolean);
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  return chosen.map((word) => firstLetter(word ?? '')).join('');
}
