import { uniqueKey } from '@concierge/contract/uniqueKey';

/** Idempotency keys of creating calls, one per thing a user wants created. */
export interface IdempotencyKeys {
  /** The key of this payload: the same one until it was accepted, a new one for another payload. */
  keyFor: (payload: unknown) => string;
  /** The payload was accepted: the same text once more means a second one. */
  reset: () => void;
}

/**
 * Remembers the key of the payload that was sent last, so that the server recognizes a retry after a
 * timeout and does not mistake a corrected form for the first one.
 */
export function createIdempotencyKeys(): IdempotencyKeys {
  let last: { payload: string; key: string } | null = null;
  return {
    keyFor(payload) {
      const text = JSON.stringify(payload);
      if (last?.payload !== text) last = { payload: text, key: uniqueKey() };
      return last.key;
    },
    reset() {
      last = null;
    },
  };
}
