import { sql } from 'kysely';
import type { Config } from '../../config.ts';
import { readBackupTime } from '../../database/backupTime.ts';
import { damageIn } from '../../database/damage.ts';
import { pendingMigrations } from '../../database/migrate.ts';
import { type OpenDatabase, withDatabase } from '../../database/open.ts';
import { refuseTransactionPooling } from '../../database/pooling.ts';
import type { Connection } from '../../database/schema.ts';
import { databaseFileIn, exists } from '../../ops/sqliteFiles.ts';
import { databasePlace } from '../command.ts';
import { checkPush } from './checkPush.ts';
import { clockFinding } from './clock.ts';
import { type Finding, failure, ok, warning } from './finding.ts';

/** The first that has every setting which connections are given. */
const OLDEST_POSTGRES = 14;
const HOUR_MS = 60 * 60_000;
const BACKUP_HOURS = 48;

/** Opening would create the file, or fail without saying that it is damaged. */
async function refuseFile({ dataDir }: Config): Promise<Finding | undefined> {
  const file = databaseFileIn(dataDir);
  if (!(await exists(file))) {
    return failure(
      'database',
      `there is none in ${dataDir}: set DATA_DIR, or start the server once`,
    );
  }
  const damage = await damageIn(file);
  if (damage === null) return undefined;
  return failure('database', `${file} is damaged, restore a backup: ${damage}`);
}

async function checkPostgres(config: Config, { db }: OpenDatabase): Promise<Finding[]> {
  const start = Date.now();
  const { rows } = await sql<{ number: number; version: string; reads: boolean; now: number }>`
    select current_setting('server_version_num')::int as number, current_setting('server_version') as version,
      pg_is_in_recovery() as reads, (extract(epoch from clock_timestamp()) * 1000)::float8 as now`.execute(
    db,
  );
  const end = Date.now();
  const [{ number, version, reads, now }] = rows as [(typeof rows)[number]];
  const place = `${databasePlace(config)}, version ${version}`;
  const findings: Finding[] = [];
  if (reads) findings.push(failure('database', `${place}, only reads: name the primary`));
  else if (number < OLDEST_POSTGRES * 10_000) {
    findings.push(warning('database', `${place}: use ${OLDEST_POSTGRES} or newer`));
  } else findings.push(ok('database', place));
  // Others are refused when the database is opened.
  findings.push(ok('encoding', 'UTF8'));
  findings.push(clockFinding('PostgreSQL', now, { start, end }));
  return findings;
}

function migrationsFinding(pending: readonly string[]): Finding {
  if (pending.length === 0) return ok('migrations', 'none is pending');
  const names = pending.join(', ');
  return warning('migrations', `pending: ${names}; the server runs them when it starts`);
}

async function checkBackup(db: Connection, now: number): Promise<Finding> {
  const at = await readBackupTime(db);
  if (at === undefined) return warning('backup', 'none was made by "concierge backup"');
  const hours = Math.floor((now - at) / HOUR_MS);
  const text = `the last one is of ${new Date(at).toISOString()}, ${hours} hours old`;
  return hours >= BACKUP_HOURS ? warning('backup', `${text}: see why`) : ok('backup', text);
}

/** Never creates or migrates anything. */
export async function checkDatabase(config: Config): Promise<readonly Finding[]> {
  const { databaseUrl } = config;
  const refusal = databaseUrl === null ? await refuseFile(config) : undefined;
  if (refusal) return [refusal];
  return withDatabase(config, async (database) => {
    if (databaseUrl !== null) await refuseTransactionPooling(databaseUrl);
    const { db, dialect } = database;
    const findings =
      dialect === 'sqlite'
        ? [ok('database', `${databasePlace(config)}, not damaged`)]
        : await checkPostgres(config, database);
    findings.push(migrationsFinding(await pendingMigrations(database)));
    const tables = await db.introspection.getTables();
    if (!tables.some(({ name }) => name === 'meta')) return findings;
    return [...findings, await checkBackup(db, Date.now()), await checkPush(db, config)];
  });
}
