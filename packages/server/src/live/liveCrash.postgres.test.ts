import { paths } from '@concierge/contract/paths';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '../database/migrate.ts';
import { openDatabase } from '../database/open.ts';
import { Caller, succeeded } from '../testing/caller.ts';
import { LiveClient } from '../testing/liveClient.ts';
import { PASSWORD, type TestProject, addTestProject } from '../testing/testProject.ts';
import { sharedPostgres } from '../testing/sharedPostgres.ts';
import { type ServerProcess, startServerProcess } from '../testing/serverProcess.ts';
import { cookieOf } from '../testing/testServer.ts';

describe('a server process that is killed', () => {
  const postgres = sharedPostgres();
  let project: TestProject;
  let location: { databaseUrl: string; dataDir: string };
  const running: ServerProcess[] = [];

  async function start(): Promise<ServerProcess> {
    const server = await startServerProcess({ location });
    running.push(server);
    return server;
  }

  beforeAll(async () => {
    location = { databaseUrl: await postgres.createDatabase(), dataDir: '' };
    const database = await openDatabase(location);
    await migrate(database);
    project = await addTestProject(database.db, 'house');
    await database.close();
  });
  afterAll(async () => {
    await Promise.all(running.map((server) => server.kill()));
    await postgres.stop();
  });

  it('K5 I4 is replaced without losing an event or a session', async () => {
    const [first, second] = await Promise.all([start(), start()]);
    const credentials = { username: 'operator', password: PASSWORD, projectCode: project.code };
    const { headers } = succeeded(await new Caller(first.url).post(paths.login(), credentials));
    const cookie = cookieOf(headers);
    const askAt = async ({ url }: ServerProcess, note: string) => {
      const guest = new Caller(url, { authorization: `Bearer ${project.devices[0].key}` });
      const body = { service_id: project.services[0], note };
      await guest.write(paths.deviceRequests(), body);
    };

    const before = await new LiveClient(first.url, project.id, { cookie }).greeted();
    await askAt(first, 'one');
    await askAt(second, 'two');
    await before.received('request.created', 2);
    await first.kill();
    expect(await before.closeCode()).toBe(1006);
    await askAt(second, 'three, while it was down');

    const third = await start();
    const { epoch = '' } = before.hello ?? {};
    const since = before.position;
    for (const server of [second, third]) {
      await new Caller(server.url, { cookie }).read(paths.auth());
      const after = await new LiveClient(server.url, project.id, {
        cookie,
        epoch,
        since,
      }).greeted();
      expect(after.hello).toMatchObject({ resync: false, seq: since });
      await after.received('request.created');
      // The presence of the device may be told as well.
      expect(after.eventsOf('request.created').map(({ note }) => note)).toEqual([
        'three, while it was down',
      ]);
      await after.end();
    }
  });
});
