import { IDENTITY_HEADER } from '../lib/health.ts';
import { type Config, readConfig } from '../config.ts';
import { identityOf } from '../database/identity.ts';
import { withDatabase } from '../database/open.ts';
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
 * Prints which database a command works on.
 * @throws CommandError when the server at the settings' `HOST` and `PORT` uses another one.
 */
export async function nameDatabase(terminal: Terminal): Promise<void> {
  terminal.print(databaseLine(terminal));
  const config = readConfig(terminal.env, terminal.cwd);
  if (config.port === 0) return;
  const address = addressOf(config);
  const theirs = await identityAt(address);
  if (theirs === null || theirs === (await identityNamed(config))) return;
  throw new CommandError(
    `The server at ${address} uses another database. Nothing was done. Give the command the settings of that server, ` +
      'or the PORT of the server of this database; PORT=0 asks none.',
  );
}
