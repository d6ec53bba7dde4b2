interface Backoff {
  /** Milliseconds the first wait is at most. */
  firstMs: number;
  /** Milliseconds no wait exceeds. */
  longestMs: number;
  /** A number from 0 up to 1. */
  random?: () => number;
}

/**
 * Milliseconds to wait before retry number `attempt` (from 0): a random share of a limit that doubles,
 * so that many clients which lost the same server do not come back in the same instant.
 */
export function fullJitter(attempt: number, { firstMs, longestMs, random }: Backoff): number {
  const limit = Math.min(longestMs, firstMs * 2 ** attempt);
  return Math.round((random ?? Math.random)() * limit);
}
