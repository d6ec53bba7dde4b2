import fastq from 'fastq';

/** Sends to one user at a time, and how many may wait behind them. */
const PARALLEL = 4;
const MAX_WAITING = 100;

type Job = () => Promise<void>;

/**
 * Runs jobs, each user's in a queue of their own, so that the dead browsers of one user delay nobody else
 * and what waits is bounded.
 */
export class UserQueues {
  readonly #queues = new Map<number, fastq.queueAsPromised<Job>>();

  /** Takes a job, which must not throw, and returns whether it will run: a full queue takes no more. */
  add(userId: number, job: Job): boolean {
    const queue = this.#queues.get(userId) ?? fastq.promise((next: Job) => next(), PARALLEL);
    if (queue.length() >= MAX_WAITING) return false;
    this.#queues.set(userId, queue);
    queue.drain = () => this.#queues.delete(userId);
    void queue.push(job);
    return true;
  }

  /** Resolves when no job is left. */
  async settled(): Promise<void> {
    await Promise.all([...this.#queues.values()].map((queue) => queue.drained()));
  }
}
