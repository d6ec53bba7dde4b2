/** Sends to one user at a time, and how many may wait behind them. */
const PARALLEL = 4;
const MAX_WAITING = 100;

type Job = () => Promise<void>;

interface Lane {
  running: number;
  readonly waiting: Job[];
}

/**
 * Runs jobs, each user's in a lane of their own, so that the dead browsers of one user delay nobody else
 * and what waits is bounded.
 */
export class UserLanes {
  readonly #lanes = new Map<number, Lane>();
  #idle = Promise.withResolvers<void>();

  /** Takes a job, which must not throw, and returns whether it will run: a full lane takes no more. */
  add(userId: number, job: Job): boolean {
    const lane = this.#lanes.get(userId) ?? { running: 0, waiting: [] };
    if (lane.waiting.length >= MAX_WAITING) return false;
    this.#lanes.set(userId, lane);
    lane.waiting.push(job);
    if (lane.running < PARALLEL) void this.#run(userId, lane);
    return true;
  }

  async #run(userId: number, lane: Lane): Promise<void> {
    lane.running += 1;
    for (let job = lane.waiting.shift(); job; job = lane.waiting.shift()) await job();
    lane.running -= 1;
    if (lane.running > 0) return;
    this.#lanes.delete(userId);
    if (this.#lanes.size > 0) return;
    this.#idle.resolve();
    this.#idle = Promise.withResolvers();
  }

  /** Resolves when no job is left. */
  async settled(): Promise<void> {
    if (this.#lanes.size > 0) await this.#idle.promise;
  }
}
