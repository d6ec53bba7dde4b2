import { createApp } from '@concierge/server/app';
import { readConfig } from '@concierge/server/config';
import { migrate } from '@concierge/server/database/migrate';
import { openDatabase } from '@concierge/server/database/open';
import { WEAK_PASSWORDS } from '@concierge/server/testing/testProject';
import type { HostAnswer, HostCommand } from './hostedServer.ts';

/**
 * A process that serves one database after another, each with its own app and port: wired as in `main.ts`,
 * but without loading the server's code again for every test, and with cheap password hashes.
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

async function execute(command: HostCommand): Promise<HostAnswer> {
  try {
    if (command.open) return { url: await open(command.open) };
    await closeServer();
    return {};
  } catch (error) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

process.on('message', (command) => {
  void execute(command as HostCommand).then((answer) => process.send?.(answer));
});
process.on('disconnect', () => process.exit());
