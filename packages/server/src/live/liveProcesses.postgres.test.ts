import { setTimeout as pause } from 'node:timers/promises';
import { DeviceClose } from '@concierge/contract/deviceLive';
import { LiveClose } from '@concierge/contract/live';
import { paths } from '@concierge/contract/paths';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rotateDevice, setPassword } from '../cli/revocation.ts';
import { migrate } from '../database/migrate.ts';
import { openDatabase } from '../database/open.ts';
import { DeviceClient } from '../testing/deviceClient.ts';
import { LiveClient } from '../testing/liveClient.ts';
import { sharedPostgres } from '../testing/sharedPostgres.ts';
import {
  type ServerBeside,
  type TestServer,
  startBeside,
  startTestServer,
} from '../testing/testServer.ts';

const postgres = sharedPostgres();
let here: TestServer;
let there: ServerBeside;
/** Since when the other server may sweep. */
let started: number;

const SWEEP_MS = 30_000;

beforeAll(async () => {
  here = await startTestServer({ databaseUrl: await postgres.createDatabase() });
  started = performance.now();
  there = await startBeside(here);
});

afterAll(async () => {
  await there.close();
  await here.close();
  await postgres.stop();
});

async function connect(url: string): Promise<LiveClient> {
  const { cookie = '' } = (await here.signIn('operator')).headers;
  return new LiveClient(url, here.project.id, { cookie }).greeted();
}

describe('several servers on one PostgreSQL', () => {
  it('K5 an event of one reaches the sockets of all', async () => {
    const [near, far] = [await connect(here.url), await connect(there.url)];
    expect(far.hello).toEqual({ ...near.hello, at: expect.any(String) });
    await here.request({ note: 'everywhere?' });
    await Promise.all([near.received('request.created'), far.received('request.created')]);
    // By NOTIFY, before its first sweep.
    expect(performance.now() - started).toBeLessThan(SWEEP_MS);
    expect(far.events).toEqual(near.events);
    await Promise.all([near.end(), far.end()]);
  });

  it('K5 concurrent changes on both have one order', async () => {
    const [near, far] = [await connect(here.url), await connect(there.url)];
    const start = near.position;
    const body = { service_id: here.project.services[0] };
    const device = here.device(here.project.devices[1]);
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => {
        const url = index % 2 === 0 ? here.url : there.url;
        return device.post(`${url}${paths.deviceRequests()}`, body);
      }),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    await Promise.all([
      near.received('request.created', 100),
      far.received('request.created', 100),
    ]);
    const expected = Array.from({ length: 100 }, (_, index) => start + 1 + index);
    expect(near.events.map(({ seq }) => seq)).toEqual(expected);
    expect(far.events).toEqual(near.events);
    await Promise.all([near.end(), far.end()]);
  });

  it('K5 that start at the same time on an empty database migrate it once', async () => {
    const empty = { databaseUrl: await postgres.createDatabase(), dataDir: '' };
    const databases = await Promise.all([1, 2, 3].map(async () => openDatabase(empty)));
    const applied = await Promise.all(databases.map((database) => migrate(database)));
    expect(applied.filter((names) => names.length > 0)).toHaveLength(1);
    expect(applied.flat()).toContain('0001_first');
    await Promise.all(databases.map((database) => database.close()));
  });

  it('K5 I1 a session ends on all of them', async () => {
    const operator = await here.signIn('operator');
    const { cookie = '' } = operator.headers;
    const far = await new LiveClient(there.url, here.project.id, { cookie }).greeted();
    await operator.get(paths.logout());
    expect(await far.closeCode()).toBe(LiveClose.sessionEnded);
  });

  it('K5 I1 a password set from the command line ends the user’s sessions', async () => {
    const { cookie = '' } = (await here.signIn('colleague')).headers;
    const sockets = await Promise.all(
      [here.url, there.url].map((url) =>
        new LiveClient(url, here.project.id, { cookie }).greeted(),
      ),
    );
    const { code: project } = here.project;
    await setPassword(there.database, { project, username: 'colleague', password: 'new' });
    for (const socket of sockets) expect(await socket.closeCode()).toBe(LiveClose.sessionEnded);
  });

  it('K5 O1 a device hears of its own on whichever server it is, and its key ends on all', async () => {
    const [first, second] = here.project.devices;
    const connectDevice = (url: string, { key }: { key: string }) =>
      new DeviceClient(url, key).greeted();
    const [near, far] = [
      await connectDevice(here.url, first),
      await connectDevice(there.url, first),
    ];
    const other = await connectDevice(there.url, second);
    await here.request();
    for (const client of [near, far])
      expect(await client.next('requests.changed')).toEqual(['requests.changed']);
    const admin = await here.signIn('admin');
    const { id } = here.project;
    await admin.write(paths.deviceStay(id, first.id), {});
    for (const client of [near, far])
      expect(await client.next('stay.changed')).toEqual(['stay.changed']);
    await admin.write(paths.deviceRevoke(id, first.id), {});
    for (const client of [near, far]) {
      expect(await client.closeCode()).toBe(DeviceClose.keyEnded);
    }
    await admin.write(paths.deviceUpdate(id, second.id), { name: 'Last' });
    expect(await other.next('device.changed')).toEqual(['device.changed']);

    // The command line has no event of its own.
    const { code: project } = here.project;
    const device = { project, serialId: second.serialId };
    await rotateDevice(there.database, device, 'another-key');
    expect(await other.closeCode()).toBe(DeviceClose.keyEnded);
    await rotateDevice(there.database, device, second.key);
    await rotateDevice(there.database, { project, serialId: first.serialId }, first.key);
  });

  it('K5 I4 a server catches up after losing its listening connection', async () => {
    const far = await connect(there.url);
    // Servers of other tests listen on this PostgreSQL as well.
    const cut = sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'concierge live' and datname = current_database()`;
    await cut.execute(here.db);
    await here.request({ note: 'while it was not listening' });
    await far.received('request.created');
    await pause(300);
    await here.request({ note: 'and after' });
    await far.received('request.created', 2);
    expect(far.events.map(({ note }) => note)).toEqual(['while it was not listening', 'and after']);
    await far.end();
  });
});
