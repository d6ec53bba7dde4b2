import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startOfToday, watchToday } from './startOfToday.ts';

const HOUR_MS = 60 * 60_000;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 2, 2, 23, 59, 59) });
  vi.stubGlobal('document', new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const monday = new Date(2026, 2, 2).toISOString();
const tuesday = new Date(2026, 2, 3).toISOString();

it('Y30 the day ends though the clock is put back on the way to midnight', () => {
  const seen: string[] = [];
  const stop = watchToday(() => seen.push(startOfToday()));
  vi.setSystemTime(Date.now() - 600);
  vi.advanceTimersByTime(1_000);
  expect(startOfToday()).toBe(monday);
  vi.advanceTimersByTime(60_000);
  expect(seen.at(-1)).toBe(tuesday);
  stop();
});

it('Y30 a computer that slept over midnight shows the new day when its page is seen again', () => {
  const seen: string[] = [];
  const stop = watchToday(() => seen.push(startOfToday()));
  vi.setSystemTime(Date.now() + 8 * HOUR_MS);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(seen).toEqual([tuesday]);
  stop();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(seen).toHaveLength(1);
});
