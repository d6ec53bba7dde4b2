import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { paths } from '@concierge/contract/paths';
import { describe, expect, it } from 'vitest';
import { refusal } from './testing/liveClient.ts';
import { openDeafSocket } from './testing/rawSocket.ts';
import { rowsOf } from './testing/rows.ts';
import { startTestServer } from './testing/testServer.ts';

/** Less than calls in progress are given, which a connection that nobody closes would take. */
const AT_ONCE_MS = 8_000;

describe('what every caller may rely on', () => {
  it.each([
    ['no HTTP', 'GARBAGE\r\n\r\n', 400],
    ['headers that are too large', `GET / HTTP/1.1\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`, 431],
  ])('K1 %s is answered like every other failure', async (_what, sent, status) => {
    const server = await startTestServer();
    const { hostname, port } = new URL(server.url);
    const socket = connect(Number(port), hostname);
    socket.write(sent);
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(JSON.parse(body)).toEqual({ errorCode: 'invalid_input' });
    await server.close();
  });

  it('K1 T1 a server that is leaving says so, also to a console that comes back, and does not wait for it', async () => {
    const server = await startTestServer({ closeWaitMs: 60_000 });
    const { cookie = '' } = (await server.signIn('operator')).headers;
    // It does not answer the closing handshake, which the server waits for.
    const deaf = await openDeafSocket(server.url, paths.live(server.project.id), cookie);
    const began = performance.now();
    const closing = server.close();
    expect(await refusal(server.url, server.project.id, { cookie })).toBe(503);
    const leaving = async () => {
      const ready = await server.anonymous.get('/readyz');
      return [ready.status, ready.body];
    };
    await expect.poll(leaving).toEqual([503, { status: 'leaving' }]);
    const answer = await server.anonymous.get(paths.auth());
    expect([answer.status, answer.body]).toEqual([503, { errorCode: 'unavailable' }]);
    expect(answer.headers.get('retry-after')).toBe('1');
    deaf.destroy();
    await closing;
    expect(performance.now() - began).toBeLessThan(AT_ONCE_MS);
  });

  it('A5 a user has at most 100 sessions; one more ends the one used longest ago', async () => {
    const server = await startTestServer();
    const first = await server.signIn('operator');
    for (let count = 0; count < 99; count += 1) {
      server.clock.advance(1_000);
      await server.signIn('operator');
    }
    expect((await first.get(paths.auth())).status).toBe(200);
    const other = await server.signIn('colleague');
    // A call renews a session; the oldest is the second one now.
    await server.signIn('operator');
    const { operator: user_id } = server.project.users;
    const kept = await rowsOf(server.db, 'session', { user_id });
    expect(kept).toHaveLength(100);
    expect((await first.get(paths.auth())).status).toBe(200);
    expect((await other.get(paths.auth())).status).toBe(200);
    await server.close();
  });
});
