import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Asked, DeskQuestion, DeskQuestions, DeskThreadData } from './deskThread.ts';

const POLL_MS = 50;

interface Answer {
  number: number;
  answer: unknown;
}

/** Desks in a thread of their own, so that what they cost does not delay what is measured. */
export class DeskHall {
  readonly size: number;
  readonly #worker: Worker;
  readonly #waiting = new Map<number, (answer: unknown) => void>();
  #asked = 0;

  private constructor(worker: Worker, size: number) {
    this.#worker = worker;
    this.size = size;
    worker.on('message', ({ number, answer }: Answer) => {
      this.#waiting.get(number)?.(answer);
      this.#waiting.delete(number);
    });
  }

  /** Opens the desks; those that are refused stay out and never are in step. */
  static async open(data: DeskThreadData): Promise<DeskHall> {
    const worker = new Worker(new URL('./deskThread.ts', import.meta.url), { workerData: data });
    const hall = new DeskHall(worker, data.count);
    await new Promise((resolve, reject) => {
      hall.#waiting.set(0, resolve);
      worker.once('error', reject);
    });
    return hall;
  }

  ask<Question extends DeskQuestion>(
    question: Question,
    argument: DeskQuestions[Question]['argument'],
  ): Promise<DeskQuestions[Question]['answer']> {
    this.#asked += 1;
    const number = this.#asked;
    return new Promise((resolve) => {
      this.#waiting.set(number, resolve as (answer: unknown) => void);
      const asked: Asked = { number, question, argument };
      this.#worker.postMessage(asked);
    });
  }

  /** Waits until all desks have applied everything up to the number; returns how many have in time. */
  async untilInStep(seq: number, timeoutMs: number): Promise<number> {
    const end = performance.now() + timeoutMs;
    for (;;) {
      const count = await this.ask('inStep', seq);
      if (count >= this.size || performance.now() > end) return count;
      await pause(POLL_MS);
    }
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }
}
