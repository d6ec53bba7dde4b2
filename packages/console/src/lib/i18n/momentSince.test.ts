import { expect, it } from 'vitest';
import { momentSince } from './momentSince.ts';

it('U15 since when: the time, and the day unless it was today', () => {
  const now = new Date(2026, 2, 3, 8, 0);
  expect(momentSince(new Date(2026, 2, 3, 7, 5).toISOString(), 'en', now)).toBe('07:05');
  expect(momentSince(new Date(2026, 2, 2, 19, 24).toISOString(), 'en', now)).toBe('Mon 19:24');
});
