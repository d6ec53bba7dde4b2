/** With its marks and joined to what it is joined to. A browser's own segmenter takes some 30 ms to load. */
const FIRST_LETTER = /^(?:\p{RI}{2}|.(?:[\p{M}\p{EMod}]|\u200d.)*)/su;

/** Up to two letters for a name: first and last word, or the first letter of a single one. */
export function initials(name: string): string {
  const words = name.split(/[\s._-]+/u).filter(Boolean);
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  return chosen.map((word) => FIRST_LETTER.exec(word ?? '')?.[0].toUpperCase()).join('');
}
