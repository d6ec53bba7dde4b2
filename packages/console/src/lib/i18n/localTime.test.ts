import { afterEach, expect, it, vi } from 'vitest';
import { formatLocalTime } from './localTime.ts';

afterEach(() => vi.unstubAllEnvs());

it.each([
  ['Europe/Prague', '2026-03-02T23:30:00.000Z', '03.03.2026 00:30'],
  ['Europe/Prague', '2026-07-02T23:30:00.000Z', '03.07.2026 01:30'],
  ['Europe/Istanbul', '2026-07-02T23:30:00.000Z', '03.07.2026 02:30'],
  ['Asia/Calcutta', '2021-01-01T00:00:00.000Z', '01.01.2021 05:30'],
  ['America/Argentina/Ushuaia', '2041-12-31T23:59:00.000Z', '31.12.2041 20:59'],
])("D11 what users did is shown in the browser's timezone: %s, %s", (zone, timestamp, shown) => {
  vi.stubEnv('TZ', zone);
  expect(formatLocalTime(timestamp)).toBe(shown);
});
