import { type Action, type TakeableChannel, buffers } from 'redux-saga';
import type { ActionPattern } from 'redux-saga/effects';
import { type SagaGenerator, actionChannel, delay, take } from 'typed-redux-saga';

/**
 * Runs `worker` for the first item at once and for the latest one again `pauseMs` after it has finished,
 * so that it never runs twice at the same time, however many items come.
 * @param channel holds the latest item only.
 */
export function* throttleLatest<Item>(
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
 * Runs `worker` for the first action at once, and once more for all that follow within `pauseMs`. The last
 * change is never missed.
 */
export function* coalesce(
  pattern: ActionPattern,
  pauseMs: number,
  worker: () => SagaGenerator<void>,
): SagaGenerator<void> {
  const changes = yield* actionChannel(pattern, buffers.sliding<Action>(1));
  try {
    yield* throttleLatest(changes, pauseMs, worker);
  } finally {
    changes.close();
  }
}
