import { fullJitter } from '@concierge/client/backoff';
import { type SagaGenerator, call, delay } from 'typed-redux-saga';

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;
/** A saga that ran this long has recovered: its next crash is counted as a first one. */
const STEADY_MS = 60_000;

/**
 * Runs a saga and starts it again when it crashes, later each time, so that one broken feature never
 * takes the others down. Canceling passes through. Combine with `all([call(supervise, …)])`; a
 * `spawn` would outlive its session.
 */
export function* supervise(name: string, saga: () => SagaGenerator<void>): SagaGenerator<void> {
  let crashes = 0;
  while (true) {
    const startedAt = Date.now();
    try {
      yield* call(saga);
      return;
    } catch (error) {
      console.error(`The ${name} saga crashed and will be started again:`, error);
      if (Date.now() - startedAt > STEADY_MS) crashes = 0;
      yield* delay(fullJitter(crashes, { firstMs: FIRST_WAIT_MS, longestMs: LONGEST_WAIT_MS }));
      crashes += 1;
    }
  }
}
