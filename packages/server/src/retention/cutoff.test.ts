import { describe, expect, it } from 'vitest';
import { cutoffOf } from './cutoff.ts';

describe('the day before which rows have expired', () => {
  it.each([
    ['2026-11-23T05:00:00Z', 12, '2025-11-23'],
    ['2026-03-31T23:59:59Z', 1, '2026-02-28'],
    ['2024-03-31T00:00:00Z', 1, '2024-02-29'],
    ['2026-01-15T00:00:00Z', 1, '2025-12-15'],
    ['2026-01-31T00:00:00Z', 36, '2023-01-31'],
  ])('%s less %i months is %s', (now, months, day) => {
    expect(cutoffOf(new Date(now), months)).toBe(day);
  });
});
