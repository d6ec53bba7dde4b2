import { setImmediate } from 'node:timers/promises';
import {
  type EventFrame,
  type HelloFrame,
  LIVE_REPLAY_LIMIT,
  LiveClose,
} from '@concierge/contract/live';
import type { Connection } from '../database/schema.ts';
import { ClientSocket, type LiveSocket } from './clientSocket.ts';
import { readEvents } from './eventLog.ts';

const RETRY_MS = 1_000;
/** Sockets that are sent a frame before anything else has its turn: a few milliseconds. */
const PORTION = 200;
/** More than a client that reads ever leaves unread when it sends `ping`. */
const MAX_BUFFERED_BEFORE_PONG = 16 * 1024;

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

/** Who is sent what the log says. */
export interface Follower {
  readonly open: boolean;
  /** Number of the last frame it was sent. */
  readonly position: number;
  /** Sends it a frame, unless it had it before; `text` is the frame as JSON. */
  deliver(frame: EventFrame, text: string): void | Promise<void>;
}

/** One connected client: its position in the log, and whether it keeps up. */
export class Subscriber extends ClientSocket implements Follower {
  readonly identity: SocketIdentity;
  /** Number of the last frame sent. */
  position = 0;
  readonly #limits: SubscriberLimits;

  constructor(socket: LiveSocket, identity: SocketIdentity, limits: SubscriberLimits) {
    super(socket);
    this.identity = identity;
    this.#limits = limits;
  }

  greet(frame: HelloFrame): void {
    this.position = frame.seq;
    this.send(JSON.stringify(frame));
  }

  /**
   * Sends the next frame of the log. A frame the client has is skipped; a gap in the log, or a client
   * that does not read, closes the socket. `text` is the frame as JSON.
   */
  deliver(frame: EventFrame, text: string): void {
    if (!this.open || frame.seq <= this.position) return;
    if (frame.seq > this.position + 1) return this.close(LiveClose.restart, 'log dropped');
    if (this.unread > this.#limits.maxBufferedBytes) return this.#closeTooSlow();
    this.position = frame.seq;
    this.send(text);
    this.#limits.onSent();
  }

  /** Answers a `ping`; a client that does not read its answers is disconnected instead. */
  pong(): void {
    if (!this.open) return;
    if (this.unread > MAX_BUFFERED_BEFORE_PONG) return this.#closeTooSlow();
    this.send('pong');
  }

  #closeTooSlow(): void {
    this.#limits.onTooSlow();
    this.close(LiveClose.tooSlow, 'too slow');
  }
}

/** Works on all, in portions: a thousand sends at once would keep everything else waiting. */
export async function inPortions<One>(
  all: readonly One[],
  work: (one: One) => void | Promise<void>,
): Promise<void> {
  for (let start = 0; start < all.length; start += PORTION) {
    if (start > 0) await setImmediate();
    for (const one of all.slice(start, start + PORTION)) await work(one);
  }
}

/**
 * The clients of one project. A wake is a hint: the channel reads the log from the position of its
 * slowest client and sends every client what follows its own. One read at a time, so that frames leave
 * in order however often it is woken.
 */
export class ProjectChannel {
  readonly followers = new Set<Follower>();
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
    this.#reading ??= this.#readWhileWoken();
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
    // In the same turn as the last look at the flag: a wake between the two would start no read.
    this.#reading = undefined;
  }

  async #deliver(): Promise<void> {
    for (;;) {
      const open = [...this.followers].filter((follower) => follower.open);
      if (open.length === 0) return;
      const from = Math.min(...open.map(({ position }) => position));
      const frames = await readEvents(this.#db, this.#projectId, from, LIVE_REPLAY_LIMIT);
      // Not to who has joined meanwhile: they may need earlier ones, and have woken the channel again.
      for (const frame of frames) {
        const text = JSON.stringify(frame);
        await inPortions(open, (follower) => follower.deliver(frame, text));
      }
      if (frames.length < LIVE_REPLAY_LIMIT) return;
    }
  }
}

/** The channels of the projects that someone follows. Who follows in one does not wait for those of another. */
export class ProjectChannels {
  readonly #db: Connection;
  readonly #onError: (error: unknown) => void;
  readonly #channels = new Map<number, ProjectChannel>();

  constructor(db: Connection, onError: (error: unknown) => void) {
    this.#db = db;
    this.#onError = onError;
  }

  /** Delivers the log from the follower's position on, until `remove`; resolves when it is at its end. */
  add(projectId: number, follower: Follower): Promise<void> {
    const channel =
      this.#channels.get(projectId) ?? new ProjectChannel(this.#db, projectId, this.#onError);
    this.#channels.set(projectId, channel);
    channel.followers.add(follower);
    return channel.wake();
  }

  remove(projectId: number, follower: Follower): void {
    const channel = this.#channels.get(projectId);
    channel?.followers.delete(follower);
    if (channel?.followers.size === 0) this.#channels.delete(projectId);
  }

  wake(projectId: number): void {
    void this.#channels.get(projectId)?.wake();
  }

  wakeAll(): void {
    for (const channel of this.#channels.values()) void channel.wake();
  }
}
