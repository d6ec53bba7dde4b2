import { setTimeout as pause } from 'node:timers/promises';
import type { EventFrame } from '@concierge/contract/live';
import type { DeviceKeyAnswer, DeviceList } from '@concierge/contract/managedDevices';
import { paths } from '@concierge/contract/paths';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Caller, succeeded } from '../../testing/caller.ts';
import { DeviceClient } from '../../testing/deviceClient.ts';
import type { LiveClient } from '../../testing/liveClient.ts';
import { DATABASES } from '../../testing/postgres.ts';
import { sharedPostgres } from '../../testing/sharedPostgres.ts';
import { type TestServer, startTestServer } from '../../testing/testServer.ts';
import { addDevices } from '../../testing/testProject.ts';

const presence = { everyMs: 20, gatherMs: 300, sweepMs: 100 };
const SECOND_MS = 1_000;
const ONLINE_MS = 90 * SECOND_MS;

type PresenceFrame = Extract<EventFrame, { event: 'devices.changed' }>;

describe.each(DATABASES)('which devices are there, on %s', (name) => {
  const postgres = sharedPostgres();
  let server: TestServer;
  let admin: Caller;
  let live: LiveClient;
  /** A test may change it: it is read at every look. */
  let timing: typeof presence;

  beforeEach(async () => {
    timing = { ...presence };
    const databaseUrl = name === 'PostgreSQL' ? await postgres.createDatabase() : undefined;
    server = await startTestServer({ databaseUrl, presence: timing });
    server.clock.stop();
    admin = await server.signIn('admin');
    live = await server.live(admin);
  });
  afterEach(async () => {
    await live.end();
    await server.close();
  });
  afterAll(() => postgres.stop());

  const reports = () =>
    live.events.filter((frame): frame is PresenceFrame => frame.event === 'devices.changed');
  const reportedTimes = (count: number) => live.until(() => reports().length >= count);
  const call = (device = server.project.devices[0], headers: Record<string, string> = {}) =>
    server.device(device).get(paths.deviceServices(), { headers });
  const listed = async (id: number) => {
    const body = await admin.read<DeviceList>(paths.deviceList(server.project.id));
    return body.data.find((device) => device.id === id);
  };

  it('O1 a device that calls is online, and offline 90 seconds after its last call', async () => {
    const [room] = server.project.devices;
    expect(await listed(room.id)).toMatchObject({ online: false, last_seen_at: null });
    const first = server.clock.now().toISOString();
    succeeded(await call());
    await reportedTimes(1);
    expect(reports()[0]).toMatchObject({
      payload: { at: first, online: [room.id], offline: [] },
      reloadState: false,
    });
    expect(await listed(room.id)).toMatchObject({ online: true, last_seen_at: first });

    // It calls all the time: nothing to report, and its last call counts.
    for (let calls = 0; calls < 3; calls += 1) {
      server.clock.advance(31 * SECOND_MS);
      succeeded(await call());
      const at = server.clock.now().toISOString();
      await expect.poll(async () => (await listed(room.id))?.last_seen_at).toBe(at);
    }
    const last = server.clock.now().toISOString();
    server.clock.advance(ONLINE_MS);
    await pause(300);
    expect(reports()).toHaveLength(1);
    server.clock.advance(1);
    await reportedTimes(2);
    expect(reports()[1]?.payload).toEqual({
      at: server.clock.now().toISOString(),
      online: [],
      offline: [{ id: room.id, last_seen_at: last }],
    });
    expect(await listed(room.id)).toMatchObject({ online: false, last_seen_at: last });
  }, 60_000);

  it('O1 shows version and battery if the device reports them, and never what is not in order', async () => {
    const [room] = server.project.devices;
    succeeded(await call(room, { 'x-app-version': '2.4.1', 'x-battery': '7' }));
    await reportedTimes(1);
    expect(await listed(room.id)).toMatchObject({ app_version: '2.4.1', battery: 7 });
    server.clock.advance(31 * SECOND_MS);
    succeeded(await call(room, { 'x-app-version': '<b>', 'x-battery': '101' }));
    const at = server.clock.now().toISOString();
    await expect.poll(async () => (await listed(room.id))?.last_seen_at).toBe(at);
    expect(await listed(room.id)).toMatchObject({ app_version: '2.4.1', battery: 7 });
  }, 60_000);

  it('O1 a thousand devices that come back at once cost one event and no reload', async () => {
    // They come together, however long this machine takes for a thousand calls.
    Object.assign(timing, { gatherMs: Infinity, sweepMs: Infinity });
    const rooms = await addDevices(server.db, server.project.id, 1_000);
    const before = live.position;
    // Without the network: what a thousand connections cost is measured elsewhere.
    for (let start = 0; start < rooms.length; start += 50) {
      const calls = rooms.slice(start, start + 50).map(async ({ key }) => {
        const headers = { authorization: `Bearer ${key}` };
        return (await server.app.inject({ url: paths.deviceServices(), headers })).statusCode;
      });
      expect(new Set(await Promise.all(calls))).toEqual(new Set([200]));
    }
    Object.assign(timing, { gatherMs: 0, sweepMs: 100 });
    await expect.poll(() => reports().length, { timeout: 40_000 }).toBe(1);
    await pause(1_000);
    expect(live.events.filter(({ seq }) => seq > before)).toHaveLength(1);
    expect(reports()[0]?.payload.online).toHaveLength(1_000);
    expect(reports()[0]?.reloadState).toBe(false);

    // The power goes: one event as well.
    server.clock.advance(ONLINE_MS + 1);
    await reportedTimes(2);
    await pause(500);
    expect(reports()).toHaveLength(2);
    expect(reports()[1]?.payload.offline).toHaveLength(1_000);
  }, 120_000);

  it('O1 what comes within five seconds of an event waits for the next', async () => {
    const [first, second] = server.project.devices;
    succeeded(await call(first));
    await reportedTimes(1);
    server.clock.advance(4_999);
    succeeded(await call(second));
    await pause(800);
    expect(reports()).toHaveLength(1);
    server.clock.advance(1);
    await reportedTimes(2);
    expect(reports()[1]?.payload.online).toEqual([second.id]);
  }, 60_000);

  it('O1 a revoked device is not online, whatever it did a moment ago', async () => {
    const { id } = server.project;
    const body = await admin.write<DeviceKeyAnswer>(paths.deviceCreate(id), {
      serial_id: 'x',
      name: 'X',
    });
    const { device, key } = body;
    const tablet = new Caller(server.url, { authorization: `Bearer ${key}` });
    // Nothing is reported before it is revoked, however long that takes.
    Object.assign(timing, { gatherMs: Infinity, sweepMs: Infinity });
    await tablet.read(paths.deviceServices());
    await admin.write(paths.deviceRevoke(id, device.id), {});
    Object.assign(timing, { gatherMs: 0, sweepMs: 100 });
    expect(await listed(device.id)).toMatchObject({ online: false });
    await pause(800);
    expect(reports()).toEqual([]);
  }, 60_000);

  it('O1 a device is online while its socket lives, without a call, and offline 90 seconds after', async () => {
    const [room] = server.project.devices;
    const client = await new DeviceClient(server.url, room.key).greeted();
    await reportedTimes(1);
    expect(reports()[0]?.payload).toMatchObject({ online: [room.id], offline: [] });
    for (let pings = 1; pings <= 4; pings += 1) {
      server.clock.advance(31 * SECOND_MS);
      client.socket.send('ping');
      await client.until(() => client.texts.filter((text) => text === 'pong').length >= pings);
      await expect
        .poll(async () => (await listed(room.id))?.last_seen_at)
        .toBe(server.clock.now().toISOString());
    }
    expect(reports()).toHaveLength(1);
    await client.end();
    server.clock.advance(ONLINE_MS);
    expect(await listed(room.id)).toMatchObject({ online: true });
    server.clock.advance(1);
    await reportedTimes(2);
    expect(reports()[1]?.payload.offline.map(({ id }) => id)).toEqual([room.id]);
  }, 60_000);
});
