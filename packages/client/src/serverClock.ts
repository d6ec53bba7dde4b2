/** The server's time in a browser whose own clock may be wrong. */
export interface ServerClock {
  /** The time in milliseconds since 1970; by the browser's own clock until the server has sent it. */
  now: () => number;
  /**
   * Takes a time that the server wrote, in milliseconds since 1970.
   * @param age Milliseconds that have passed since then at most, e.g. since the call was sent.
   */
  learn: (written: number, age: number) => void;
  /** As `learn`, by the `Date` header of an answer, which has whole seconds. */
  learnFromHeader: (date: unknown, age: number) => void;
  /** `now`; another function after each correction by more than a second. */
  reader: () => () => number;
  /** Listens for such corrections. Returns an unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
}

/** Smaller corrections change nothing that is shown. */
const NOTICED_MS = 1_000;
const HEADER_PRECISION_MS = 1_000;

/** What the clocks of the browser showed when the server's time was known. */
interface Reading {
  time: number;
  date: number;
  ticks: number;
}

/**
 * A clock that follows the server. It keeps the time when someone sets the browser's clock back, and after the
 * computer has slept, when `performance.now()` may have stopped.
 */
export function createServerClock(): ServerClock {
  let last: Reading | null = null;
  let reader = () => now();
  const listeners = new Set<() => void>();

  function now(): number {
    if (!last) return Date.now();
    const { time, date, ticks } = last;
    return time + Math.max(Date.now() - date, performance.now() - ticks);
  }

  function learn(written: number, age: number): void {
    if (!Number.isFinite(written)) return;
    const before = now();
    // What is known already is kept as far as it is possible, so that the time does not jitter.
    const time = Math.min(Math.max(before, written), written + age);
    last = { time, date: Date.now(), ticks: performance.now() };
    if (Math.abs(time - before) <= NOTICED_MS) return;
    reader = () => now();
    for (const listener of listeners) listener();
  }

  return {
    now,
    learn,
    learnFromHeader(date, age) {
      if (typeof date === 'string') learn(Date.parse(date), age + HEADER_PRECISION_MS);
    },
    reader: () => reader,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
