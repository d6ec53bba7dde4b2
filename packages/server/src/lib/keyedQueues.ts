import fastq from 'fastq';

type Job<Result> = () => Promise<Result>;

/** Runs jobs, those of each key in a queue of their own, so that many of one key hold no other up. */
export class KeyedQueues {
  readonly #queues = new Map<number, fastq.queueAsPromised<Job<unknown>>>();
  readonly #parallel: number;

  /** @param parallel How many jobs of a key may run at once. */
  constructor(parallel: number) {
    this.#parallel = parallel;
  }

  /** How many jobs of the key wait for others. */
  waiting(key: number): number {
    return this.#queues.get(key)?.length() ?? 0;
  }

  /** Runs the job in its turn. */
  async run<Result>(key: number, job: Job<Result>): Promise<Result> {
    const queue =
      this.#queues.get(key) ?? fastq.promise((next: Job<unknown>) => next(), this.#parallel);
    this.#queues.set(key, queue);
    queue.drain = () => this.#queues.delete(key);
    return (await queue.push(job)) as Result;
  }

  /** Resolves when no job is left. */
  async settled(): Promise<void> {
    await Promise.all([...this.#queues.values()].map((queue) => queue.drained()));
  }
}
