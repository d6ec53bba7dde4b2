/** Sends to one user at a time, and how many may wait behind them. */
const PARALLEL = 4;
const MAX_WAITING = 100;

type Job = () => Promise<void>;

interface Queue {
  running: number;
  readonly waiting: Job[];
}

/**
 * Runs jobs, each user's in a queue of their own, so that the dead browsers of one user delay nobody else
 * and what waits is bounded.
 */
export class UserQueues {
  readonly #queues = new Map<number, Queue>();
  #idle = Promise.withResolvers<void>();

  /** Takes a job, which must not throw, and returns whether it will run: a full queue takes no more. */
  add(userId: number, job: Job): boolean {
    const queue = this.#queues.get(userId) ?? { running: 0, waiting: [] };
    if (queue.waiting.length >= MAX_WAITING) return false;
    this.#queues.set(userId, queue);
    queue.waiting.push(job);
    if (queue.running < PARALLEL) void this.#run(userId, queue);
    return true;
  }

  async #run(userId: number, queue: Queue): Promise<void> {
    queue.running += 1;
    for (let job = queue.waiting.shift(); job; job = queue.waiting.shift()) await job();
    queue.running -= 1;
    if (queue.running > 0) return;
    this.#queues.delete(userId);
    if (this.#queues.size > 0) return;
    this.#idle.resolve();
    this.#idle = Promise.withResolvers();
  }

  /** Resolves when no job is left. */
  async settled(): Promise<void> {
    if (this.#queues.size > 0) await this.#idle.promise;
  }
}
