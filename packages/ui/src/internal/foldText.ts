/**
 * Text made comparable without regard to case, in every language at once: the four Turkish letters
 * I, ı, İ and i count as one, whatever the language of the user or of the text.
 */
export function foldText(text: string): string {
  return text.normalize('NFC').replace(/[Iİı]/g, 'i').toLowerCase();
}

/** Whether any of the texts contains the query, ignoring case and outer white space. An empty query fits all. */
export function matchesText(query: string, ...texts: readonly string[]): boolean {
  const wanted = foldText(query.trim());
  return wanted === '' || texts.some((text) => foldText(text).includes(wanted));
}
