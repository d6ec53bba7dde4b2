import { paths } from '@concierge/contract/paths';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectRaw } from '../testing/rawCall.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';

const CALLS = 100;
const WEBSOCKET = ['Connection: upgrade', 'Upgrade: websocket'];
const HANDSHAKE = [
  ...WEBSOCKET,
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
];

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

describe('calls that ask for an upgrade', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  const linesOf = (call: string, headers: readonly string[]) => [
    `${call} HTTP/1.1`,
    `Host: ${new URL(server.url).host}`,
    ...headers,
  ];
  const connections = () =>
    new Promise<number>((resolve, reject) => {
      server.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
    });

  it.each(ORDINARY)('R9 %s is a call as any other and keeps no connection', async (...row) => {
    const [call, headers, status] = row;
    const before = await connections();
    for (let index = 0; index < CALLS; index++) {
      const connection = await connectRaw(server.url);
      const answer = await connection.call(linesOf(call, headers));
      expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      connection.socket.destroy();
    }
    await expect.poll(connections).toBeLessThanOrEqual(before);
  });

  it.each(ORDINARY)('R9 after %s the connection answers the next call', async (call, headers) => {
    const connection = await connectRaw(server.url);
    const first = await connection.call(linesOf(call, headers));
    expect(first).not.toMatch(/^connection: close/im);
    expect(first).toMatch(/\{"(errorCode|status)":"\w+"/);
    expect(await connection.call(linesOf('GET /healthz', []))).toMatch(/^HTTP\/1.1 200 /);
    connection.socket.destroy();
  });

  it.each(REFUSED)('R9 %s is refused at %s in words, and the connection closed', async (...row) => {
    const [, path, headers, status] = row;
    const before = await connections();
    const connection = await connectRaw(server.url);
    const answer = await connection.call(linesOf(`GET ${path}`, headers));
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).toMatch(/^connection: close/im);
    expect(answer).toMatch(/^content-type: application\/json; charset=utf-8/im);
    expect(answer).toMatch(/\{"errorCode":"\w+"/);
    await connection.closed();
    await expect.poll(connections).toBeLessThanOrEqual(before);
  });

  it('R9 a server that is stopped waits no two seconds for sockets that never answer', async () => {
    const stopped = await startTestServer();
    const connection = await connectRaw(stopped.url);
    const handshake = [
      `GET ${paths.deviceLive()} HTTP/1.1`,
      `Host: ${new URL(stopped.url).host}`,
      ...HANDSHAKE,
    ];
    expect(await connection.call(handshake)).toMatch(/^HTTP\/1.1 101 /);
    const begin = performance.now();
    await stopped.app.close();
    expect(performance.now() - begin).toBeLessThan(2_000);
    await stopped.close();
  });
});
