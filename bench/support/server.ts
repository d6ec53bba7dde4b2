import type { DatabaseLocation } from '@concierge/server/database/open';
import {
  type ServerProcess,
  type ServerProcessOptions,
  startServerProcess,
} from '@concierge/server/testing/serverProcess';

export const METRICS_TOKEN = 'token-of-the-benchmark';

/** The real server in its own process, with metrics. */
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
