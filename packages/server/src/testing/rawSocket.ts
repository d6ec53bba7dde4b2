import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type Socket, connect } from 'node:net';

/** A frame of a client, masked with zeros (RFC 6455). */
function frameOf(opcode: number, text: string): Buffer {
  const head = Buffer.from([0x80 + opcode, 0x80 + text.length, 0, 0, 0, 0]);
  return Buffer.concat([head, Buffer.from(text)]);
}

export const PING_TEXT = frameOf(1, 'ping');
export const PROTOCOL_PING = frameOf(9, '');
export const PROTOCOL_PONG = frameOf(10, '');

/** Upgrades a TCP connection to a live socket and never reads from it again. */
export async function openDeafSocket(url: string, path: string, cookie: string): Promise<Socket> {
  const { host, hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  // The server resets the connection of a client that it gives up.
  socket.on('error', () => undefined);
  socket.write(
    [
      `GET ${path} HTTP/1.1`,
      `Host: ${host}`,
      `Cookie: ${cookie}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
      '\r\n',
    ].join('\r\n'),
  );
  const [head] = (await once(socket, 'data')) as [Buffer];
  if (!head.toString().startsWith('HTTP/1.1 101')) throw new Error(head.toString());
  socket.pause();
  return socket;
}

/**
 * Writes the frame again and again, as fast as the server takes it, until the connection is closed or
 * the signal aborts. Returns whether the server closed it.
 */
export function flood(socket: Socket, frame: Buffer, signal: AbortSignal): Promise<boolean> {
  const chunk = Buffer.concat(Array.from({ length: 500 }, () => frame));
  return new Promise((resolve) => {
    socket.once('close', () => resolve(true));
    signal.addEventListener('abort', () => {
      resolve(socket.destroyed);
      socket.destroy();
    });
    const write = () => {
      if (socket.destroyed) return;
      socket.write(chunk, () => setImmediate(write));
    };
    write();
  });
}
