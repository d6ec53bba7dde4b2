import { expect, it } from 'vitest';
import { formatLocalTime, formatLocalTimeOrNull, formatServiceDate } from './formatTime.ts';

it('D11 service dates are shown in UTC', () => {
  expect(formatServiceDate('2026-03-02T23:30:00.000Z')).toBe('02.03.2026 23:30');
});

it("D11 what people did is shown in the browser's timezone, summer time included", () => {
  expect(formatLocalTime('2026-03-02T23:30:00.000Z', 'Europe/Prague')).toBe('03.03.2026 00:30');
  expect(formatLocalTime('2026-07-02T23:30:00.000Z', 'Europe/Istanbul')).toBe('03.07.2026 02:30');
});

it('D11 a time that has not come yet stays empty', () => {
  expect(formatLocalTimeOrNull(null, 'Europe/Prague')).toBeNull();
});
