import { runSaga, stdChannel } from 'redux-saga';
import { delay } from 'typed-redux-saga';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { coalesce } from './coalesce.ts';

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

it('I3 a lone change is answered at once', async () => {
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

it('I3 a burst is answered at its start and once behind it', async () => {
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

it('I3 a stream that never falls quiet is answered all the same, but ever more seldom', async () => {
  const { changed, finished, task } = start(0);
  for (let n = 0; n < 200; n += 1) {
    changed();
    await vi.advanceTimersByTimeAsync(10);
  }
  // At once, after 100 ms, 200 and 400 more, and every 500 ms from then on.
  expect(finished.mock.calls.length).toBeGreaterThanOrEqual(5);
  expect(finished.mock.calls.length).toBeLessThanOrEqual(7);
  task.cancel();
});

it('I3 what changes while the answer is under way is answered once more', async () => {
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

it('cancelled, it leaves no timer', async () => {
  const { changed, finished, task } = start(0);
  changed();
  await vi.advanceTimersByTimeAsync(10);
  changed();
  task.cancel();
  expect(vi.getTimerCount()).toBe(0);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(finished).toHaveBeenCalledTimes(1);
});
