import { once } from 'node:events';
import { type Socket, connect } from 'node:net';

/** A connection on which a test writes its calls byte by byte, as no HTTP client would. */
export interface RawConnection {
  socket: Socket;
  /** Sends a call and returns its answer, once its head and its body have arrived. */
  call(lines: readonly string[]): Promise<string>;
  /** Waits until the server has closed the connection. */
  closed(): Promise<void>;
}

/** Whether an answer has arrived as far as its `Content-Length` says. */
function isWhole(answer: string): boolean {
  const end = answer.indexOf('\r\n\r\n');
  if (end < 0) return false;
  const length = /^content-length: (\d+)/im.exec(answer.slice(0, end))?.[1] ?? '0';
  return answer.length >= end + 4 + Number(length);
}

/** Connects to a server. Closing the connection is up to the test. */
export async function connectRaw(url: string): Promise<RawConnection> {
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
    async call(lines) {
      received = '';
      socket.write([...lines, '\r\n'].join('\r\n'));
      while (!isWhole(received)) {
        const arrived = once(socket, 'data').then(() => true);
        const isOpen = await Promise.race([arrived, ended.then(() => false)]);
        if (!isOpen && !isWhole(received)) throw new Error(`No whole answer: ${received}`);
      }
      return received;
    },
    closed: () => ended,
  };
}
