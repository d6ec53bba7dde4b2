import { stat, statfs } from 'node:fs/promises';
import type { Config } from '../../config.ts';
import { databaseFileIn } from '../../ops/sqliteFiles.ts';
import { askServer, identityNamed } from '../runningServer.ts';
import { type Finding, failure, ok, warning } from './finding.ts';

const MIB = 1024 ** 2;
const LOW = 1024 * MIB;
const ALMOST_NONE = 100 * MIB;

/** Of the file system of the data folder; the log, a migration and a backup need as much as the database each. */
export function diskFinding(folder: string, free: number, database: number): Finding {
  const text = `${Math.floor(free / MIB)} MiB free for ${folder}`;
  if (free < Math.max(ALMOST_NONE, database / 4)) return failure('disk', `${text}: make space now`);
  if (free < Math.max(LOW, database * 2)) return warning('disk', `${text}: make space soon`);
  return ok('disk', text);
}

/** Free space where SQLite's file is. PostgreSQL has its own machine. */
export async function checkDisk({ databaseUrl, dataDir }: Config): Promise<Finding[]> {
  if (databaseUrl !== null) return [];
  const { bavail, bsize } = await statfs(dataDir);
  const size = await stat(databaseFileIn(dataDir)).then(
    (file) => file.size,
    () => 0,
  );
  return [diskFinding(dataDir, bavail * bsize, size)];
}

/** The server at the settings' `HOST` and `PORT`: whether it can serve, and uses their database. */
export async function checkServer(config: Config): Promise<Finding[]> {
  const { host, port } = config;
  if (port === 0) return [];
  const server = await askServer(config);
  if (!server) return [warning('server', `none answers at HOST ${host} and PORT ${port}`)];
  const { address, status, identity } = server;
  if (status !== 'ok') return [failure('server', `${address}/readyz says: ${status}`)];
  if (identity !== (await identityNamed(config))) {
    return [failure('server', `${address} uses another database than these settings`)];
  }
  return [ok('server', `${address} can serve, and uses this database`)];
}
