import type { EventFrame } from '@concierge/contract/live';
import type { DeviceList } from '@concierge/contract/managedDevices';
import { paths } from '@concierge/contract/paths';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, succeeded } from '../../testing/caller.ts';
import { DeviceClient } from '../../testing/deviceClient.ts';
import { LiveClient } from '../../testing/liveClient.ts';
import { DATABASES } from '../../testing/postgres.ts';
import { sharedPostgres } from '../../testing/sharedPostgres.ts';
import { type TestServer, startTestServer } from '../../testing/testServer.ts';

const SECOND_MS = 1_000;
const ONLINE_MS = 90 * SECOND_MS;

type PresenceFrame = Extract<EventFrame, { event: 'devices.changed' }>;

describe.each(DATABASES)('devices that are connected, on %s', (name) => {
  const postgres = sharedPostgres();
  /** Looked at when it is changed: no test waits for a timer. */
  const timing = { everyMs: 20, gatherMs: 0, sweepMs: 0 };
  let server: TestServer;
  let admin: Caller;
  let live: LiveClient;
  let clients: DeviceClient[] = [];

  beforeAll(async () => {
    const databaseUrl = name === 'PostgreSQL' ? await postgres.createDatabase() : undefined;
    server = await startTestServer({ databaseUrl, presence: timing });
    server.clock.stop();
    admin = await server.signIn('admin');
    const { cookie = '' } = admin.headers;
    live = await new LiveClient(server.url, server.project.id, { cookie }).greeted();
  }, 60_000);
  afterEach(async () => {
    await Promise.all(clients.map((client) => client.end()));
    clients = [];
  });
  afterAll(async () => {
    await live.end();
    await server.close();
    await postgres.stop();
  });

  const told = () =>
    live.events.filter((frame): frame is PresenceFrame => frame.event === 'devices.changed');
  const tolds = (count: number) => live.until(() => told().length >= count);
  async function connect(key: string): Promise<DeviceClient> {
    const client = new DeviceClient(server.url, key);
    clients.push(client);
    return client.greeted();
  }
  async function listed(id: number) {
    const { body } = succeeded(await admin.get<DeviceList>(paths.deviceList(server.project.id)));
    return body.data.find((device) => device.id === id);
  }

  it('O1 a device is online while its socket lives, without a call, and offline 90 seconds after', async () => {
    const [room] = server.project.devices;
    const told0 = { 'x-app-version': '2.4.1', 'x-battery': '80' };
    succeeded(await server.device(room).get(paths.device(), { headers: told0 }));
    await tolds(1);
    server.clock.advance(ONLINE_MS + 1);
    await tolds(2);
    expect(told()[1]?.payload.offline.map(({ id }) => id)).toEqual([room.id]);

    // At most one event in five seconds.
    server.clock.advance(5 * SECOND_MS);
    const client = await connect(room.key);
    await tolds(3);
    expect(told()[2]?.payload).toMatchObject({ online: [room.id], offline: [] });
    for (let pings = 1; pings <= 4; pings += 1) {
      server.clock.advance(31 * SECOND_MS);
      client.socket.send('ping');
      await client.until(() => client.texts.filter((text) => text === 'pong').length >= pings);
      await expect
        .poll(async () => (await listed(room.id))?.last_seen_at)
        .toBe(server.clock.now().toISOString());
    }
    expect(told()).toHaveLength(3);
    // What its calls tell stays, although a frame tells nothing.
    const device = { online: true, app_version: '2.4.1', battery: 80 };
    expect(await listed(room.id)).toMatchObject(device);

    await client.end();
    server.clock.advance(ONLINE_MS);
    expect(await listed(room.id)).toMatchObject({ online: true });
    server.clock.advance(1);
    await tolds(4);
    expect(told()[3]?.payload.offline.map(({ id }) => id)).toEqual([room.id]);
  }, 60_000);
});
