import { expect, it } from 'vitest';
import { toDate } from './dateModel.ts';

it('Q5 reads dates as they are stored, takes what is none for none, and leaves the uncontrolled alone', () => {
  expect(toDate('2026-03-02')?.toString()).toBe('2026-03-02');
  expect(toDate('2026-02-30')).toBeNull();
  expect(toDate('tomorrow')).toBeNull();
  expect(toDate(null)).toBeNull();
  expect(toDate(undefined)).toBeUndefined();
});
