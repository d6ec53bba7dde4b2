import { paths } from '@concierge/contract/paths';
import { describe, expect, it } from 'vitest';
import { HANDSHAKE, connectRaw } from '../testing/rawSocket.ts';
import { serverForTests } from '../testing/eachDatabase.ts';
import { startTestServer } from '../testing/testServer.ts';

const CALLS = 100;
const WEBSOCKET = ['Connection: upgrade', 'Upgrade: websocket'];

/** Calls that ask for an upgrade where there is none: the call, its headers, and the status of its answer. */
const ORDINARY: readonly [string, readonly string[], number][] = [
  ['GET /%ff', WEBSOCKET, 400],
  ['POST /%ff', WEBSOCKET, 400],
  ['GET /api/concierge/project/%ff/live', HANDSHAKE, 400],
  ['GET /api/device/live%', HANDSHAKE, 400],
  ['GET /api/concierge/project/%/live', HANDSHAKE, 400],
  ['GET /%c0%af', ['Connection: Upgrade', 'Upgrade: h2c'], 400],
  ['GET /healthz', ['Connection: Upgrade', 'Upgrade: h2c'], 200],
  ['GET /healthz', HANDSHAKE, 200],
  ['GET /api/auth', HANDSHAKE, 401],
  ['GET /api/nothing', HANDSHAKE, 404],
  [`GET /api/concierge/project/${'9'.repeat(300)}/live`, HANDSHAKE, 404],
  ['GET /api/concierge/project/one/live', HANDSHAKE, 404],
  ['GET /api/device/live', ['Connection: upgrade', 'Upgrade: h2c'], 404],
  ['POST /api/device/live', HANDSHAKE, 404],
  ['GET /api/concierge/project/1/live', WEBSOCKET, 404],
  ['GET /api/device/live', [...WEBSOCKET, 'Sec-WebSocket-Version: 7'], 404],
];

/** Calls that a live address refuses: their headers and the status. */
const REFUSED: readonly [string, string, readonly string[], number][] = [
  ['another page', paths.deviceLive(), [...HANDSHAKE, 'Origin: https://evil.example'], 403],
  ['another page', paths.live(1), [...HANDSHAKE, 'Origin: https://evil.example'], 403],
  ['a sandboxed page', `${paths.live(1)}?since=1`, [...HANDSHAKE, 'Origin: null'], 403],
];

describe('calls as no HTTP client writes them', () => {
  const server = serverForTests();

  const linesOf = (call: string, headers: readonly string[]) => [
    `${call} HTTP/1.1`,
    `Host: ${new URL(server().url).host}`,
    ...headers,
  ];
  const connections = () =>
    new Promise<number>((resolve, reject) => {
      server().app.server.getConnections((error, count) =>
        error ? reject(error) : resolve(count),
      );
    });

  it.each(ORDINARY)('R9 %s is a call as any other, before another one', async (...row) => {
    const [call, headers, status] = row;
    const before = await connections();
    for (let index = 0; index < CALLS; index++) {
      const connection = await connectRaw(server().url);
      const answer = await connection.call(linesOf(call, headers));
      expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      expect(answer).not.toMatch(/^connection: close/im);
      expect(answer).toMatch(/\{"(errorCode|status)":"\w+"/);
      expect(await connection.call(linesOf('GET /healthz', []))).toMatch(/^HTTP\/1.1 200 /);
      connection.socket.destroy();
    }
    await expect.poll(connections).toBeLessThanOrEqual(before);
  });

  it.each(REFUSED)('R9 %s is refused at %s in words, and the connection closed', async (...row) => {
    const [, path, headers, status] = row;
    const before = await connections();
    const connection = await connectRaw(server().url);
    const answer = await connection.call(linesOf(`GET ${path}`, headers));
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).toMatch(/^connection: close/im);
    expect(answer).toMatch(/^content-type: application\/json; charset=utf-8/im);
    expect(answer).toMatch(/\{"errorCode":"\w+"/);
    await connection.closed();
    await expect.poll(connections).toBeLessThanOrEqual(before);
  });

  it('I1 the connection of an upgrade that a limit refuses is closed', async () => {
    const own = await startTestServer({ config: { rateLimit: 1 } });
    const { cookie } = (await own.signIn('operator')).headers;
    const lines = [...linesOf(`GET ${paths.live(1)}`, HANDSHAKE), `Cookie: ${cookie}`];
    const [first, second] = [await connectRaw(own.url), await connectRaw(own.url)];
    expect(await first.call(lines)).toMatch(/^HTTP\/1.1 101/);
    expect(await second.call(lines)).toMatch(/^HTTP\/1.1 429/);
    await second.closed();
    first.socket.destroy();
    await own.close();
  });

  it.each([
    ['the same twice', '/healthz', ['Host: a', 'Host: a'], 400],
    ['two hosts', '/api/auth', ['Host: a', 'host: b'], 400],
    ['an empty one', '/no-such-page', ['Host: a', 'HOST:'], 400],
    ['two hosts of a live socket', paths.deviceLive(), ['Host: a', 'Host: b', ...HANDSHAKE], 400],
    ['one host', '/healthz', ['Host: a'], 200],
    ['a host as the value of another header', '/healthz', ['Host: a', 'X-Name: host'], 200],
  ])('R14 a call that names %s', async (_what, path, headers, status) => {
    const connection = await connectRaw(server().url);
    const answer = await connection.call([`GET ${path} HTTP/1.1`, ...headers]);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    connection.socket.destroy();
  });

  it('R9 a server that is stopped does not wait for sockets that never answer', async () => {
    const stopped = await startTestServer();
    const connection = await connectRaw(stopped.url);
    expect(await connection.call(linesOf(`GET ${paths.deviceLive()}`, HANDSHAKE))).toMatch(
      /^HTTP\/1.1 101 /,
    );
    const begin = performance.now();
    await stopped.app.close();
    expect(performance.now() - begin).toBeLessThan(10_000);
    await stopped.close();
  });
});
