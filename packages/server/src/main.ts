import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import { ConfigError, readConfig, type Config, NO_PUSH_CONTACT } from './config.ts';
import { DatabaseRefused, isDamage } from './database/failures.ts';
import { migrate } from './database/migrate.ts';
import { openDatabase, type OpenDatabase } from './database/open.ts';
import { refuseTransactionPooling } from './database/pooling.ts';
import {
  DEMO_PASSWORD,
  DEMO_PROJECT,
  DEMO_TABLET_ROOM,
  DEMO_USERS,
  demoDeviceKey,
} from './demo/demoProject.ts';
import { readDemoSwitches, requireMayServeDemo } from './demo/demoRules.ts';
import { hasDemo, provisionDemo } from './demo/provisionDemo.ts';
import { reasonOf } from './lib/reason.ts';
import { createMetrics, type Metrics } from './metrics/metrics.ts';
import { withSettingsFile } from './settingsFile.ts';

/** Longer than `DRAIN_MS` of the app: something hangs then. */
const STUCK_MS = 15_000;
/** How long a start waits for the check of the database. */
const CHECK_MS = 5_000;

const damaged = (what: string) => `The database is damaged, restore a backup: ${what}`;

/** Refuses a damaged database. One that is too large to be checked in time is checked later by `/readyz`. */
async function refuseDamaged(database: OpenDatabase): Promise<void> {
  const late = pause(CHECK_MS, null, { ref: false });
  const damage = await Promise.race([database.findDamage(), late]);
  if (damage) throw new DatabaseRefused(damaged(damage));
}

async function openMigrated(config: Config, metrics: Metrics | undefined): Promise<OpenDatabase> {
  try {
    const database = await openDatabase({
      ...config,
      claim: true,
      onConnectionLost: (lost) => console.error(`Database connection lost: ${reasonOf(lost)}`),
      ...(metrics ? { onStatement: (statement) => metrics.statementRan(statement) } : {}),
    });
    await refuseDamaged(database);
    if (database.databaseUrl) await refuseTransactionPooling(database.databaseUrl);
    await migrate(database);
    return database;
  } catch (error) {
    if (error instanceof DatabaseRefused) throw new ConfigError(error.message);
    // What is damaged may be read before it is checked.
    if (isDamage(error)) throw new ConfigError(damaged(reasonOf(error)));
    // The address may contain a password and is not repeated.
    const what = config.databaseUrl
      ? 'The database of DATABASE_URL cannot be used'
      : `The database folder ${config.dataDir} cannot be used`;
    throw new ConfigError(`${what}: ${reasonOf(error)}`);
  }
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<string> {
  try {
    return await app.listen({ host, port });
  } catch (error) {
    const inUse = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
    throw new ConfigError(
      inUse
        ? `PORT ${port} on ${host} is already in use`
        : `HOST ${host} and PORT ${port} cannot be used: ${reasonOf(error)}`,
    );
  }
}

/** Finishes calls in progress, then closes sockets, then the database; a second signal exits at once. */
function closeOnSignal(app: FastifyInstance, database: OpenDatabase): void {
  let closing = false;
  const close = async () => {
    if (closing) process.exit(1);
    closing = true;
    setTimeout(() => process.exit(1), STUCK_MS).unref();
    await app.close();
    await database.close();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      close().catch((error: unknown) => {
        app.log.error({ err: error }, 'closing');
        process.exit(1);
      });
    });
  }
}

function announce(url: string, { demo, warn }: { demo: boolean; warn: boolean }): void {
  console.log(`Concierge is running at ${url}`);
  if (demo) {
    const names = DEMO_USERS.map(({ username }) => username).join(', ');
    console.log(
      `Sign in with project ${DEMO_PROJECT.code}, password ${DEMO_PASSWORD}, as ${names}`,
    );
    console.log(
      `Guest tablet of ${DEMO_TABLET_ROOM}: ${url}/tablet#key=${demoDeviceKey(DEMO_TABLET_ROOM)}`,
    );
  }
  if (!warn) return;
  const { code } = DEMO_PROJECT;
  console.log(
    `Warning: the demo project is in this database, with public passwords and device keys. ` +
      `"remove project --code ${code} --confirm ${code}" of the command line removes it.`,
  );
}

async function start(): Promise<void> {
  const config = readConfig(withSettingsFile(process.env, process.cwd()), process.cwd());
  const { demo, isPublic, language } = readDemoSwitches(process.argv.slice(2));
  if (demo) requireMayServeDemo(config, { isPublic, environment: process.env['NODE_ENV'] });
  const metrics = config.metricsToken === null ? undefined : createMetrics();
  const database = await openMigrated(config, metrics);
  try {
    if (demo) await provisionDemo(database.db, { language });
    const app = await createApp({ config, database, metrics });
    // Asked before it serves: from then on a signal may close the database.
    const warn = await hasDemo(database.db);
    if (!demo && config.pushContact === NO_PUSH_CONTACT) {
      console.log(
        'PUSH_CONTACT is not set: some push services, such as Apple’s, refuse notifications.',
      );
    }
    const url = await listen(app, config);
    closeOnSignal(app, database);
    announce(url, { demo, warn });
  } catch (error) {
    await database.close();
    throw error;
  }
}

try {
  await start();
} catch (error) {
  const expected = error instanceof ConfigError;
  console.error(expected ? error.message : error);
  process.exit(1);
}
