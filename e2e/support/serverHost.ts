import { createApp } from '@concierge/server/app';
import { readConfig } from '@concierge/server/config';
import { migrate } from '@concierge/server/database/migrate';
import { openDatabase } from '@concierge/server/database/open';
import { WEAK_PASSWORDS } from '@concierge/server/testing/testProject';
import type { HostAnswer, HostOrder } from './hostedServer.ts';

/**
 * A process that serves one database after another, each by an application of its own on a port of its
 * own: put together as `main.ts` does, but without loading the server's code again for every test, and
 * with passwords that take little to hash.
 */
let closeServer: () => Promise<void> = async () => {};

async function open(env: Readonly<Record<string, string>>): Promise<string> {
  const config = readConfig(env, process.cwd());
  const database = await openDatabase(config);
  await migrate(database);
  const app = await createApp({ config, database, passwordCost: WEAK_PASSWORDS });
  closeServer = async () => {
    await app.close();
    await database.close();
  };
  return app.listen({ host: config.host, port: 0 });
}

async function obey(order: HostOrder): Promise<HostAnswer> {
  try {
    if (order.open) return { url: await open(order.open) };
    await closeServer();
    return {};
  } catch (error) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

process.on('message', (order) => void obey(order as HostOrder).then((a) => process.send?.(a)));
process.on('disconnect', () => process.exit());
