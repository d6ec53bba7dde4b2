import { uniqueKey } from '@concierge/contract/uniqueKey';

/** Idempotency keys of creating calls, one per thing a user wants created. */
export interface IdempotencyKeys {
  /** The key of this payload: the same one until it was accepted, a new one for another payload. */
  keyFor: (payload: unknown) => string;
  /** The payload was accepted: the same once more means a second one. */
  accepted: (payload: unknown) => void;
  /** Nothing that is waiting is wanted any more. */
  forget: () => void;
}

/**
 * Remembers the key of each payload that was sent and not accepted, so that the server recognizes a retry after a
 * timeout and does not mistake a corrected form for the first one.
 */
export function createIdempotencyKeys(): IdempotencyKeys {
  const keys = new Map<string, string>();
  return {
    keyFor(payload) {
      const text = JSON.stringify(payload);
      const key = keys.get(text) ?? uniqueKey();
      keys.set(text, key);
      return key;
    },
    accepted(payload) {
      keys.delete(JSON.stringify(payload));
    },
    forget: () => keys.clear(),
  };
}
