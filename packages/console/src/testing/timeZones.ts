import { type TestServer, startTestServer } from '@concierge/server/testing/testServer';
import { inject } from 'vitest';
import { http } from '../lib/http/http.ts';
import { loadLocalTimes } from '../lib/i18n/localTimes.ts';

/** The real server with the timezones of a build. */
export function startZoneServer(): Promise<TestServer> {
  return startTestServer({ config: { consoleDir: inject('zonesDir') } });
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
