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

/** Whether an answer has arrived as far as its `Content-Length` says. */
function isWhole(answer: string): boolean {
  const end = answer.indexOf('\r\n\r\n');
  if (end < 0) return false;
  const length = /^content-length: (\d+)/im.exec(answer.slice(0, end))?.[1] ?? '0';
  return answer.length >= end + 4 + Number(length);
}

/**
 * Connects to a server; on the connection a test writes its calls byte by byte, as no HTTP client would. Closing it is
 * up to the test.
 */
export async function connectRaw(url: string) {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  let received = '';
  socket.on('data', (chunk: Buffer) => (received += chunk.toString('latin1')));
  // A server that gives a client up may reset the connection.
  socket.on('error', () => undefined);
  const ended = once(socket, 'close').then(() => undefined);
  return {
    socket,
    /** Sends a call and returns its answer, once its head and its body have arrived. */
    async call(lines: readonly string[]) {
      received = '';
      socket.write([...lines, '\r\n'].join('\r\n'));
      while (!isWhole(received)) {
        const arrived = once(socket, 'data').then(() => true);
        const isOpen = await Promise.race([arrived, ended.then(() => false)]);
        if (!isOpen && !isWhole(received)) throw new Error(`No whole answer: ${received}`);
      }
      return received;
    },
    /** Waits until the server has closed the connection. */
    closed: () => ended,
  };
}

/** Headers of a call that opens a socket. */
export const HANDSHAKE = [
  'Connection: upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
];

/** Upgrades a TCP connection to a live socket and never reads from it again. */
export async function openDeafSocket(url: string, path: string, cookie: string): Promise<Socket> {
  const connection = await connectRaw(url);
  const head = [`GET ${path} HTTP/1.1`, `Host: ${new URL(url).host}`, `Cookie: ${cookie}`];
  const answer = await connection.call([...head, ...HANDSHAKE]);
  if (!answer.startsWith('HTTP/1.1 101')) throw new Error(answer);
  connection.socket.pause();
  return connection.socket;
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
