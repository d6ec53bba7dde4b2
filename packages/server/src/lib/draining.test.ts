import { expect, it } from 'vitest';
import { LiveClient, refusal } from '../testing/liveClient.ts';
import { startTestServer } from '../testing/testServer.ts';

/** Less than calls in progress are given, which a connection that nobody closes would take. */
const AT_ONCE_MS = 8_000;

it('T1 a console that comes back while the server stops is refused and does not delay it', async () => {
  const server = await startTestServer({ closeWaitMs: 60_000 });
  const { headers } = await server.signIn('operator');
  const { cookie = '' } = headers;
  // It does not hear that it should close, so the server waits for it.
  const deaf = await new LiveClient(server.url, server.project.id, { cookie }).greeted();
  deaf.socket.pause();
  const began = performance.now();
  const closed = server.close();
  expect(await refusal(server.url, server.project.id, { cookie })).toBe(503);
  deaf.socket.terminate();
  await closed;
  expect(performance.now() - began).toBeLessThan(AT_ONCE_MS);
});
