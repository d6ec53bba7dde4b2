import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createServerClock } from './serverClock.ts';

const HOUR = 3_600_000;
const NOW = Date.parse('2026-03-02T09:30:00.000Z');

beforeEach(() => vi.useFakeTimers({ toFake: ['Date', 'performance'], now: NOW }));
afterEach(() => vi.useRealTimers());

/** Someone sets the clock of the browser. */
const setBrowser = (time: number) => vi.setSystemTime(time);

it.each([-HOUR, HOUR, 26 * HOUR])(
  'Y16 a browser that is off by %d ms follows the server',
  (off) => {
    setBrowser(NOW + off);
    const clock = createServerClock();
    expect(clock.now()).toBe(NOW + off);
    clock.learn(NOW, 0);
    expect(clock.now()).toBe(NOW);
    vi.advanceTimersByTime(90_000);
    expect(clock.now()).toBe(NOW + 90_000);
  },
);

it('Y16 it says so once when the time is another one, and not for what nobody sees', () => {
  setBrowser(NOW - HOUR);
  const clock = createServerClock();
  const listener = vi.fn<() => void>();
  const unsubscribe = clock.subscribe(listener);
  const before = clock.reader();
  clock.learn(NOW, 0);
  expect(listener).toHaveBeenCalledOnce();
  expect(clock.reader()).not.toBe(before);
  clock.learn(NOW + 200, 0);
  clock.learnFromHeader(new Date(NOW).toUTCString(), 300);
  expect(listener).toHaveBeenCalledOnce();
  unsubscribe();
});

it('Y16 a slow answer moves the time no further than it is sure of', () => {
  const clock = createServerClock();
  clock.learn(NOW - 4_000, 5_000);
  expect(clock.now()).toBe(NOW);
  clock.learn(NOW - 9_000, 5_000);
  expect(clock.now()).toBe(NOW - 4_000);
});

it('Y16 a browser whose clock is set back meanwhile keeps the time', () => {
  const clock = createServerClock();
  clock.learn(NOW, 0);
  vi.advanceTimersByTime(60_000);
  setBrowser(NOW - HOUR);
  expect(clock.now()).toBe(NOW + 60_000);
});

it('Y16 a header that says no time changes nothing', () => {
  const clock = createServerClock();
  for (const date of [undefined, null, '', 'soon']) clock.learnFromHeader(date, 0);
  expect(clock.now()).toBe(NOW);
});
