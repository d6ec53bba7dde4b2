import {
  LIVE_SOCKETS_PER_SESSION,
  LIVE_SOCKETS_PER_USER,
  LiveClose,
} from '@concierge/contract/live';
import { paths } from '@concierge/contract/paths';
import { afterEach, describe, expect, it } from 'vitest';
import type { Caller } from '../testing/caller.ts';
import { LiveClient } from '../testing/liveClient.ts';
import {
  PING_TEXT,
  PROTOCOL_PING,
  PROTOCOL_PONG,
  flood,
  openDeafSocket,
} from '../testing/rawSocket.ts';
import { serverForTests, signedIn } from '../testing/eachDatabase.ts';

/** Cut within two seconds, as one that does not answer the closing; a sweep would need 30. */
const FLOOD_MS = 20_000;

describe('the limits of sockets', () => {
  const server = serverForTests();
  const operator = signedIn(server, 'operator');
  let clients: LiveClient[] = [];

  afterEach(leave);

  function connect({ headers: { cookie = '' } }: Caller): LiveClient {
    const client = new LiveClient(server().url, server().project.id, { cookie });
    clients.push(client);
    return client;
  }
  async function fill(caller: Caller): Promise<LiveClient[]> {
    const many = Array.from({ length: LIVE_SOCKETS_PER_SESSION }, () => connect(caller));
    return Promise.all(many.map((client) => client.greeted()));
  }
  /** Waits until the server, which notices a close later than the client, counts so many. */
  const counted = (count: number) =>
    expect.poll(() => server().app.websocketServer.clients.size).toBe(count);
  async function leave(): Promise<void> {
    await Promise.all(clients.map((client) => client.end()));
    clients = [];
    await counted(0);
  }

  it('I1 a session has 32, the next is closed and the others stay', async () => {
    const [first, ...others] = await fill(operator);
    const refused = connect(operator);
    expect(await refused.closeCode()).toBe(LiveClose.tooMany);
    expect(refused.hello).toBeUndefined();

    // Another browser of the same user may connect, and a closed socket makes room.
    await connect(await server().signIn('operator')).greeted();
    await first?.end();
    await counted(LIVE_SOCKETS_PER_SESSION);
    const late = await connect(operator).greeted();
    await server().request();
    await Promise.all([...others, late].map((client) => client.received('request.created')));
  });

  it('I1 a user has 256 over all sessions, and other users are not affected', async () => {
    const sessions = LIVE_SOCKETS_PER_USER / LIVE_SOCKETS_PER_SESSION;
    for (let session = 0; session < sessions; session += 1) {
      await fill(await server().signIn('operator'));
    }
    const refused = connect(await server().signIn('operator'));
    expect(await refused.closeCode()).toBe(LiveClose.tooMany);
    await connect(await server().signIn('colleague')).greeted();
    await leave();
    await connect(await server().signIn('operator')).greeted();
  });

  it.each([
    ['ping', PING_TEXT],
    ['protocol pings', PROTOCOL_PING],
    ['protocol pongs', PROTOCOL_PONG],
  ])('R2 a socket that floods the server with %s is closed, others stay', async (_what, frame) => {
    const other = await connect(operator).greeted();
    const { cookie = '' } = operator.headers;
    const deaf = await openDeafSocket(server().url, paths.live(server().project.id), cookie);
    expect(await flood(deaf, frame, AbortSignal.timeout(FLOOD_MS))).toBe(true);
    await server().request();
    await other.received('request.created');
  });

  it('R2 a client that sends more than ten frames in a second is closed with 4429', async () => {
    const client = await connect(operator).greeted();
    for (let count = 0; count < 50; count += 1) client.socket.send('{}');
    expect(await client.closeCode()).toBe(LiveClose.tooMany);
  });

  it('R2 the frames of all sockets of a session count together', async () => {
    const many = await fill(operator);
    for (let count = 0; count < 10; count += 1) {
      for (const client of many) client.socket.send('ping');
    }
    const someClosed = Promise.any(many.map((client) => client.closeCode()));
    expect(await someClosed).toBe(LiveClose.tooMany);
  });
});
