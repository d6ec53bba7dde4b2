import { LIVE_REPLAY_LIMIT } from '@concierge/contract/live';
import type { Connection } from '../database/schema.ts';
import { readEvents } from './eventLog.ts';
import type { Subscriber } from './subscriber.ts';

const RETRY_MS = 1_000;

/**
 * The clients of one project. A wake is a hint: the room reads the log from where its slowest client
 * stands and hands every client what follows its own position. One read at a time, so that frames
 * leave in order whoever wakes it and however often.
 */
export class Room {
  readonly members = new Set<Subscriber>();
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

  /** Delivers what the log holds; resolves when the reading under way has ended. */
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
      const open = [...this.members].filter((member) => member.open);
      if (open.length === 0) return;
      const from = Math.min(...open.map((member) => member.position));
      const frames = await readEvents(this.#db, this.#projectId, from, LIVE_REPLAY_LIMIT);
      for (const frame of frames) {
        const text = JSON.stringify(frame);
        for (const member of this.members) member.deliver(frame, text);
      }
      if (frames.length < LIVE_REPLAY_LIMIT) return;
    }
  }
}
