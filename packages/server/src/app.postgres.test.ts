import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '@concierge/contract/paths';
import { RequestState } from '@concierge/contract/requestStates';
import type { RequestUpdateAnswer } from '@concierge/contract/requests';
import { createApp } from './app.ts';
import { migrate } from './database/migrate.ts';
import { openDatabase } from './database/open.ts';
import { Caller } from './testing/caller.ts';
import { startPostgres } from './testing/postgres.ts';
import { sharedPostgres } from './testing/sharedPostgres.ts';
import { startTestServer, type TestServer } from './testing/testServer.ts';

describe('several server processes on one PostgreSQL', () => {
  const postgres = sharedPostgres();
  let server: TestServer;
  let databaseUrl: string;
  beforeAll(async () => {
    databaseUrl = await postgres.createDatabase();
    server = await startTestServer({ databaseUrl });
  });
  afterAll(async () => {
    await server.close();
    await postgres.stop();
  });

  async function startSecond() {
    const { config } = server;
    const database = await openDatabase(config);
    const app = await createApp({ config, database });
    const url = await app.listen({ host: '127.0.0.1', port: 0 });
    return {
      url,
      async close() {
        await app.close();
        await database.close();
      },
    };
  }

  it('K5 D10 of two approvals at the same instant on two processes one wins', async () => {
    const second = await startSecond();
    const here = await server.signIn('operator');
    const colleague = await server.signIn('colleague');
    const there = new Caller(second.url, colleague.headers);
    for (let round = 0; round < 20; round += 1) {
      const { id } = await server.request();
      const path = paths.requestUpdate(server.project.id, id);
      const decision = { state_id: RequestState.approved, expected_state_id: RequestState.waiting };
      const answers = await Promise.all([
        here.post<RequestUpdateAnswer>(path, decision),
        there.post<RequestUpdateAnswer>(path, decision),
      ]);
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    }
    await second.close();
  });

  it('K5 processes that start at the same time on an empty database migrate it once', async () => {
    const empty = await postgres.createDatabase();
    const options = { databaseUrl: empty, dataDir: '' };
    const databases = await Promise.all([1, 2, 3].map(async () => openDatabase(options)));
    const applied = await Promise.all(databases.map((database) => migrate(database)));
    expect(applied.filter((names) => names.length > 0)).toHaveLength(1);
    expect(applied.flat()).toContain('0001_first');
    await Promise.all(databases.map((database) => database.close()));
  });
});

describe('a server whose database becomes unavailable', () => {
  it('K5 is not ready, fails with a code only, and does not exit', async () => {
    const postgres = await startPostgres();
    const server = await startTestServer({ databaseUrl: await postgres.createDatabase() });
    const admin = await server.signIn('admin');
    expect((await server.anonymous.get('/readyz')).status).toBe(200);
    await postgres.stop();
    expect((await server.anonymous.get('/readyz')).status).toBe(503);
    const failed = await admin.get(paths.auth());
    expect([failed.status, failed.body]).toEqual([503, { errorCode: 'database_unavailable' }]);
    expect(Number(failed.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await server.anonymous.get('/healthz')).status).toBe(200);
    await server.close();
  });
});
