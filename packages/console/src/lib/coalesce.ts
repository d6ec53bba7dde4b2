import { type Action, buffers } from 'redux-saga';
import type { ActionPattern } from 'redux-saga/effects';
import { type SagaGenerator, actionChannel, call, delay, flush, take } from 'typed-redux-saga';

/** A storm is answered at most this many times more seldom than a lone change. */
const LONGEST_PAUSE = 5;

/**
 * Answers the first action at once and a burst behind it with as few calls of `worker` as can be: at
 * least `pauseMs` lie between two calls, twice that while the burst goes on, five times at most. What
 * arrives while the worker runs or pauses is answered by one more call, so the last change is never
 * missed and the worker never runs twice at once.
 */
export function* coalesce(
  pattern: ActionPattern,
  pauseMs: number,
  worker: () => SagaGenerator<void>,
): SagaGenerator<void> {
  const changes = yield* actionChannel(pattern, buffers.sliding<Action>(1));
  let pause = pauseMs;
  try {
    yield* take(changes);
    while (true) {
      yield* call(worker);
      yield* delay(pause);
      const isBurst = (yield* flush(changes)).length > 0;
      pause = isBurst ? Math.min(pause * 2, pauseMs * LONGEST_PAUSE) : pauseMs;
      if (!isBurst) yield* take(changes);
    }
  } finally {
    changes.close();
  }
}
