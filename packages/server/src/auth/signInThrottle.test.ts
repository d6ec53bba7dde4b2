import { describe, expect, it } from 'vitest';
import { delayAfter } from './signInThrottle.ts';

describe('the wait after failed sign-ins', () => {
  it.each([
    [0, 0],
    [4, 0],
    [5, 1_000],
    [6, 2_000],
    [7, 4_000],
    [9, 16_000],
    [10, 30_000],
    [2_000, 30_000],
  ])('is after %i failures %i ms', (failures, expected) => {
    expect(delayAfter(failures, { free: 5, capMs: 30_000 })).toBe(expected);
  });
});
