/** Identifies an entry. */
export interface Identified {
  id: string | number;
}

/**
 * The entries that came after the last one known. None when nothing was known before, or when none of what was
 * known is left: then it is another timeline.
 */
export function addedSince<Entry extends Identified>(
  before: readonly Identified[],
  now: readonly Entry[],
): readonly Entry[] {
  const last = before.at(-1);
  if (!last) return [];
  const at = now.findIndex(({ id }) => id === last.id);
  return at < 0 ? [] : now.slice(at + 1);
}
