import { createApp } from '@concierge/server/app';
import { readConfig } from '@concierge/server/config';
import { migrate } from '@concierge/server/database/migrate';
import { openDatabase } from '@concierge/server/database/open';
import { WEAK_PASSWORDS } from '@concierge/server/testing/testProject';
import { ROOT } from '@concierge/tooling/paths';
import type { ServerOptions } from './server.ts';

/** A server with its own database, for one test. */
export interface HostedServer {
  readonly url: string;
  readonly port: number;
  stop(): Promise<void>;
}

/**
 * Serves this database folder until `stop`: wired as in `main.ts`, but in the process of the tests, without
 * loading the server's code again for each, and with cheap password hashes.
 */
export async function hostServer({ dataDir, env = {} }: ServerOptions): Promise<HostedServer> {
  const settings = {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    RATE_LIMIT: '0',
    DEVICE_RATE_LIMIT: '0',
    ...env,
  };
  const config = readConfig(settings, ROOT);
  const database = await openDatabase(config);
  await migrate(database);
  const app = await createApp({ config, database, passwordCost: WEAK_PASSWORDS });
  const url = await app.listen({ host: config.host, port: 0 });
  return {
    url,
    port: Number(new URL(url).port),
    stop: async () => {
      await app.close();
      await database.close();
    },
  };
}
