import { describe, expect, it } from 'vitest';
import { percentile } from './latency.ts';

describe('percentile', () => {
  it('is the nearest rank', () => {
    const samples = Array.from({ length: 100 }, (_, index) => 100 - index);
    expect([50, 95, 99, 100].map((percent) => percentile(samples, percent))).toEqual([
      50, 95, 99, 100,
    ]);
    expect(percentile([7], 1)).toBe(7);
    expect(percentile([], 50)).toBeUndefined();
  });
});
