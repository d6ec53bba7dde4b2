import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestServer, startTestServer } from '@concierge/server/testing/testServer';
import { writeZoneFiles, zoneFiles } from '@concierge/tooling/timeZones';
import { http } from '../lib/http.ts';
import { loadLocalTimes } from '../lib/localTimes.ts';

/** The real server with the timezones of a build. */
export async function startZoneServer(): Promise<TestServer> {
  const consoleDir = mkdtempSync(join(tmpdir(), 'concierge-zones-'));
  writeFileSync(join(consoleDir, 'index.html'), '<!doctype html>');
  await writeZoneFiles(join(consoleDir, import.meta.env.VITE_TIME_ZONES), zoneFiles());
  const server = await startTestServer({ config: { consoleDir } });
  return {
    ...server,
    async close() {
      await server.close();
      rmSync(consoleDir, { recursive: true, force: true });
    },
  };
}

/** Loads a timezone as a browser does that is in it. */
export async function loadTimeZoneFromServer(zone: string): Promise<void> {
  const server = await startZoneServer();
  const before = http.defaults.baseURL;
  http.defaults.baseURL = server.url;
  await loadLocalTimes(zone);
  if (before === undefined) delete http.defaults.baseURL;
  else http.defaults.baseURL = before;
  await server.close();
}
