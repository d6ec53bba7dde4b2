/**
 * Text made comparable without regard to case and to the marks of letters, in every language at once:
 * many type `rucnik` for `ručník`. The Turkish letters I, ı, İ and i count as one.
 */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/ı/g, 'i').toLowerCase();
}

/** Whether any of the texts contains the query, ignoring case, marks and outer white space. An empty query fits all. */
export function matchesText(query: string, ...texts: readonly string[]): boolean {
  const wanted = foldText(query.trim());
  return wanted === '' || texts.some((text) => foldText(text).includes(wanted));
}
