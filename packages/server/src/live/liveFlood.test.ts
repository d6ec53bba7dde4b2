import { LIVE_SOCKETS_PER_SESSION, LiveClose } from '@concierge/contract/live';
import { paths } from '@concierge/contract/paths';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { LiveClient } from '../testing/liveClient.ts';
import {
  PING_TEXT,
  PROTOCOL_PING,
  PROTOCOL_PONG,
  flood,
  openDeafSocket,
} from '../testing/rawSocket.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';

/** Cut within two seconds, as one that does not answer the closing; a sweep would need 30. */
const FLOOD_MS = 20_000;

describe('clients that send without end, or never read', () => {
  let server: TestServer;
  let cookie: string;

  beforeAll(async () => {
    server = await startTestServer();
    ({ cookie = '' } = (await server.signIn('operator')).headers);
  });
  afterAll(() => server.close());

  let clients: LiveClient[] = [];
  afterEach(async () => {
    await Promise.all(clients.map((client) => client.end()));
    clients = [];
  });
  function open(): LiveClient {
    const client = new LiveClient(server.url, server.project.id, { cookie });
    clients.push(client);
    return client;
  }

  it.each([
    ['ping', PING_TEXT],
    ['protocol pings', PROTOCOL_PING],
    ['protocol pongs', PROTOCOL_PONG],
  ])('R2 a socket that floods the server with %s is closed, others stay', async (_what, frame) => {
    const other = await open().greeted();
    const deaf = await openDeafSocket(server.url, paths.live(server.project.id), cookie);
    expect(await flood(deaf, frame, AbortSignal.timeout(FLOOD_MS))).toBe(true);
    await server.request();
    await other.received('request.created');
  });

  it('R2 a client that sends more than ten frames in a second is closed with 4429', async () => {
    const client = await open().greeted();
    for (let count = 0; count < 50; count += 1) client.socket.send('{}');
    expect(await client.closeCode()).toBe(LiveClose.tooMany);
  });

  it('R2 the frames of all sockets of a session count together', async () => {
    const many = Array.from({ length: LIVE_SOCKETS_PER_SESSION }, open);
    await Promise.all(many.map((client) => client.greeted()));
    for (let count = 0; count < 10; count += 1) {
      for (const client of many) client.socket.send('ping');
    }
    const someClosed = Promise.any(many.map((client) => client.closeCode()));
    expect(await someClosed).toBe(LiveClose.tooMany);
  });
});
