import { expect, it } from 'vitest';
import { formatLocalSince } from './localTime.ts';

const now = new Date('2026-03-02T23:30:00.000Z');

it.each([
  ['Europe/London', '2026-03-02T00:05:00.000Z', '00:05'],
  ['Europe/London', '2026-03-01T23:59:00.000Z', '01.03.2026 23:59'],
  ['Europe/Istanbul', '2026-03-02T00:05:00.000Z', '02.03.2026 03:05'],
  ['Europe/Istanbul', '2026-03-02T21:00:00.000Z', '00:00'],
])('O1 in %s a device gone since %s is shown since %s', (zone, timestamp, expected) => {
  expect(formatLocalSince(timestamp, { zone, now })).toBe(expected);
});
