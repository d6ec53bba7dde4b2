/** Letters that Unicode does not take apart, and kinds of apostrophes and hyphens, each with what is typed for it. */
const TYPED_FOR = new Map(
  "łl øo đd ðd ħh ŧt ŋn ıi ςσ ßss æae œoe þth ‘' ’' ʼ' ‐- –- —- −-"
    .split(' ')
    .map((pair) => [pair.charAt(0), pair.slice(1)] as const),
);
const OTHERS = new RegExp(`[${[...TYPED_FOR.keys()].join('')}]`, 'gu');

/**
 * Text as it is searched, in every language alike: without case, marks of letters, what cannot be seen, and kinds of white
 * space, hyphens and apostrophes. `İSTANBUL` is found by `istanbul`, `žádost` by `zadost`. As `foldText` of ui.
 */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replaceAll(OTHERS, (letter) => TYPED_FOR.get(letter) ?? letter)
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

/** The words of what is searched for, folded. */
export const foldedWords = (search: string): string[] => {
  const text = folded(search);
  return text === '' ? [] : [...new Set(text.split(' '))];
};
