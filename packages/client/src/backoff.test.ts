import { expect, it } from 'vitest';
import { fullJitter } from './backoff.ts';

it('I4 the wait doubles up to its bound, and is a random share of it', () => {
  const longest = (attempt: number) =>
    fullJitter(attempt, { firstMs: 1_000, longestMs: 30_000, random: () => 1 });
  expect([0, 1, 2, 3, 4, 5, 50].map(longest)).toEqual([
    1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
  ]);
  expect(fullJitter(3, { firstMs: 1_000, longestMs: 30_000, random: () => 0.25 })).toBe(2_000);
});
