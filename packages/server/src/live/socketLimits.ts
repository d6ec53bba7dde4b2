import { LIVE_SOCKETS_PER_SESSION, LIVE_SOCKETS_PER_USER } from '@concierge/contract/live';
import type { Seat } from './subscriber.ts';

/** Counts by key, without keys nobody holds. */
class Counter<Key> {
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
 * How many sockets a session and a user hold in this process. Every socket costs memory and a share of
 * every event, so a page gone wild must not be able to open them without end.
 */
export class SocketLimits {
  readonly #sessions = new Counter<string>();
  readonly #users = new Counter<number>();

  /** Whether there is room for one more; it is counted then, until `free`. */
  take({ sessionId, userId }: Seat): boolean {
    const full =
      this.#sessions.of(sessionId) >= LIVE_SOCKETS_PER_SESSION ||
      this.#users.of(userId) >= LIVE_SOCKETS_PER_USER;
    if (full) return false;
    this.#sessions.add(sessionId, 1);
    this.#users.add(userId, 1);
    return true;
  }

  free({ sessionId, userId }: Seat): void {
    this.#sessions.add(sessionId, -1);
    this.#users.add(userId, -1);
  }
}
