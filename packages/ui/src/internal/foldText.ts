/** Letters that Unicode does not take apart, and kinds of apostrophes and hyphens, each with what is typed for it. */
const TYPED_FOR = new Map(
  "łl øo đd ðd ħh ŧt ŋn ıi ςσ ßss æae œoe þth ‘' ’' ʼ' ‐- –- —- −-"
    .split(' ')
    .map((pair) => [pair.charAt(0), pair.slice(1)] as const),
);
const OTHERS = new RegExp(`[${[...TYPED_FOR.keys()].join('')}]`, 'g');

/**
 * Text made comparable without regard to case, to the marks of letters and to kinds of spaces, hyphens and apostrophes,
 * in every language at once: many type `rucnik` for `ručník`, and `lodz` for `Łódź`. What cannot be seen counts for
 * nothing. The Turkish letters I, ı, İ and i count as one.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(OTHERS, (letter) => TYPED_FOR.get(letter) ?? letter)
    .replace(/\s{2,}|[^\S ]/g, ' ');
}

/** Whether any of the texts contains the query, ignoring case, marks and outer white space. An empty query fits all. */
export function matchesText(query: string, ...texts: readonly string[]): boolean {
  const wanted = foldText(query).trim();
  return wanted === '' || texts.some((text) => foldText(text).includes(wanted));
}
