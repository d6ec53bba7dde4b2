import { expect, it, vi } from 'vitest';
import { whenLeftAlone } from './leftAlone.ts';

it('U78 a tablet left alone acts at its time, once, and again after each touch', () => {
  vi.useFakeTimers();
  const target = new EventTarget();
  const acts = { back: vi.fn<() => void>(), again: vi.fn<() => void>() };
  const end = whenLeftAlone(target, [
    [60, acts.back],
    [300, acts.again],
  ]);
  const counts = () => [acts.back.mock.calls.length, acts.again.mock.calls.length];
  vi.advanceTimersByTime(59);
  target.dispatchEvent(new Event('pointerdown'));
  vi.advanceTimersByTime(59);
  expect(counts()).toEqual([0, 0]);
  vi.advanceTimersByTime(1);
  expect(counts()).toEqual([1, 0]);
  vi.advanceTimersByTime(1000);
  expect(counts()).toEqual([1, 1]);
  target.dispatchEvent(new Event('keydown'));
  end();
  vi.advanceTimersByTime(1000);
  expect(counts()).toEqual([1, 1]);
  vi.useRealTimers();
});
