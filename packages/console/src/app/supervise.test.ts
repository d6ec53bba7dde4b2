import { runSaga } from 'redux-saga';
import { delay } from 'typed-redux-saga';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { supervise } from './supervise.ts';

const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);

beforeEach(() => {
  vi.useFakeTimers();
  log.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

it('every further crash is answered later, up to half a minute', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.999_999);
  let starts = 0;
  const task = runSaga({ dispatch: () => undefined }, supervise, 'hopeless', function* () {
    starts += 1;
    yield* delay(0);
    throw new Error('broken');
  });
  await vi.advanceTimersByTimeAsync(500 + 1_000 + 2_000 + 20);
  expect(starts).toBe(4);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(starts).toBeLessThan(30);
  task.cancel();
  expect(vi.getTimerCount()).toBe(0);
  vi.mocked(Math.random).mockRestore();
});

it('canceling passes through to the saga', async () => {
  const ended = vi.fn<() => void>();
  const task = runSaga({ dispatch: () => undefined }, supervise, 'long', function* () {
    try {
      yield* delay(60_000);
    } finally {
      ended();
    }
  });
  task.cancel();
  expect(ended).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});
