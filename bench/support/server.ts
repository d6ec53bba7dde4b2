import {
  type ServerProcess,
  type ServerProcessOptions,
  startServerProcess,
} from '@concierge/server/testing/serverProcess';
import type { Place } from './house.ts';

export const METRICS_TOKEN = 'token-of-the-benchmark';

/** The real server as a process of its own, with its metrics open to the benchmark. */
export function startServer(
  place: Place,
  { port, env }: Pick<ServerProcessOptions, 'port' | 'env'> = {},
): Promise<ServerProcess> {
  return startServerProcess({
    place,
    env: { METRICS_TOKEN, ...env },
    ...(port === undefined ? {} : { port }),
  });
}
