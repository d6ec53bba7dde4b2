import { type Action, type TakeableChannel, buffers } from 'redux-saga';
import type { ActionPattern } from 'redux-saga/effects';
import { type SagaGenerator, actionChannel, delay, take } from 'typed-redux-saga';

/**
 * Hands what comes to `worker`, the first at once and the next no sooner than `pauseMs` after the
 * answer, so that the worker never runs twice at once and a storm is answered at an even pace.
 * @param channel keeps the latest alone: what lies between two answers is answered by the second.
 */
export function* paced<Item>(
  channel: TakeableChannel<Item>,
  pauseMs: number,
  worker: (item: Item) => SagaGenerator<void>,
): SagaGenerator<void> {
  while (true) {
    const item = yield* take(channel);
    yield* worker(item);
    yield* delay(pauseMs);
  }
}

/**
 * Answers the first action at once, and all that follow it within `pauseMs` by one more call of
 * `worker`, however many they are. The last change is never missed.
 */
export function* coalesce(
  pattern: ActionPattern,
  pauseMs: number,
  worker: () => SagaGenerator<void>,
): SagaGenerator<void> {
  const changes = yield* actionChannel(pattern, buffers.sliding<Action>(1));
  try {
    yield* paced(changes, pauseMs, worker);
  } finally {
    changes.close();
  }
}
