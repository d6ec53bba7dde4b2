import { expect, it } from 'vitest';
import { formatLocalTime } from './localTime.ts';

it("D11 what users did is shown in the browser's timezone, summer time included", () => {
  expect(formatLocalTime('2026-03-02T23:30:00.000Z', 'Europe/Prague')).toBe('03.03.2026 00:30');
  expect(formatLocalTime('2026-07-02T23:30:00.000Z', 'Europe/Prague')).toBe('03.07.2026 01:30');
  expect(formatLocalTime('2026-07-02T23:30:00.000Z', 'Europe/Istanbul')).toBe('03.07.2026 02:30');
});

it('D11 a zone is known by its other names as well, and in the first and last of its years', () => {
  expect(formatLocalTime('2021-01-01T00:00:00.000Z', 'Asia/Calcutta')).toBe('01.01.2021 05:30');
  expect(formatLocalTime('2031-12-31T23:59:00.000Z', 'America/Argentina/Ushuaia')).toBe(
    '31.12.2031 20:59',
  );
});
