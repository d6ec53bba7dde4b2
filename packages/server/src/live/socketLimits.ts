import { LIVE_SOCKETS_PER_SESSION, LIVE_SOCKETS_PER_USER } from '@concierge/contract/live';
import type { SocketIdentity } from './projectChannel.ts';

/** Counts by key; a key that falls to zero is dropped. */
export class Counter<Key> {
  readonly #counts = new Map<Key, number>();

  of(key: Key): number {
    return this.#counts.get(key) ?? 0;
  }

  add(key: Key, amount: 1 | -1): void {
    const count = this.of(key) + amount;
    if (count > 0) this.#counts.set(key, count);
    else this.#counts.delete(key);
  }
}

/**
 * Limits the sockets of a session and of a user in this process. Every socket costs memory and a share of
 * every event, so a page with a fault must not be able to open them without end.
 */
export class SocketLimits {
  readonly #sessions = new Counter<string>();
  readonly #users = new Counter<number>();

  /** Counts one more, until `free`, if the limits allow it, and returns whether they did. */
  take({ sessionId, userId }: SocketIdentity): boolean {
    const full =
      this.#sessions.of(sessionId) >= LIVE_SOCKETS_PER_SESSION ||
      this.#users.of(userId) >= LIVE_SOCKETS_PER_USER;
    if (full) return false;
    this.#sessions.add(sessionId, 1);
    this.#users.add(userId, 1);
    return true;
  }

  free({ sessionId, userId }: SocketIdentity): void {
    this.#sessions.add(sessionId, -1);
    this.#users.add(userId, -1);
  }
}
