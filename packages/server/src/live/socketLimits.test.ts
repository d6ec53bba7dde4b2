import {
  LIVE_SOCKETS_PER_SESSION,
  LIVE_SOCKETS_PER_USER,
  LiveClose,
} from '@concierge/contract/live';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../testing/caller.ts';
import { LiveClient } from '../testing/liveClient.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';

describe('the limits of sockets', () => {
  let server: TestServer;
  let clients: LiveClient[] = [];

  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  function connect({ headers: { cookie = '' } }: Caller): LiveClient {
    const client = new LiveClient(server.url, server.project.id, { cookie });
    clients.push(client);
    return client;
  }
  async function fill(caller: Caller): Promise<LiveClient[]> {
    const many = Array.from({ length: LIVE_SOCKETS_PER_SESSION }, () => connect(caller));
    return Promise.all(many.map((client) => client.greeted()));
  }
  /** Waits until the server, which notices a close later than the client, counts so many. */
  const counted = (count: number) =>
    expect.poll(() => server.app.websocketServer.clients.size).toBe(count);
  async function leave(): Promise<void> {
    await Promise.all(clients.map((client) => client.end()));
    clients = [];
    await counted(0);
  }

  it('I1 a session has 32, the next is closed and the others stay', async () => {
    const operator = await server.signIn('operator');
    const [first, ...others] = await fill(operator);
    const refused = connect(operator);
    expect(await refused.closeCode()).toBe(LiveClose.tooMany);
    expect(refused.hello).toBeUndefined();

    // Another browser of the same user may connect, and a closed socket makes room.
    await connect(await server.signIn('operator')).greeted();
    await first?.end();
    await counted(LIVE_SOCKETS_PER_SESSION);
    const late = await connect(operator).greeted();
    await server.request();
    await Promise.all([...others, late].map((client) => client.received('request.created')));
    await leave();
  });

  it('I1 a user has 256 over all sessions, and other users are not affected', async () => {
    const sessions = LIVE_SOCKETS_PER_USER / LIVE_SOCKETS_PER_SESSION;
    for (let session = 0; session < sessions; session += 1) {
      await fill(await server.signIn('operator'));
    }
    const refused = connect(await server.signIn('operator'));
    expect(await refused.closeCode()).toBe(LiveClose.tooMany);
    await connect(await server.signIn('colleague')).greeted();
    await leave();
    await connect(await server.signIn('operator')).greeted();
    await leave();
  });
});
