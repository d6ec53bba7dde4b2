import type { FastifyRateLimitStore } from '@fastify/rate-limit';

type Counted = NonNullable<Parameters<Parameters<FastifyRateLimitStore['incr']>[1]>[1]>;

interface Window {
  current: number;
  endsAt: number;
}

/** Addresses counted at the same time; above that the oldest is forgotten. */
const MAX_WINDOWS = 5_000;

/**
 * Counts the calls of each address in windows of one length. Unlike the store of `@fastify/rate-limit` it
 * does not use the clock of the day: one set back would make the windows longer by as much.
 */
export class MonotonicStore implements FastifyRateLimitStore {
  readonly #windows = new Map<string, Window>();

  incr(
    key: string,
    callback: (error: Error | null, counted?: Counted) => void,
    timeWindow: number,
  ): void {
    callback(null, this.count(key, timeWindow));
  }

  /** Counts a call; returns how many there are in its window, and in how many milliseconds that ends. */
  count(key: string, timeWindow: number): Counted {
    const now = performance.now();
    let window = this.#windows.get(key);
    if (!window || window.endsAt <= now) {
      this.#windows.delete(key);
      window = { current: 0, endsAt: now + timeWindow };
      this.#windows.set(key, window);
      this.#forget();
    }
    window.current += 1;
    return { current: window.current, ttl: window.endsAt - now };
  }

  /** The oldest comes first in the map. */
  #forget(): void {
    if (this.#windows.size <= MAX_WINDOWS) return;
    const { value } = this.#windows.keys().next();
    if (value !== undefined) this.#windows.delete(value);
  }

  child(): MonotonicStore {
    return new MonotonicStore();
  }
}
