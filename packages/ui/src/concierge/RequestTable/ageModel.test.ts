import { describe, expect, it } from 'vitest';
import { ageOf, latenessOf } from './ageModel.ts';

const MINUTE = 60_000;
const NOON = '2026-03-02T12:00:00.000Z';

describe('U22 the age of a request', () => {
  it('is the time since its service date', () => {
    expect(ageOf(NOON, Date.parse(NOON) + 4 * MINUTE)).toBe(4 * MINUTE);
  });

  it('is never negative, though the clock of the browser may be behind', () => {
    expect(ageOf(NOON, Date.parse(NOON) - MINUTE)).toBe(0);
  });

  it.each([
    [0, 'none'],
    [10 * MINUTE - 1, 'none'],
    [10 * MINUTE, 'due'],
    [20 * MINUTE - 1, 'due'],
    [20 * MINUTE, 'late'],
  ])('of %i ms is %s', (age, lateness) => expect(latenessOf(age)).toBe(lateness));
});
