import { setTimeout as pause } from 'node:timers/promises';
import { paths } from '@concierge/contract/paths';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { beside } from '../testing/lockWaits.ts';
import { sharedPostgres } from '../testing/sharedPostgres.ts';
import { startTestServer } from '../testing/testServer.ts';
import { DatabaseRefused } from './failures.ts';
import { lockProject } from './lockProject.ts';
import { withDatabase } from './open.ts';

const postgres = sharedPostgres();
afterAll(() => postgres.stop());

async function run(databaseUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
}

describe('what a PostgreSQL sets by itself', () => {
  it('R18 of a role or a database changes neither isolation nor how long anything may take', async () => {
    const databaseUrl = await postgres.createDatabase();
    const name = new URL(databaseUrl).pathname.slice(1);
    for (const setting of [
      `default_transaction_isolation = 'serializable'`,
      'statement_timeout = 100',
      'lock_timeout = 100',
      'idle_in_transaction_session_timeout = 100',
      'idle_session_timeout = 100',
      'transaction_timeout = 100',
    ]) {
      // What a role has in a database comes before what either has.
      await run(databaseUrl, `alter role current_user in database ${name} set ${setting}`);
    }
    const server = await startTestServer({ databaseUrl });
    try {
      const operator = await server.live(await server.signIn('operator'));
      const connections = sql<{ pid: number }>`select pid from pg_stat_activity
        where datname = current_database() order by pid`;
      const before = (await connections.execute(server.db)).rows;
      const { project } = server;
      const { status } = await beside(server.db, {
        begins: (trx) => lockProject(trx, project.id),
        work: () =>
          server
            .device(project.devices[0])
            .post(paths.deviceRequests(), { service_id: project.services[0], note: 'Towels' }),
        goesOn: async (trx) => {
          await pause(300);
          await sql`select pg_sleep(0.3)`.execute(trx);
        },
      });
      expect(status).toBe(201);
      await operator.received('request.created');
      expect((await connections.execute(server.db)).rows).toEqual(expect.arrayContaining(before));
      const isolation = sql`select current_setting('transaction_isolation') as level`;
      expect((await isolation.execute(server.db)).rows).toEqual([{ level: 'read committed' }]);
    } finally {
      await server.close();
    }
  });

  it.each(['LATIN1', 'WIN1250', 'SQL_ASCII'])(
    'R19 a database with the encoding %s is refused in one line',
    async (encoding) => {
      const databaseUrl = await postgres.createDatabase(
        `encoding '${encoding}' locale 'C' template template0`,
      );
      const opened = withDatabase({ databaseUrl, dataDir: '' }, async () => undefined);
      await expect(opened).rejects.toBeInstanceOf(DatabaseRefused);
      await expect(opened).rejects.toThrow(
        `The database has the encoding ${encoding}, which cannot hold every language`,
      );
    },
  );
});
