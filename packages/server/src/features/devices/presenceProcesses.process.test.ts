import { setTimeout as pause } from 'node:timers/promises';
import type { EventFrame } from '@concierge/contract/live';
import { paths } from '@concierge/contract/paths';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LiveClient } from '../../testing/liveClient.ts';
import { sharedPostgres } from '../../testing/sharedPostgres.ts';
import {
  type ServerBeside,
  type TestServer,
  startBeside,
  startTestServer,
} from '../../testing/testServer.ts';
import { type TestDevice, addDevices } from '../../testing/testProject.ts';

const PROCESSES = 3;
const DEVICES = 120;
const presence = { everyMs: 20, gatherMs: 100, sweepMs: 50 };

type PresenceFrame = Extract<EventFrame, { event: 'devices.changed' }>;

/** Like three processes behind one address: each has its own connections and its own memory. */
describe('presence with several servers on one PostgreSQL', () => {
  const postgres = sharedPostgres();
  let first: TestServer;
  const others: ServerBeside[] = [];
  let live: LiveClient;
  let rooms: TestDevice[];

  beforeAll(async () => {
    const databaseUrl = await postgres.createDatabase();
    first = await startTestServer({ databaseUrl, presence });
    first.clock.stop();
    for (let other = 1; other < PROCESSES; other += 1) {
      others.push(await startBeside(first, presence));
    }
    rooms = await addDevices(first.db, first.project.id, DEVICES);
    live = await first.live(await first.signIn('operator'));
  }, 120_000);
  afterAll(async () => {
    await live.end();
    for (const other of others) await other.close();
    await first.close();
    await postgres.stop();
  });

  const reports = () =>
    live.events.filter((frame): frame is PresenceFrame => frame.event === 'devices.changed');

  it('K5 O1 each device is reported once, at most one event in five seconds, whatever server it calls', async () => {
    const calls = [first, ...others].flatMap(({ app }) =>
      rooms.map(async ({ key }) => {
        const headers = { authorization: `Bearer ${key}` };
        return (await app.inject({ url: paths.deviceServices(), headers })).statusCode;
      }),
    );
    expect(new Set(await Promise.all(calls))).toEqual(new Set([200]));
    await live.until(() => reports().length > 0);
    await pause(1_000);
    // The clock stands still: the first event is the only one, and the others wait.
    expect(reports()).toHaveLength(1);
    const online = () => reports().flatMap(({ payload }) => payload.online);
    for (let round = 0; online().length < DEVICES && round < 5; round += 1) {
      first.clock.advance(5_000);
      await live.until(() => reports().length > round + 1);
    }
    expect(new Set(online()).size).toBe(DEVICES);
    expect(online()).toHaveLength(DEVICES);
    const times = reports().map(({ payload }) => Date.parse(payload.at));
    times
      .slice(1)
      .forEach((at, index) => expect(at - (times[index] ?? 0)).toBeGreaterThanOrEqual(5_000));

    const before = reports().length;
    first.clock.advance(200_000);
    await live.until(() => reports().length > before);
    await pause(500);
    const gone = reports().slice(before);
    expect(gone).toHaveLength(1);
    expect(gone[0]?.payload.offline).toHaveLength(DEVICES);
  }, 60_000);
});
