const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

function firstLetter(word: string): string {
  for (const { segment } of letters.segment(word)) return segment;
  return '';
}

/** Up to two letters for a name: first and last word, or the first letter of a single one. */
export function initials(name: string): string {
  const words = name.split(/[\s._-]+/u).filter(Boolean);
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  return chosen.map((word) => firstLetter(word ?? '').toUpperCase()).join('');
}
