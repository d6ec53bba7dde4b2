import type { EventFrame, HelloFrame } from '@concierge/contract/live';
import { LiveClose } from '@concierge/contract/live';
import type { WebSocket } from '@fastify/websocket';

/** How long a socket may take to answer the closing handshake. */
const CLOSE_GRACE_MS = 2_000;

/** What of a websocket the hub uses. */
export type LiveSocket = Pick<
  WebSocket,
  | 'send'
  | 'close'
  | 'terminate'
  | 'ping'
  | 'bufferedAmount'
  | 'readyState'
  | 'OPEN'
  | 'CLOSED'
  | 'on'
>;

/** Who sits behind a socket. */
export interface Seat {
  projectId: number;
  userId: number;
  sessionId: string;
}

export interface SubscriberLimits {
  /** Bytes the socket may leave unread. */
  maxBufferedBytes: number;
  onSent: () => void;
  onTooSlow: () => void;
}

/** One connected client: where it stands in the log, and whether it keeps up. */
export class Subscriber {
  readonly seat: Seat;
  /** Number of the last frame handed to the socket. */
  position = 0;
  readonly #socket: LiveSocket;
  readonly #limits: SubscriberLimits;
  #alive = true;

  constructor(socket: LiveSocket, seat: Seat, limits: SubscriberLimits) {
    this.#socket = socket;
    this.seat = seat;
    this.#limits = limits;
    socket.on('pong', () => {
      this.#alive = true;
    });
  }

  get open(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }

  greet(frame: HelloFrame): void {
    this.position = frame.seq;
    this.#socket.send(JSON.stringify(frame));
  }

  /**
   * Hands over the next frame of the log. What the client has is skipped; a hole in the log sends it
   * back to connect anew, a client that does not read is let go. `text` is the frame as JSON.
   */
  deliver(frame: EventFrame, text: string): void {
    if (!this.open || frame.seq <= this.position) return;
    if (frame.seq > this.position + 1) return this.close(LiveClose.restart, 'log dropped');
    if (this.#socket.bufferedAmount > this.#limits.maxBufferedBytes) {
      this.#limits.onTooSlow();
      return this.close(LiveClose.tooSlow, 'too slow');
    }
    this.position = frame.seq;
    this.#socket.send(text);
    this.#limits.onSent();
  }

  /** Asks for a sign of life; a socket that gave none since the last time is cut. */
  checkPulse(): void {
    if (!this.open) return;
    if (!this.#alive) return this.#socket.terminate();
    this.#alive = false;
    this.#socket.ping();
  }

  close(code: number, reason: string): void {
    if (!this.open) return;
    this.#socket.close(code, reason);
    // A peer that does not answer the handshake must not keep its buffers.
    setTimeout(() => {
      if (this.#socket.readyState !== this.#socket.CLOSED) this.#socket.terminate();
    }, CLOSE_GRACE_MS).unref();
  }
}
