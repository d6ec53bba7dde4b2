/** Letters that are no letter with a mark, and what is typed for them. */
const PLAIN: Readonly<Record<string, string>> = {
  ı: 'i',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};
const OTHERS = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'gu');

/**
 * Text as it is searched: without case, accents and kinds of white space, in every language alike. `İSTANBUL` is found by
 * `istanbul`, `žádost` by `zadost`.
 */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}|\p{Default_Ignorable_Code_Point}/gu, '')
    .toLowerCase()
    .replaceAll(OTHERS, (letter) => PLAIN[letter] ?? letter)
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

/** The words of what is searched for, folded. */
export const foldedWords = (search: string): string[] => {
  const text = folded(search);
  return text === '' ? [] : [...new Set(text.split(' '))];
};
