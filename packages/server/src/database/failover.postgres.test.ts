import { paths } from '@concierge/contract/paths';
import { sql } from 'kysely';
import { Client } from 'pg';
import { describe, expect, it } from 'vitest';
import { EVENT_CHANNEL, listen, notifyProcesses } from '../live/postgresNotify.ts';
import { serverForTests, signedIn } from '../testing/eachDatabase.ts';
import { postgresFailure } from './failures.ts';
import { CONNECTIONS } from './open.ts';

describe('a server whose connections lead to a PostgreSQL that only reads, as after a failover', () => {
  const server = serverForTests({}, 'PostgreSQL');
  const admin = signedIn(server, 'admin');

  const ask = () => {
    const { devices, services } = server().project;
    return server()
      .device(devices[0])
      .post(paths.deviceRequests(), { service_id: services[0], note: 'Towels' });
  };

  /** As the administrator of PostgreSQL. */
  async function run(...statements: string[]): Promise<void> {
    const { databaseUrl } = server().database;
    const client = new Client({ connectionString: databaseUrl ?? '' });
    await client.connect();
    await client.query('set default_transaction_read_only = off');
    const name = new URL(databaseUrl ?? '').pathname.slice(1);
    for (const statement of statements) await client.query(statement.replace('HERE', name));
    await client.end();
  }
  const becomeReadOnly = () =>
    run(
      'alter database HERE set default_transaction_read_only = on',
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`,
    );
  /** Connections that there are stay as they are. */
  const canWriteAgain = () => run('alter database HERE reset default_transaction_read_only');

  it('R17 says that it is unavailable, goes on reading, and gives each such connection up', async () => {
    const heard: string[] = [];
    const lost: string[] = [];
    const listening = Promise.withResolvers<void>();
    const listener = listen(server().database.databaseUrl ?? '', {
      onNotification: (_, payload) => heard.push(payload),
      onListening: () => listening.resolve(),
      onLost: ({ message }) => lost.push(message),
    });
    await listening.promise;
    await becomeReadOnly();
    await expect.poll(() => lost.length).toBeGreaterThan(0);
    await expect
      .poll(async () => {
        const { status, headers, body } = await ask();
        return [status, body, Number(headers.get('retry-after')) > 0];
      })
      .toEqual([503, { errorCode: 'database_unavailable' }, true]);
    expect((await admin.get(paths.serviceQuery(server().project.id))).status).toBe(200);
    expect((await server().anonymous.get('/readyz')).status).toBe(503);

    // The pool has connections that only read, of which each is used once more at most.
    await Promise.all(Array.from({ length: CONNECTIONS }, ask));
    await canWriteAgain();
    const statuses: number[] = [];
    for (let call = 0; call <= CONNECTIONS; call += 1) statuses.push((await ask()).status);
    expect(statuses.at(-1)).toBe(201);

    lost.length = 0;
    listener.check();
    await expect.poll(() => lost).toEqual(['the server only reads']);
    await expect
      .poll(async () => {
        await notifyProcesses(server().db, 'postgres', EVENT_CHANNEL, 'again');
        return heard;
      })
      .toContain('again');
    await listener.stop();
  });

  it.each([
    '25006',
    '25P03',
    '40003',
    '53200',
    '55000',
    '55006',
    '55P03',
    '57P01',
    '57P03',
    '58030',
  ])('R17 an error %s of PostgreSQL passes: the call may be repeated', async (code) => {
    const raised = sql`do $$ begin raise sqlstate ${sql.lit(code)}; end $$`.execute(server().db);
    await expect(raised).rejects.toMatchObject({ status: 503 });
  });

  it('R17 an error that is ours stays one', async () => {
    await expect(sql`select 1 / 0`.execute(server().db)).rejects.toMatchObject({ code: '22012' });
    expect(postgresFailure(new Error('lost'))).toMatchObject({ status: 503 });
  });
});
