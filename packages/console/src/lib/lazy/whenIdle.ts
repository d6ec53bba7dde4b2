/** The first seconds of a page belong to its user. */
const FIRST_MS = 5_000;

/**
 * Loads what may be opened next once the page has nothing to do. What cannot be loaded now is loaded again when it
 * is needed. Returns a function that cancels it.
 */
export function loadWhenIdle(load: () => Promise<unknown>): () => void {
  const timer = setTimeout(() => void load().catch(() => undefined), FIRST_MS);
  return () => clearTimeout(timer);
}
