import { once } from 'node:events';
import { connect } from 'node:net';
import { paths } from '@concierge/contract/paths';
import { expect, it } from 'vitest';
import { startTestServer } from '../testing/testServer.ts';

it('I1 the connection of an upgrade that a limit refuses is closed', async () => {
  const server = await startTestServer({ config: { rateLimit: 1 } });
  const { headers } = await server.signIn('operator');
  const { hostname, port } = new URL(server.url);
  const upgrade = async () => {
    const socket = connect(Number(port), hostname);
    let answer = '';
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString('latin1')));
    socket.write(
      [
        `GET ${paths.live(server.project.id)} HTTP/1.1`,
        `Host: ${hostname}`,
        `Cookie: ${headers.cookie}`,
        'Connection: Upgrade',
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 13',
        'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
        '\r\n',
      ].join('\r\n'),
    );
    return { socket, answer: () => answer };
  };
  const first = await upgrade();
  await expect.poll(first.answer).toMatch(/^HTTP\/1.1 101/);
  const second = await upgrade();
  await once(second.socket, 'close');
  expect(second.answer()).toMatch(/^HTTP\/1.1 429/);
  first.socket.destroy();
  await server.close();
});
