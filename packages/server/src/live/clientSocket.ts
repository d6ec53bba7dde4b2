import type { WebSocket } from '@fastify/websocket';

/** How long a socket may take to answer the closing handshake. */
const CLOSE_GRACE_MS = 2_000;

/** What of a websocket the hubs use. */
export type LiveSocket = Pick<
  WebSocket,
  | 'send'
  | 'close'
  | 'terminate'
  | 'ping'
  | 'pause'
  | 'bufferedAmount'
  | 'readyState'
  | 'OPEN'
  | 'CLOSED'
  | 'on'
>;

/** Closes a socket; a peer that does not answer the handshake does not keep its buffers. */
export function closeSocket(socket: LiveSocket, code: number, reason: string): void {
  if (socket.readyState !== socket.OPEN) return;
  socket.close(code, reason);
  setTimeout(() => {
    if (socket.readyState !== socket.CLOSED) socket.terminate();
  }, CLOSE_GRACE_MS).unref();
}

/** Passes on to a hub what a client sends, and that it has gone. */
export function passOn(
  socket: WebSocket,
  hub: { receive(socket: LiveSocket, text: string): void; leave(socket: LiveSocket): void },
): void {
  socket.on('message', (data: Buffer, isBinary) => {
    hub.receive(socket, isBinary ? '' : data.toString());
  });
  // The library answers protocol pings; they count like other frames.
  socket.on('ping', () => hub.receive(socket, ''));
  socket.on('pong', () => hub.receive(socket, ''));
  socket.on('close', () => hub.leave(socket));
}

/** One connected client: whether it is there, and whether it reads. */
export class ClientSocket {
  readonly #socket: LiveSocket;
  #alive = true;

  constructor(socket: LiveSocket) {
    this.#socket = socket;
    socket.on('pong', () => {
      this.#alive = true;
    });
  }

  get open(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }

  /** Bytes it has not read. */
  get unread(): number {
    return this.#socket.bufferedAmount;
  }

  send(text: string): void {
    this.#socket.send(text);
  }

  /** Pings the socket; terminates it when it has not answered the ping before. */
  heartbeat(): void {
    if (!this.open) return;
    if (!this.#alive) return this.#socket.terminate();
    this.#alive = false;
    this.#socket.ping();
  }

  /** Disconnects a client that sends without end; nothing more of it is read. */
  closeFlooding(code: number): void {
    this.close(code, 'too many frames');
    this.#socket.pause();
  }

  close(code: number, reason: string): void {
    closeSocket(this.#socket, code, reason);
  }
}
