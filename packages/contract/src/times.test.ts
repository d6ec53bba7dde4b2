import { afterEach, expect, it, vi } from 'vitest';
import { formatBrowserTime, formatServiceDate, formatTimeIn } from './times.ts';

afterEach(() => vi.unstubAllEnvs());

it('D11 service dates are shown in UTC', () => {
  expect(formatServiceDate('2026-03-02T23:30:00.000Z')).toBe('02.03.2026 23:30');
});

it.each([
  ['Europe/Prague', '2026-03-02T23:30:00.000Z', '03.03.2026 00:30'],
  ['Europe/Prague', '2026-07-02T23:30:00.000Z', '03.07.2026 01:30'],
  ['Europe/Istanbul', '2026-07-02T23:30:00.000Z', '03.07.2026 02:30'],
  ['Asia/Calcutta', '2021-01-01T00:00:00.000Z', '01.01.2021 05:30'],
  ['America/Argentina/Ushuaia', '2041-12-31T23:59:00.000Z', '31.12.2041 20:59'],
])("D11 what users did is shown in the browser's timezone: %s, %s", (zone, timestamp, shown) => {
  vi.stubEnv('TZ', zone);
  expect(formatBrowserTime(timestamp)).toBe(shown);
});

it.each([
  ['Asia/Kathmandu', '2026-03-02T18:20:00.000Z', '03.03.2026 00:05'],
  ['Europe/Prague', '2026-10-25T00:30:00.000Z', '25.10.2026 02:30'],
  ['Europe/Prague', '2026-10-25T01:30:00.000Z', '25.10.2026 02:30'],
  // Of a server that knows more: as in the browser.
  ['Moon/Tycho', '2026-03-02T18:20:00.000Z', '03.03.2026 07:20'],
])('P5 a guest reads times of the place: %s, %s', (zone, timestamp, shown) => {
  vi.stubEnv('TZ', 'Pacific/Auckland');
  expect(formatTimeIn(zone, timestamp)).toBe(shown);
});
