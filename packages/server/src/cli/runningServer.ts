import { sql } from 'kysely';
import { IDENTITY_HEADER } from '../lib/health.ts';
import { type Config, readConfig } from '../config.ts';
import { identityOf } from '../database/identity.ts';
import { isMigrated, migrate } from '../database/migrate.ts';
import { type OpenDatabase, withDatabase } from '../database/open.ts';
import { LISTENER_NAME } from '../live/postgresNotify.ts';
import { databaseFileIn, exists } from '../ops/sqliteFiles.ts';
import { CommandError, type Terminal, databaseLine } from './command.ts';

const TIMEOUT_MS = 3_000;

/** Where a server with these settings listens, as this machine reaches it. */
function addressOf({ host, port }: Config): string {
  const reached = { '0.0.0.0': '127.0.0.1', '::': '::1' }[host] ?? host;
  return `http://${reached.includes(':') ? `[${reached}]` : reached}:${port}`;
}

/** The identity of the database that the server at this address uses; null where no such server answers. */
async function identityAt(address: string): Promise<string | null> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const answer = await fetch(`${address}/readyz`, { signal });
    await answer.body?.cancel();
    return answer.headers.get(IDENTITY_HEADER);
  } catch {
    return null;
  }
}

async function identityNamed({ databaseUrl, dataDir }: Config): Promise<string | null> {
  // Opening would create it.
  if (databaseUrl === null && !(await exists(databaseFileIn(dataDir)))) return null;
  return withDatabase({ databaseUrl, dataDir }, async (database) => {
    const tables = await database.db.introspection.getTables();
    return tables.some(({ name }) => name === 'meta') ? identityOf(database) : null;
  });
}

/**
 * Prints which database a command works on, and returns whether the server at the settings' `HOST` and `PORT` uses it.
 * @throws CommandError when that server uses another one.
 */
export async function nameDatabase(terminal: Terminal): Promise<boolean> {
  terminal.print(databaseLine(terminal));
  const config = readConfig(terminal.env, terminal.cwd);
  if (config.port === 0) return false;
  const address = addressOf(config);
  const theirs = await identityAt(address);
  if (theirs === null) return false;
  if (theirs === (await identityNamed(config))) return true;
  throw new CommandError(
    `The server at ${address} uses another database. Nothing was done. Give the command the settings of that server, ` +
      'or the PORT of the server of this database; PORT=0 asks none.',
  );
}

/** Whether a server of any machine uses the PostgreSQL database: each listens to what the others tell. */
async function isListenedTo({ db, dialect }: OpenDatabase): Promise<boolean> {
  if (dialect === 'sqlite') return false;
  const { rows } = await sql`select 1 from pg_stat_activity
    where datname = current_database() and application_name = ${LISTENER_NAME} limit 1`.execute(db);
  return rows.length > 0;
}

/**
 * Runs the missing migrations before a command.
 * @throws CommandError beside a running server, which is an older one then and would work on tables that it does not know.
 */
export async function migrateForCommand(database: OpenDatabase, isServed: boolean): Promise<void> {
  const isCurrent = await isMigrated(database);
  if (isCurrent) return;
  if (isServed || (await isListenedTo(database))) {
    throw new CommandError(
      'The server that uses this database is of an older version. Nothing was done. Restart it with this version first.',
    );
  }
  await migrate(database);
}
