import { paths } from '@concierge/contract/paths';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Caller } from '../testing/caller.ts';
import { beside, untilLockWaits } from '../testing/lockWaits.ts';
import { ON_POSTGRES } from '../testing/postgres.ts';
import { type ServerProcess, startServerProcess } from '../testing/serverProcess.ts';
import { sharedPostgres } from '../testing/sharedPostgres.ts';
import { type TestProject } from '../testing/testProject.ts';
import { type TestServer, startTestServer } from '../testing/testServer.ts';
import { lockProject } from './lockProject.ts';

describe.each(ON_POSTGRES)('a process that is paused in a transaction on %s', () => {
  const postgres = sharedPostgres();
  let here: TestServer;
  let there: ServerProcess;
  beforeAll(async () => {
    here = await startTestServer({ databaseUrl: await postgres.createDatabase() });
    there = await startServerProcess({ location: here.location });
  });
  afterAll(async () => {
    await there.kill();
    await here.close();
    await postgres.stop();
  });

  const ask = (url: string, { devices, services }: TestProject) =>
    new Caller(url, { authorization: `Bearer ${devices[0].key}` }).post(paths.deviceRequests(), {
      service_id: services[0],
      note: 'Towels',
    });

  it('R20 holds its project up for seconds and other projects not at all', async () => {
    const { project, foreign, url, db } = here;
    // Once the lock is free, PostgreSQL gives it to the paused process, which does not go on.
    const { paused } = await beside(db, {
      begins: (trx) => lockProject(trx, project.id),
      work: async () => ({ paused: ask(there.url, project) }),
      goesOn: async () => process.kill(there.pid, 'SIGSTOP'),
    });
    const first = ask(url, project);
    // More guests than the pool has connections.
    const others = Array.from({ length: 12 }, () => ask(url, project));
    // Of ten connections.
    await untilLockWaits(db, 4);
    const elsewhere = ask(url, foreign).then(({ status }) => status);
    expect(await Promise.race([elsewhere, first])).toBe(201);
    expect((await first).body).toEqual({ errorCode: 'database_unavailable' });
    await Promise.all(others);
    await expect
      .poll(async () => (await ask(url, project)).status, { interval: 100, timeout: 20_000 })
      .toBe(201);

    process.kill(there.pid, 'SIGCONT');
    expect((await paused).body).toEqual({ errorCode: 'database_unavailable' });
    expect((await ask(there.url, project)).status).toBe(201);
  }, 60_000);
});
