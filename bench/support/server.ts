import { type ServerProcess, startServerProcess } from '@concierge/server/testing/serverProcess';
import type { Place } from './house.ts';

export const METRICS_TOKEN = 'token-of-the-benchmark';

/** The real server as a process of its own, with its metrics open to the benchmark. */
export function startServer(place: Place, port?: number): Promise<ServerProcess> {
  const env = { METRICS_TOKEN };
  return startServerProcess({ place, env, ...(port === undefined ? {} : { port }) });
}
