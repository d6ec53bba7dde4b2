import { randomUUID } from 'node:crypto';
import { paths } from '@concierge/contract/paths';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PostgresServer, startPostgres } from '../testing/postgres.ts';
import { type TestServer, startTestServer } from '../testing/testServer.ts';

const WRITERS = 12;
const SOCKETS = 5;
/** Requests acknowledged before an outage and after it. */
const BETWEEN = 30;

describe('a server under load whose PostgreSQL goes away', () => {
  let postgres: PostgresServer;
  let server: TestServer;
  beforeAll(async () => {
    postgres = await startPostgres();
    server = await startTestServer({ databaseUrl: await postgres.createDatabase() });
  });
  afterAll(async () => {
    await server.close();
    await postgres.stop();
  });

  async function takeAway(signal: 'SIGINT' | 'SIGQUIT' | 'SIGKILL' | null): Promise<void> {
    if (signal === null) {
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`.execute(server.db);
      return;
    }
    await postgres.end(signal);
    const ready = await server.anonymous.get('/readyz');
    expect([ready.status, ready.body]).toEqual([503, { status: 'no database' }]);
    expect((await server.anonymous.get('/healthz')).status).toBe(200);
    await postgres.startAgain();
  }

  it.each([
    ['a fast restart', 'SIGINT'],
    ['an immediate stop', 'SIGQUIT'],
    ['kill -9', 'SIGKILL'],
    ['the end of its connections', null],
  ] as const)(
    'R1 K5 goes on after %s, and every acknowledged request reaches every socket once',
    async (_what, signal) => {
      const { project } = server;
      const operator = await server.signIn('operator');
      const connect = () => server.live(operator);
      const sockets = await Promise.all(Array.from({ length: SOCKETS }, connect));
      const guest = server.device(project.devices[0]);
      const acknowledged: string[] = [];
      const stop = new AbortController();

      /** Repeats a request with its key until it is acknowledged. */
      async function send(note: string): Promise<void> {
        const body = { service_id: project.services[0], note };
        const answer = await guest.post(paths.deviceRequests(), body, {
          headers: { 'idempotency-key': note },
        });
        if (answer.status === 201) {
          acknowledged.push(note);
          return;
        }
        const { status, headers } = answer;
        expect([status, answer.body]).toEqual([503, { errorCode: 'database_unavailable' }]);
        expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
        await send(note);
      }
      const writers = Array.from({ length: WRITERS }, async () => {
        while (!stop.signal.aborted) await send(randomUUID());
      });
      const more = async () => {
        const wanted = acknowledged.length + BETWEEN;
        await expect.poll(() => acknowledged.length).toBeGreaterThanOrEqual(wanted);
      };
      try {
        await more();
        await takeAway(signal);
        await more();
      } finally {
        stop.abort();
        await Promise.all(writers);
      }
      for (const socket of sockets) {
        const notes = () => socket.eventsOf('request.created').map(({ note }) => String(note));
        await expect.poll(() => notes().toSorted()).toEqual(acknowledged.toSorted());
        expect(socket.closed).toBeUndefined();
        await socket.end();
      }
    },
    60_000,
  );
});
