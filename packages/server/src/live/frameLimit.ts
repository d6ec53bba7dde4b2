import { LIVE_FRAMES_PER_SECOND } from '@concierge/contract/live';

const WINDOW_MS = 1_000;

/**
 * Counts the frames clients send, per socket and per session or device, in windows of a second. A client sends
 * one every 30 seconds; answers to one that sends without end would fill the server's memory.
 */
export class FrameLimit {
  #counts = new Map<object | string, number>();
  #windowEnd = 0;
  readonly #perOwner: number;

  /** @param perOwner Frames a second of all sockets of one owner. */
  constructor(perOwner: number) {
    this.#perOwner = perOwner;
  }

  /** Counts a frame and returns whether it is within the limits. */
  take(socket: object, owner: string): boolean {
    const now = performance.now();
    if (now >= this.#windowEnd) {
      this.#counts = new Map();
      this.#windowEnd = now + WINDOW_MS;
    }
    const ofSocket = this.#count(socket);
    const ofOwner = this.#count(owner);
    return ofSocket <= LIVE_FRAMES_PER_SECOND && ofOwner <= this.#perOwner;
  }

  #count(key: object | string): number {
    const count = (this.#counts.get(key) ?? 0) + 1;
    this.#counts.set(key, count);
    return count;
  }
}
