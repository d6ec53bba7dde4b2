/** A letter that is one by itself, whatever follows. */
const PLAIN_LETTER =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}\p{Nd}](?![\p{M}\p{Cf}])/u;

/** Browsers load much to cut any script into letters, some 30 ms of work: only when it is needed. */
function firstLetter(word: string): string {
  const [plain] = PLAIN_LETTER.exec(word) ?? [];
  if (plain) return plain;
  const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(word);
  return first?.segment ?? '';
}

/** Up to two letters for a name: first and last word, or the first letter of a single one. */
export function initials(name: string): string {
  const words = name.split(/[\s._-]+/u).filter(Boolean);
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  return chosen.map((word) => firstLetter(word ?? '').toUpperCase()).join('');
}
