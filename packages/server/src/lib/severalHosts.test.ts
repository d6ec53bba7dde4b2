import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectRaw } from '../testing/rawCall.ts';
import { type TestServer, startTestServer } from '../testing/testServer.ts';

describe('a call that names several hosts', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  async function statusOf(path: string, headers: readonly string[]): Promise<number> {
    const connection = await connectRaw(server.url);
    try {
      const answer = await connection.call([`GET ${path} HTTP/1.1`, ...headers]);
      return Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);
    } finally {
      connection.socket.destroy();
    }
  }

  const upgrade = [
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
  ];

  it.each([
    ['the same twice', '/healthz', ['Host: a', 'Host: a'], 400],
    ['two hosts', '/api/auth', ['Host: a', 'host: b'], 400],
    ['an empty one', '/no-such-page', ['Host: a', 'HOST:'], 400],
    ['two hosts of a live socket', '/api/device/live', ['Host: a', 'Host: b', ...upgrade], 400],
    ['one host', '/healthz', ['Host: a'], 200],
    ['a host as the value of another header', '/healthz', ['Host: a', 'X-Name: host'], 200],
  ])('R14 %s', async (_what, path, headers, status) => {
    expect(await statusOf(path, headers)).toBe(status);
  });
});
