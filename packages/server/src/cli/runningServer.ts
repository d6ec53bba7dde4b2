import { sql } from 'kysely';
import { IDENTITY_HEADER } from '../lib/health.ts';
import { type Config, readConfig } from '../config.ts';
import { identityOf } from '../database/identity.ts';
import { migrate, pendingMigrations } from '../database/migrate.ts';
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

interface RunningServer {
  address: string;
  /** Whether it can serve, or why not. */
  status: string;
  /** Of the database it uses; null where it cannot be read. */
  identity: string | null;
}

/** What the server at the settings' `HOST` and `PORT` says of itself; null where none answers. */
export async function askServer(config: Config): Promise<RunningServer | null> {
  if (config.port === 0) return null;
  const address = addressOf(config);
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const answer = await fetch(`${address}/readyz`, { signal });
    const { status } = (await answer.json()) as { status: string };
    return { address, status, identity: answer.headers.get(IDENTITY_HEADER) };
  } catch {
    return null;
  }
}

/** The identity of the database that the settings name; null where no server has used it yet. */
export async function identityNamed({ databaseUrl, dataDir }: Config): Promise<string | null> {
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
  const server = await askServer(config);
  if (!server || server.identity === null) return false;
  if (server.identity === (await identityNamed(config))) return true;
  throw new CommandError(
    `The server at ${server.address} uses another database. Nothing was done. Give the command the settings of that server, ` +
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
  const pending = await pendingMigrations(database);
  if (pending.length === 0) return;
  if (isServed || (await isListenedTo(database))) {
    throw new CommandError(
      'The server that uses this database is of an older version. Nothing was done. Restart it with this version first.',
    );
  }
  await migrate(database);
}
