import { expect, it } from 'vitest';
import { formatBrowserTime, formatServiceDate } from './times.ts';

it('D11 service dates are shown in UTC', () => {
  expect(formatServiceDate('2026-03-02T23:30:00.000Z')).toBe('02.03.2026 23:30');
});

it("D11 other times are shown in the browser's timezone, with the date, summer time included", () => {
  expect(formatBrowserTime(new Date(2026, 2, 2, 7, 5).toISOString())).toBe('02.03.2026 07:05');
  expect(formatBrowserTime(new Date(2026, 6, 31, 23, 59).toISOString())).toBe('31.07.2026 23:59');
});
