import { paths } from '@concierge/contract/paths';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { lockProject } from './lockProject.ts';
import { serverForTests } from '../testing/eachDatabase.ts';
import { untilLockWaits } from '../testing/lockWaits.ts';
import { withDatabase } from './open.ts';
import { migrate, migrationsFor } from './migrate.ts';
import { DatabaseUnavailable } from './failures.ts';
import type { Connection } from './schema.ts';

const limitsOf = async (db: Connection): Promise<Record<string, string> | undefined> => {
  const { rows } = await sql<Record<string, string>>`select
    current_setting('statement_timeout') as statement,
    current_setting('lock_timeout') as lock,
    current_setting('idle_in_transaction_session_timeout') as idle`.execute(db);
  return rows[0];
};

const PATIENT = { statement: '0', lock: '0', idle: '5min' };

describe('how long a transaction may keep others waiting, on PostgreSQL', () => {
  const server = serverForTests({}, 'PostgreSQL');

  it('U63 a transaction that stands still holds guests up for seconds', async () => {
    const { project, foreign, db } = server();
    const goOn = Promise.withResolvers<void>();
    const stands = db.transaction().execute(async (trx) => {
      await lockProject(trx, project.id);
      await goOn.promise;
      await lockProject(trx, project.id);
    });
    const ask = ({ devices, services }: typeof project) =>
      server()
        .device(devices[0])
        .post(paths.deviceRequests(), { service_id: services[0], note: 'Towels' });
    const first = ask(project);
    await untilLockWaits(db, 1);
    expect((await ask(foreign)).status).toBe(201);
    const { status, headers, body } = await first;
    expect([status, body]).toEqual([503, { errorCode: 'database_unavailable' }]);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    await expect
      .poll(async () => (await ask(project)).status, { interval: 100, timeout: 20_000 })
      .toBe(201);
    goOn.resolve();
    await expect(stands).rejects.toBeInstanceOf(DatabaseUnavailable);
    // The pool has replaced the connection.
    expect(await limitsOf(db)).toEqual({ statement: '15s', lock: '5s', idle: '10s' });
  }, 40_000);

  it('U63 migrations and copies of whole tables are not ended', async () => {
    const { database, location } = server();
    let found: unknown;
    await migrate(database, {
      ...migrationsFor('postgres'),
      '9999_limits': { up: async (db) => void (found = await limitsOf(db)) },
    });
    expect(found).toEqual(PATIENT);
    await sql`delete from migration where name = '9999_limits'`.execute(database.db);
    const copying = { ...location, patient: true };
    expect(await withDatabase(copying, ({ db }) => limitsOf(db))).toEqual(PATIENT);
  });
});
