/** Comparable without regard to case and to the marks of letters; the Turkish I, ı, İ and i count as one. */
const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/ı/g, 'i').toLowerCase();

/** Whether one of the texts contains the query. An empty one fits all. */
export function matches(texts: readonly string[], query: string): boolean {
  const wanted = fold(query.trim());
  return texts.some((text) => fold(text).includes(wanted));
}
