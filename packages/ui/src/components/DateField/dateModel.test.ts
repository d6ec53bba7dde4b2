import { expect, it } from 'vitest';
import { toDate, toTime } from './dateModel.ts';

it('Q5 reads dates and times as they are stored', () => {
  expect(toDate('2026-03-02')?.toString()).toBe('2026-03-02');
  expect(toTime('14:05')?.toString()).toBe('14:05:00');
});

it('Q5 takes what is no date or time for none, and leaves the uncontrolled alone', () => {
  expect(toDate('2026-02-30')).toBeNull();
  expect(toDate('tomorrow')).toBeNull();
  expect(toTime('25:00')).toBeNull();
  expect(toDate(null)).toBeNull();
  expect(toDate(undefined)).toBeUndefined();
});
