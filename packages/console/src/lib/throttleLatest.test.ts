import { buffers, channel as channelOf, runSaga } from 'redux-saga';
import { call } from 'typed-redux-saga';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { throttleLatest } from './throttleLatest.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('throttling keeps the first item, the latest per pause, and the last', async () => {
  const counts = channelOf<number>(buffers.sliding(1));
  const seen: number[] = [];
  const task = runSaga({}, throttleLatest<number>, counts, 500, function* (count) {
    yield* call([seen, seen.push], count);
  });
  for (let count = 1; count <= 300; count += 1) {
    counts.put(count);
    await vi.advanceTimersByTimeAsync(5);
  }
  expect(seen).toEqual([1, 100, 200, 300]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(seen).toEqual([1, 100, 200, 300]);
  task.cancel();
});
