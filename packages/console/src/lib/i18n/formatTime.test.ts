import type { TestServer } from '@concierge/server/testing/testServer';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startPeer } from '../../testing/peer.ts';
import { startZoneServer } from '../../testing/timeZones.ts';
import { formatLocalTime, formatLocalTimeOrNull, formatServiceDate } from './formatTime.ts';
import { http } from '../http/http.ts';
import { loadLocalTimes } from './localTimes.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startZoneServer();
  http.defaults.baseURL = server.url;
});
afterAll(() => server.close());

/** What the clock of this machine says. */
function byOwnClock(timestamp: string): string {
  const two = (part: number) => String(part).padStart(2, '0');
  const at = new Date(timestamp);
  const day = `${two(at.getDate())}.${two(at.getMonth() + 1)}.${at.getFullYear()}`;
  return `${day} ${two(at.getHours())}:${two(at.getMinutes())}`;
}

function silenceLog() {
  return vi.spyOn(console, 'error').mockImplementation(() => undefined);
}

it('D11 service dates are shown in UTC', () => {
  expect(formatServiceDate('2026-03-02T23:30:00.000Z')).toBe('02.03.2026 23:30');
});

it("D11 what people did is shown in the browser's timezone, summer time included", async () => {
  await Promise.all([loadLocalTimes('Europe/Prague'), loadLocalTimes('Europe/Istanbul')]);
  expect(formatLocalTime('2026-03-02T23:30:00.000Z', 'Europe/Prague')).toBe('03.03.2026 00:30');
  expect(formatLocalTime('2026-07-02T23:30:00.000Z', 'Europe/Prague')).toBe('03.07.2026 01:30');
  expect(formatLocalTime('2026-07-02T23:30:00.000Z', 'Europe/Istanbul')).toBe('03.07.2026 02:30');
});

it('D11 a zone is known by its other names as well, and in the first and last of its years', async () => {
  await Promise.all([loadLocalTimes('Asia/Calcutta'), loadLocalTimes('America/Argentina/Ushuaia')]);
  expect(formatLocalTime('2021-01-01T00:00:00.000Z', 'Asia/Calcutta')).toBe('01.01.2021 05:30');
  expect(formatLocalTime('2031-12-31T23:59:00.000Z', 'America/Argentina/Ushuaia')).toBe(
    '31.12.2031 20:59',
  );
});

it("D11 years nobody wrote down are left to the browser's clock", async () => {
  await loadLocalTimes('Asia/Tokyo');
  for (const timestamp of ['1999-07-01T20:00:00.000Z', '2040-07-01T20:00:00.000Z']) {
    expect(formatLocalTime(timestamp, 'Asia/Tokyo')).toBe(byOwnClock(timestamp));
  }
});

it("D11 a zone nobody knows is logged, and the browser's clock stands in for it", async () => {
  const log = silenceLog();
  await loadLocalTimes('Atlantis/Capital');
  expect(log).toHaveBeenCalledWith(expect.stringContaining('Atlantis/Capital'), expect.any(Error));
  const timestamp = '2026-03-02T23:30:00.000Z';
  expect(formatLocalTime(timestamp, 'Atlantis/Capital')).toBe(byOwnClock(timestamp));
  log.mockRestore();
});

it('D11 a zone that could not be loaded is asked for again', async () => {
  const log = silenceLog();
  const page = await startPeer({
    onRequest: (_request, response) => response.end('<h1>Bad gateway</h1>'),
  });
  http.defaults.baseURL = page.url;
  await loadLocalTimes('Australia/Sydney');
  await page.close();
  await loadLocalTimes('Australia/Sydney');
  expect(log).toHaveBeenCalledTimes(2);
  const timestamp = '2026-03-02T23:30:00.000Z';
  expect(formatLocalTime(timestamp, 'Australia/Sydney')).toBe(byOwnClock(timestamp));
  log.mockRestore();
  http.defaults.baseURL = server.url;
  await loadLocalTimes('Australia/Sydney');
  expect(formatLocalTime(timestamp, 'Australia/Sydney')).toBe('03.03.2026 10:30');
});

it('D11 a time that has not come yet stays empty', () => {
  expect(formatLocalTimeOrNull(null, 'Europe/Prague')).toBeNull();
});
