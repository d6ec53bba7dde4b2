import { createIdempotencyKey } from './http.ts';

/** Keys for creating calls, one per thing a person wants created. */
export interface Keyring {
  /** The key of this payload: the same one until it was accepted, a new one for another payload. */
  keyFor: (payload: unknown) => string;
  /** The payload was accepted: the same text once more means a second one. */
  settle: () => void;
}

/**
 * Remembers the key of the payload that was sent last, so that a second try after a timeout is
 * recognised by the server and a corrected form is not mistaken for the first one.
 */
export function createKeyring(): Keyring {
  let last: { payload: string; key: string } | null = null;
  return {
    keyFor(payload) {
      const text = JSON.stringify(payload);
      if (last?.payload !== text) last = { payload: text, key: createIdempotencyKey() };
      return last.key;
    },
    settle() {
      last = null;
    },
  };
}
