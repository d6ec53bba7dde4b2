import { setImmediate } from 'node:timers/promises';
import {
  type EventFrame,
  type HelloFrame,
  LIVE_REPLAY_LIMIT,
  LiveClose,
} from '@concierge/contract/live';
import type { WebSocket } from '@fastify/websocket';
import type { Connection } from '../database/schema.ts';
import { readEvents } from './eventLog.ts';

const RETRY_MS = 1_000;
/** Sockets that are sent a frame before anything else has its turn: a few milliseconds. */
const PORTION = 200;
/** How long a socket may take to answer the closing handshake. */
const CLOSE_GRACE_MS = 2_000;
/** More than a client that reads ever leaves unread when it sends `ping`. */
const MAX_BUFFERED_BEFORE_PONG = 16 * 1024;

/** What of a websocket the hub uses. */
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

/** Whose socket it is. */
export interface SocketIdentity {
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

/** One connected client: its position in the log, and whether it keeps up. */
export class Subscriber {
  readonly identity: SocketIdentity;
  /** Number of the last frame sent. */
  position = 0;
  readonly #socket: LiveSocket;
  readonly #limits: SubscriberLimits;
  #alive = true;

  constructor(socket: LiveSocket, identity: SocketIdentity, limits: SubscriberLimits) {
    this.#socket = socket;
    this.identity = identity;
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
   * Sends the next frame of the log. A frame the client has is skipped; a gap in the log, or a client
   * that does not read, closes the socket. `text` is the frame as JSON.
   */
  deliver(frame: EventFrame, text: string): void {
    if (!this.open || frame.seq <= this.position) return;
    if (frame.seq > this.position + 1) return this.close(LiveClose.restart, 'log dropped');
    if (this.#socket.bufferedAmount > this.#limits.maxBufferedBytes) {
      return this.#closeTooSlow();
    }
    this.position = frame.seq;
    this.#socket.send(text);
    this.#limits.onSent();
  }

  /** Answers a `ping`; a client that does not read its answers is disconnected instead. */
  pong(): void {
    if (!this.open) return;
    if (this.#socket.bufferedAmount > MAX_BUFFERED_BEFORE_PONG) return this.#closeTooSlow();
    this.#socket.send('pong');
  }

  /** Pings the socket; terminates it when it has not answered the ping before. */
  heartbeat(): void {
    if (!this.open) return;
    if (!this.#alive) return this.#socket.terminate();
    this.#alive = false;
    this.#socket.ping();
  }

  /** Disconnects a client that sends without end; nothing more of it is read. */
  closeFlooding(): void {
    this.close(LiveClose.tooMany, 'too many frames');
    this.#socket.pause();
  }

  #closeTooSlow(): void {
    this.#limits.onTooSlow();
    this.close(LiveClose.tooSlow, 'too slow');
  }

  close(code: number, reason: string): void {
    closeSocket(this.#socket, code, reason);
  }
}

/** Closes a socket; a peer that does not answer the handshake does not keep its buffers. */
export function closeSocket(socket: LiveSocket, code: number, reason: string): void {
  if (socket.readyState !== socket.OPEN) return;
  socket.close(code, reason);
  setTimeout(() => {
    if (socket.readyState !== socket.CLOSED) socket.terminate();
  }, CLOSE_GRACE_MS).unref();
}

/** Sends a frame to all, in portions: a thousand sends at once would keep everything else waiting. */
async function deliverTo(subscribers: readonly Subscriber[], frame: EventFrame): Promise<void> {
  const text = JSON.stringify(frame);
  for (let start = 0; start < subscribers.length; start += PORTION) {
    if (start > 0) await setImmediate();
    for (const subscriber of subscribers.slice(start, start + PORTION)) {
      subscriber.deliver(frame, text);
    }
  }
}

/**
 * The clients of one project. A wake is a hint: the channel reads the log from the position of its
 * slowest client and sends every client what follows its own. One read at a time, so that frames leave
 * in order however often it is woken.
 */
export class ProjectChannel {
  readonly subscribers = new Set<Subscriber>();
  readonly #db: Connection;
  readonly #projectId: number;
  readonly #onError: (error: unknown) => void;
  #reading: Promise<void> | undefined;
  #wokenMeanwhile = false;

  constructor(db: Connection, projectId: number, onError: (error: unknown) => void) {
    this.#db = db;
    this.#projectId = projectId;
    this.#onError = onError;
  }

  /** Delivers what is in the log; resolves when the read in progress has ended. */
  wake(): Promise<void> {
    this.#wokenMeanwhile = true;
    this.#reading ??= this.#readWhileWoken().finally(() => {
      this.#reading = undefined;
    });
    return this.#reading;
  }

  async #readWhileWoken(): Promise<void> {
    try {
      while (this.#wokenMeanwhile) {
        this.#wokenMeanwhile = false;
        await this.#deliver();
      }
    } catch (error) {
      this.#onError(error);
      setTimeout(() => void this.wake(), RETRY_MS).unref();
    }
  }

  async #deliver(): Promise<void> {
    for (;;) {
      const open = [...this.subscribers].filter((subscriber) => subscriber.open);
      if (open.length === 0) return;
      const from = Math.min(...open.map((subscriber) => subscriber.position));
      const frames = await readEvents(this.#db, this.#projectId, from, LIVE_REPLAY_LIMIT);
      // Not to who has joined meanwhile: they may need earlier ones, and have woken the channel again.
      for (const frame of frames) await deliverTo(open, frame);
      if (frames.length < LIVE_REPLAY_LIMIT) return;
    }
  }
}
