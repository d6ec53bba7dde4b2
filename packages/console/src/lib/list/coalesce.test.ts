import { buffers, channel as channelOf, runSaga, stdChannel } from 'redux-saga';
import { call, delay } from 'typed-redux-saga';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { coalesce, throttleLatest } from './coalesce.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function start(workMs: number) {
  const channel = stdChannel();
  const finished = vi.fn<() => void>();
  const task = runSaga(
    { channel, dispatch: (action) => action },
    coalesce,
    'changed',
    100,
    function* () {
      yield* delay(workMs);
      finished();
    },
  );
  return { changed: () => channel.put({ type: 'changed' }), finished, task };
}

it('I3 a single change runs the worker at once', async () => {
  const { changed, finished, task } = start(0);
  changed();
  await vi.advanceTimersByTimeAsync(0);
  expect(finished).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(5_000);
  changed();
  await vi.advanceTimersByTimeAsync(0);
  expect(finished).toHaveBeenCalledTimes(2);
  task.cancel();
});

it('I3 a burst runs the worker at its start and once after it', async () => {
  const { changed, finished, task } = start(0);
  for (let n = 0; n < 4; n += 1) {
    changed();
    await vi.advanceTimersByTimeAsync(20);
  }
  expect(finished).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(finished).toHaveBeenCalledTimes(2);
  task.cancel();
});

it('I3 a continuous stream runs the worker once per pause, and once after it', async () => {
  const { changed, finished, task } = start(0);
  for (let n = 0; n < 200; n += 1) {
    changed();
    await vi.advanceTimersByTimeAsync(5);
  }
  expect(finished).toHaveBeenCalledTimes(10);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(finished).toHaveBeenCalledTimes(11);
  task.cancel();
});

it('I3 changes during a run cause one more run', async () => {
  const { changed, finished, task } = start(1_000);
  changed();
  await vi.advanceTimersByTimeAsync(150);
  changed();
  changed();
  await vi.advanceTimersByTimeAsync(950);
  expect(finished).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1_100);
  expect(finished).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(finished).toHaveBeenCalledTimes(2);
  task.cancel();
});

it('cancelling leaves no timer', async () => {
  const { changed, finished, task } = start(0);
  changed();
  await vi.advanceTimersByTimeAsync(10);
  changed();
  task.cancel();
  expect(vi.getTimerCount()).toBe(0);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(finished).toHaveBeenCalledTimes(1);
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
