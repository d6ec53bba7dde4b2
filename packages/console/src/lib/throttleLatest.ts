import type { TakeableChannel } from 'redux-saga';
import { type SagaGenerator, delay, take } from 'typed-redux-saga';

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
