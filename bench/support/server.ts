import type { DatabaseLocation } from '@concierge/server/database/open';
import {
  type ServerProcess,
  type ServerProcessOptions,
  startServerProcess,
} from '@concierge/server/testing/serverProcess';

export const METRICS_TOKEN = 'token-of-the-benchmark';

/** The real server as a process of its own, with its metrics open to the benchmark. */
export function startServer(
  location: DatabaseLocation,
  { port, env }: Pick<ServerProcessOptions, 'port' | 'env'> = {},
): Promise<ServerProcess> {
  return startServerProcess({
    location,
    env: { METRICS_TOKEN, ...env },
    ...(port === undefined ? {} : { port }),
  });
}
