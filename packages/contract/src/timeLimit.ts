/** Aborts a call that takes too long. */
export interface TimeLimit {
  signal: AbortSignal;
  /** The call has ended: no timer is left. */
  end: () => void;
}

/** As `AbortSignal.timeout()`, which browsers have only since 2022. */
export function timeLimit(milliseconds: number): TimeLimit {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), milliseconds);
  return { signal: controller.signal, end: () => clearTimeout(timer) };
}
