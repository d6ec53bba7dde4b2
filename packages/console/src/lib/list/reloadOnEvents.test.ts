import { runSaga, stdChannel } from 'redux-saga';
import { delay } from 'typed-redux-saga';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RELOAD_PAUSE_MS, RELOAD_SPREAD_MS, reloadOnEvents } from './reloadOnEvents.ts';

let tab: EventTarget & { visibilityState: 'visible' | 'hidden' };

beforeEach(() => {
  vi.useFakeTimers();
  tab = Object.assign(new EventTarget(), { visibilityState: 'visible' as const });
  vi.stubGlobal('document', tab);
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function start(workMs = 0) {
  const channel = stdChannel();
  const finished = vi.fn<() => void>();
  const state = { needed: true };
  const task = runSaga(
    { channel, dispatch: (action) => action, getState: () => state },
    reloadOnEvents<typeof state>,
    {
      on: 'changed',
      isNeeded: ({ needed }) => needed,
      reload: function* reload() {
        yield* delay(workMs);
        finished();
      },
    },
  );
  const changed = () => channel.put({ type: 'changed' });
  return { changed, finished, state, task };
}

function setShown(shown: boolean): void {
  tab.visibilityState = shown ? 'visible' : 'hidden';
  tab.dispatchEvent(new Event('visibilitychange'));
}

const HALF = RELOAD_SPREAD_MS / 2;

it('I3 the consoles of a project ask at moments of their own within a second', async () => {
  const { changed, finished, task } = start();
  changed();
  await vi.advanceTimersByTimeAsync(HALF - 1);
  expect(finished).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2);
  expect(finished).toHaveBeenCalledTimes(1);
  task.cancel();
});

it('I3 a burst causes one load, and a stream one a second; the last event is never missed', async () => {
  const { changed, finished, task } = start(10);
  for (let n = 0; n < 20; n += 1) changed();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(finished).toHaveBeenCalledTimes(1);

  for (let n = 0; n < 300; n += 1) {
    changed();
    await vi.advanceTimersByTimeAsync(10);
  }
  expect(finished.mock.calls.length).toBeLessThanOrEqual(1 + 3_000 / RELOAD_PAUSE_MS);
  const during = finished.mock.calls.length;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(finished).toHaveBeenCalledTimes(during + 1);
  task.cancel();
});

it('I3 an event during a load causes one more', async () => {
  const { changed, finished, task } = start(1_000);
  changed();
  await vi.advanceTimersByTimeAsync(HALF + 500);
  changed();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(finished).toHaveBeenCalledTimes(2);
  task.cancel();
});

it('nothing is asked for what is not needed, or not any more when its time has come', async () => {
  const { changed, finished, state, task } = start();
  state.needed = false;
  changed();
  await vi.advanceTimersByTimeAsync(5_000);
  state.needed = true;
  changed();
  await vi.advanceTimersByTimeAsync(HALF - 1);
  state.needed = false;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(finished).not.toHaveBeenCalled();
  task.cancel();
});

it('a hidden tab calls only when it is shown again, once for all that has happened', async () => {
  const { changed, finished, task } = start();
  setShown(false);
  for (let n = 0; n < 20; n += 1) {
    changed();
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(finished).not.toHaveBeenCalled();
  setShown(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(finished).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(finished).toHaveBeenCalledTimes(1);
  task.cancel();
});

it('canceling leaves no timer and no listener', async () => {
  const { changed, finished, task } = start();
  const remove = vi.spyOn(tab, 'removeEventListener');
  setShown(false);
  changed();
  await vi.advanceTimersByTimeAsync(HALF);
  task.cancel();
  expect(remove).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
  setShown(true);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(finished).not.toHaveBeenCalled();
});
