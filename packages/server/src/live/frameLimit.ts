import { LIVE_FRAMES_PER_SECOND, LIVE_SOCKETS_PER_SESSION } from '@concierge/contract/live';

/** All sockets of a session may wake up at once, each with a `ping` and an answer to ours. */
const FRAMES_PER_SESSION = 2 * LIVE_SOCKETS_PER_SESSION;
const WINDOW_MS = 1_000;

/**
 * Counts the frames clients send, per socket and per session, in windows of a second. A console sends one
 * every 30 seconds; answers to a client that sends without end would fill the server's memory.
 */
export class FrameLimit {
  #counts = new Map<object | string, number>();
  #windowEnd = 0;

  /** Counts a frame and returns whether it is within the limits. */
  take(socket: object, sessionId: string): boolean {
    const now = performance.now();
    if (now >= this.#windowEnd) {
      this.#counts = new Map();
      this.#windowEnd = now + WINDOW_MS;
    }
    const ofSocket = this.#count(socket);
    const ofSession = this.#count(sessionId);
    return ofSocket <= LIVE_FRAMES_PER_SECOND && ofSession <= FRAMES_PER_SESSION;
  }

  #count(key: object | string): number {
    const count = (this.#counts.get(key) ?? 0) + 1;
    this.#counts.set(key, count);
    return count;
  }
}
