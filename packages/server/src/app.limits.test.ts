import { DeviceClose } from '@concierge/contract/deviceLive';
import { paths } from '@concierge/contract/paths';
import { describe, expect, it, vi } from 'vitest';
import { type Caller, succeeded } from './testing/caller.ts';
import { DeviceClient } from './testing/deviceClient.ts';
import { serverForTests } from './testing/eachDatabase.ts';
import { folderForTests } from './testing/folders.ts';
import { refusalOf } from './testing/liveClient.ts';
import { startTestServer } from './testing/testServer.ts';

const LIMIT = 20;

const numbered = (count: number) => Array.from({ length: count }, (_, index) => index);

describe('the limit of an address', () => {
  const consoleDir = folderForTests({
    'index.html': '<html><head></head></html>',
    'assets/part-1a2b.js': 'export const part = 1;',
  });
  const server = serverForTests({ config: { rateLimit: LIMIT, consoleDir } });

  const statusesOf = async (path: string, headers: Record<string, string> = {}) => {
    const statuses = new Set<number>();
    for (let call = 0; call < 2 * LIMIT; call += 1) {
      statuses.add((await server().anonymous.get(path, { headers })).status);
    }
    return [...statuses];
  };

  it.each(['/assets/part-1a2b.js', '/icons/lucide/bed.svg'])(
    'T2 does not count %s, of which all consoles load many at once',
    async (path) => {
      expect(await statusesOf(path)).toEqual([200]);
    },
  );

  it('T2 counts pages of signed-out visitors, made-up cookies and made-up keys, each by itself', async () => {
    const page = { accept: 'text/html' };
    expect(await statusesOf('/login', page)).toEqual([200, 429]);
    expect(await statusesOf('/no-such-page', page)).toEqual([429]);
    expect(await statusesOf(paths.auth(), { cookie: 'concierge_session=x' })).toEqual([401, 429]);
    const key = { authorization: 'Bearer x' };
    expect(await statusesOf(paths.deviceServices(), key)).toEqual([401, 429]);
    expect(await statusesOf(paths.logout())).toEqual([204, 429]);
  });

  it('says for how long, no longer than a minute, also when the clock is set back', async () => {
    await statusesOf(paths.auth());
    const real = Date.now;
    vi.spyOn(Date, 'now').mockImplementation(() => real() - 2 * 60 * 60_000);
    const { status, headers, body } = await server().anonymous.get(paths.auth());
    vi.restoreAllMocks();
    expect([status, body]).toEqual([429, { errorCode: 'too_many_requests' }]);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60);
  });

  it('T2 consoles and tablets behind one address are counted each by itself', async () => {
    const running = await startTestServer({ config: { rateLimit: LIMIT } });
    const { users, devices } = running.project;
    const consoles = await Promise.all(Object.keys(users).map((name) => running.signIn(name)));
    const callers = [...consoles, ...devices.map((device) => running.device(device))];
    const work = (caller: Caller) =>
      caller.get(consoles.includes(caller) ? paths.auth() : paths.device());
    for (const _round of numbered(LIMIT - 1)) {
      for (const caller of callers) succeeded(await work(caller));
    }
    const strangers = numbered(2 * LIMIT).map(() => running.anonymous.get(paths.auth()));
    expect((await Promise.all(strangers)).map(({ status }) => status)).toContain(429);
    for (const caller of callers) succeeded(await work(caller));
    await running.close();
  });

  it('T2 counts the sockets of a device with its calls, and those of made-up keys by their address', async () => {
    const own = await startTestServer({ config: { rateLimit: LIMIT } });
    const [device, other] = own.project.devices;
    for (const _call of numbered(LIMIT)) await own.device(device).read(paths.device());
    expect(await refusalOf(new DeviceClient(own.url, device.key))).toBe(429);
    const allowed = await new DeviceClient(own.url, other.key).greeted();
    await allowed.end();
    const codes = new Set<number>();
    for (const _try of numbered(2 * LIMIT)) {
      const { socket } = new DeviceClient(own.url, 'made up');
      const { promise, resolve } = Promise.withResolvers<number>();
      socket.on('close', resolve);
      socket.on('unexpected-response', (_call, { statusCode = 0 }) => {
        resolve(statusCode);
        socket.terminate();
      });
      codes.add(await promise);
    }
    expect([...codes]).toEqual([DeviceClose.keyEnded, 429]);
    await own.close();
  });

  it('T2 of made-up cookies above it none is looked up', async () => {
    const statements: string[] = [];
    const watched = await startTestServer({
      config: { rateLimit: LIMIT },
      onStatement: (statement) => statements.push(statement.sql),
    });
    const operator = await watched.signIn('operator');
    expect((await operator.get(paths.auth())).status).toBe(200);
    const guess = (index: number) =>
      watched.anonymous.get(paths.auth(), { headers: { cookie: `concierge_session=${index}` } });
    for (const index of numbered(LIMIT)) expect((await guess(index)).status).toBe(401);
    expect((await guess(LIMIT)).status).toBe(429);
    statements.length = 0;
    for (const index of numbered(LIMIT)) expect((await guess(index)).status).toBe(429);
    expect(statements).toEqual([]);
    expect((await operator.get(paths.auth())).status).toBe(200);
    await watched.close();
  });
});

describe('the limit of an IPv6 network', () => {
  const PER_MINUTE = 5;
  const hex = (index: number) => index.toString(16).padStart(2, '0');
  const in56 = (index: number) => `2001:db8:0:1${hex(index)}::1`;

  it.each([
    ['one of 64 bits', 75, (index: number) => `2001:db8::${hex(index)}`, PER_MINUTE],
    ['one of 56 bits', 75, in56, 4 * PER_MINUTE],
    ['one of 48 bits', 90, (index: number) => `2001:db8:0:${hex(index)}00::1`, 16 * PER_MINUTE],
    ['many of 48 bits', 90, (index: number) => `2001:db8:${hex(index)}::1`, 90],
    ['IPv4', 75, (index: number) => `192.0.2.${index}`, 75],
  ])('R31 calls from all over %s count together', async (...row) => {
    const [, calls, addressOf, admitted] = row;
    const config = { rateLimit: PER_MINUTE, trustProxy: ['loopback'] };
    const own = await startTestServer({ config });
    const statuses: number[] = [];
    for (const index of numbered(calls)) {
      const headers = { 'x-forwarded-for': addressOf(index) };
      statuses.push((await own.anonymous.get(paths.auth(), { headers })).status);
    }
    expect(statuses).toEqual(statuses.map((_status, index) => (index < admitted ? 401 : 429)));
    await own.close();
  });

  it('R31 what one caller sends above its limit is not counted for the network around', async () => {
    const config = { rateLimit: PER_MINUTE, trustProxy: ['loopback'] };
    const own = await startTestServer({ config });
    const statusOf = async (index: number) => {
      const headers = { 'x-forwarded-for': in56(index) };
      return (await own.anonymous.get(paths.auth(), { headers })).status;
    };
    for (const _call of numbered(10 * PER_MINUTE)) await statusOf(0);
    expect(await statusOf(0)).toBe(429);
    expect(await statusOf(1)).toBe(401);
    await own.close();
  });

  it('R31 of made-up cookies above the limit of the network none is looked up, known ones are', async () => {
    const statements: string[] = [];
    const own = await startTestServer({
      config: { rateLimit: PER_MINUTE, trustProxy: ['loopback'] },
      onStatement: (statement) => statements.push(statement.sql),
    });
    const { headers: signedIn } = await own.signIn('operator', {
      headers: { 'x-forwarded-for': in56(0) },
    });
    const statusOf = async (index: number, cookie = 'concierge_session=x') => {
      const headers = { 'x-forwarded-for': in56(index), cookie };
      return (await own.anonymous.get(paths.auth(), { headers })).status;
    };
    expect(await statusOf(0, signedIn.cookie)).toBe(200);
    for (const index of numbered(4 * PER_MINUTE + 1)) await statusOf(index);
    statements.length = 0;
    expect(await statusOf(200)).toBe(429);
    expect(statements).toEqual([]);
    expect(await statusOf(0, signedIn.cookie)).toBe(200);
    await own.close();
  });
});

describe('the limit of a device', () => {
  const BURST = 30;
  const RATE_LIMIT = 100;
  const server = serverForTests({ config: { rateLimit: RATE_LIMIT, deviceRateLimit: BURST } });

  it('R3 a device may send 30 requests at once, and staff and others at its address notice nothing', async () => {
    const operator = await server().signIn('operator');
    const console = await server().live(operator);
    const [flooding, other] = server().project.devices;
    const { services } = server().project;

    const send = () =>
      server().device(flooding).post(paths.deviceRequests(), { service_id: services[0] });
    const answers = [];
    // More than the limit of an address as well.
    for (let call = 0; call < RATE_LIMIT + 20; call += 1) answers.push(await send());
    const statuses = answers.map(({ status }) => status);
    expect(statuses).toEqual(statuses.map((_status, index) => (index < BURST ? 201 : 429)));
    const refused = answers[BURST];
    expect(refused?.body).toEqual({ errorCode: 'too_many_requests' });
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(refused?.headers.get('retry-after'))).toBeLessThanOrEqual(60);

    expect((await operator.get(paths.auth())).status).toBe(200);
    expect((await server().signIn('admin')).headers).toHaveProperty('cookie');
    await server().request({ device: other, note: 'From the other room.' });
    await console.received('request.created', BURST + 1);
    expect(console.events.at(-1)).toMatchObject({ note: 'From the other room.' });
    await console.end();
  });

  it('R3 health checks are outside of every limit', async () => {
    for (const path of ['/healthz', '/readyz']) {
      const statuses = [];
      for (let call = 0; call < RATE_LIMIT + 20; call += 1) {
        statuses.push((await server().anonymous.get(path)).status);
      }
      expect(new Set(statuses)).toEqual(new Set([200]));
    }
  });
});
