import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { LiveClose } from '@concierge/contract/live';
import cookies from '@fastify/cookie';
import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createCallerFinder } from '../auth/findCaller.ts';
import { addressCalls, addressReader } from '../lib/addressed.ts';
import { seededRandom } from '../demo/random.ts';
import { type ConnectOptions, LiveClient } from '../testing/liveClient.ts';
import { type TestServer, startTestServer } from '../testing/testServer.ts';
import { type Wake, changeInTransaction } from './eventLog.ts';
import { createDeviceHub } from './deviceHub.ts';
import { createLiveHub } from './hub.ts';
import type { Follower } from './projectChannel.ts';
import { registerLive } from './registerLive.ts';

const SWEEP_MS = 1_000;

let server: TestServer;
let cookie: string;

beforeEach(async () => {
  server = await startTestServer();
  ({ cookie = '' } = (await server.signIn('operator')).headers);
});

afterEach(() => server.close());

const open = (options: { epoch?: string; since?: number } = {}) =>
  new LiveClient(server.url, server.project.id, { cookie, ...options });

describe('when connections break', () => {
  it('I4 no event is lost or repeated over hundreds of disconnects', async () => {
    const MIN_REQUESTS = 200;
    const MIN_DISCONNECTS = 250;
    const CLIENTS = 5;
    const random = seededRandom(7);
    let written = 0;
    let disconnects = 0;
    /** Connections with a position that had to resync. */
    let sentBack = 0;
    let writing = true;

    async function listener(): Promise<number[]> {
      const seen: number[] = [];
      let epoch: string | undefined;
      let since: number | undefined;
      for (;;) {
        const last = !writing;
        const client = open(epoch === undefined || since === undefined ? {} : { epoch, since });
        if (last) await client.until(() => client.position >= written);
        // Now and then the connection breaks before `hello`.
        else if (random.chance(0.3)) await pause(random.between(0, 5));
        else {
          await client.greeted();
          await pause(random.between(0, 25));
        }
        await client.end();
        disconnects += 1;
        if (client.hello) {
          if (epoch !== undefined && client.hello.resync) sentBack += 1;
          epoch = client.hello.epoch;
          since = client.position;
        }
        seen.push(...client.events.map(({ seq }) => seq));
        if (last) return seen;
        await pause(random.between(0, 15));
      }
    }

    const steady = await open().greeted();
    const listeners = Promise.all(Array.from({ length: CLIENTS }, listener));
    await pause(100);
    const enough = () => written >= MIN_REQUESTS && disconnects >= MIN_DISCONNECTS;
    while (!enough()) {
      written += 1;
      await server.request({ note: `${written}` });
    }
    writing = false;
    const lists = await listeners;
    await steady.received('request.created', written);
    await steady.end();

    const all = steady.events.map(({ seq }) => seq);
    expect(all).toEqual(Array.from({ length: written }, (_, index) => index + 1));
    expect(sentBack).toBe(0);
    for (const seen of lists) {
      // Every number once and in order, from the first one received.
      expect(seen).toEqual(all.slice(all.indexOf(seen[0] ?? 0)));
    }
  }, 60_000);

  it('I4 a stopping server closes all sockets with 1012', async () => {
    const clients = [await open().greeted(), await open().greeted()];
    await server.close();
    for (const client of clients) expect(await client.closeCode()).toBe(LiveClose.restart);
    server = await startTestServer();
  });

  it('I4 a client that does not read is closed with 4008, and the others stay', async () => {
    const warnings: unknown[] = [];
    const own = await startBareLive({ maxBufferedBytes: 64_000, warnings });
    const slow = await own.connect();
    const healthy = await own.connect();
    slow.socket.pause();
    // The operating system's buffers take some megabytes first.
    for (let sent = 1; warnings.length === 0 && sent < 500; sent += 1) {
      await own.announce('x'.repeat(200_000));
      await healthy.received('service.changed', sent);
    }
    expect(warnings).toHaveLength(1);
    slow.socket.resume();
    expect(await slow.closeCode()).toBe(LiveClose.tooSlow);
    expect(slow.events.length).toBeLessThan(healthy.events.length);
    await own.announce('after');
    await healthy.until(() => healthy.events.at(-1)?.note === 'after');
  }, 60_000);

  it('I4 a connection that misses a heartbeat is terminated', async () => {
    // Sweeps come when the test says so: on a busy machine an answer may take longer than a timer.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const own = await startBareLive({ sweepMs: SWEEP_MS });
    const dead = await own.connect({ autoPong: false });
    const alive = await own.connect();
    /** Pings all, and waits until the answer of the one that is alive has come. */
    const sweep = async () => {
      const pinged = once(alive.socket, 'ping');
      const pongs = () => alive.texts.filter((text) => text === 'pong').length;
      const before = pongs();
      vi.advanceTimersByTime(SWEEP_MS);
      await pinged;
      // The server answers it after it has read what came before.
      alive.socket.send('ping');
      await alive.until(() => pongs() > before);
    };
    await sweep();
    expect(dead.closed).toBeUndefined();
    await sweep();
    expect(await dead.closeCode()).toBe(1006);
    await sweep();
    expect(alive.closed).toBeUndefined();
    expect(own.size()).toBe(1);
  });

  it('I4 the sweep finds events without a wake', async () => {
    const own = await startBareLive({ sweepMs: 250 });
    const client = await own.connect();
    await own.log('quiet');
    await client.received('service.changed');
    expect(client.events[0]?.note).toBe('quiet');
  });

  it.each<[string, Follower['deliver']]>([
    ['never ends', () => new Promise(() => undefined)],
    ['fails', () => Promise.reject(new Error('a statement for a device'))],
  ])(
    'I4 staff do not wait for what a device is sent: a statement that %s',
    async (_how, deliver) => {
      const own = await startBareLive({});
      own.hub.followForDevices(server.project.id, { open: true, position: 0, deliver });
      const client = await own.connect();
      for (const note of ['first', 'second']) await own.announce(note);
      await client.received('service.changed', 2);
      expect(client.events.map(({ note }) => note)).toEqual(['first', 'second']);
    },
  );
});

/** The live socket alone, on the server's database, with its own limits. */
async function startBareLive(options: {
  maxBufferedBytes?: number;
  sweepMs?: number;
  warnings?: unknown[];
}) {
  const { warnings = [], ...limits } = options;
  const { database } = server;
  const now = () => new Date();
  const app = Fastify();
  const hub = createLiveHub({
    database,
    now,
    log: { warn: (entry: unknown) => warnings.push(entry), error: app.log.error },
    ...limits,
  });
  app.decorateRequest('signedIn', null);
  app.decorateRequest('sessionEnd', null);
  addressCalls(app, addressReader([]));
  await app.register(cookies);
  app.addHook(
    'onRequest',
    createCallerFinder({ db: database.db, now }, () => false),
  );
  const devices = createDeviceHub({
    db: database.db,
    hub,
    recordDeviceSeen: () => undefined,
    log: app.log,
  });
  registerLive(app, hub, devices);
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => app.close());
  const announce = (note: string, wake: Wake) =>
    changeInTransaction(database, wake, server.project.id, async (_trx, record) => {
      const notice = { reloadState: true, note };
      const payload = { service_id: 1, service: null };
      record({ event: 'service.changed', payload, notice });
    });
  return {
    url,
    hub,
    size: () => hub.size(),
    announce: (note: string) => announce(note, (id) => hub.wake(id)),
    log: (note: string) => announce(note, () => undefined),
    async connect(connect: ConnectOptions = {}) {
      const client = new LiveClient(url, server.project.id, { cookie, ...connect });
      onTestFinished(() => client.end());
      return client.greeted();
    },
  };
}
