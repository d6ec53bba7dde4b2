import type { SQLInputValue } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { sqliteFailure } from './failures.ts';
import type { ReaderAnswer, ReaderCall } from './sqliteReaderThread.ts';

const THREAD = new URL('./sqliteReaderThread.ts', import.meta.url);

/**
 * Reads a SQLite file in a thread of its own, since `node:sqlite` works on the event loop: a long list would
 * hold up every other call. Sees what has been committed. The thread starts with the first statement, and
 * again after it has failed.
 */
export class SqliteReader {
  readonly #file: string;
  readonly #waiting = new Map<number, PromiseWithResolvers<unknown[]>>();
  #worker: Worker | undefined;
  #lastId = 0;

  constructor(file: string) {
    this.#file = file;
  }

  /** How many statements are not answered yet. */
  get waiting(): number {
    return this.#waiting.size;
  }

  all(sql: string, parameters: readonly unknown[] = []): Promise<unknown[]> {
    this.#lastId += 1;
    const outcome = Promise.withResolvers<unknown[]>();
    this.#waiting.set(this.#lastId, outcome);
    // Our queries bind text, numbers and null only.
    const values = parameters as readonly SQLInputValue[];
    const call: ReaderCall = { id: this.#lastId, sql, parameters: values };
    this.#worker ??= this.#start();
    this.#worker.postMessage(call);
    return outcome.promise;
  }

  #start(): Worker {
    const worker = new Worker(THREAD, { workerData: this.#file });
    worker.unref();
    worker.on('message', (answer: ReaderAnswer) => this.#settle(answer));
    worker.on('error', (error) => this.#fail(worker, error));
    worker.on('exit', () => this.#fail(worker, new Error('the reading thread has ended')));
    return worker;
  }

  #settle(answer: ReaderAnswer): void {
    const outcome = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if ('rows' in answer) outcome?.resolve(answer.rows);
    else outcome?.reject(sqliteFailure(Object.assign(new Error(), answer.failure)));
  }

  #fail(worker: Worker, error: unknown): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    for (const outcome of this.#waiting.values()) outcome.reject(error);
    this.#waiting.clear();
  }

  /** Ends the thread once it has answered: a call whose browser has left may still be reading. */
  async close(): Promise<void> {
    await Promise.allSettled([...this.#waiting.values()].map(({ promise }) => promise));
    await this.#worker?.terminate();
  }
}

const refuse = async () => {
  throw new Error('The reader has no transactions');
};

/** So that one list which takes long holds up no other. */
const READERS = 2;

/** Kysely's dialect over some `SqliteReader`s: a statement goes to the one with the fewest waiting. */
export class SqliteReaderDialect implements Dialect {
  readonly #readers: readonly SqliteReader[];

  constructor(file: string) {
    this.#readers = Array.from({ length: READERS }, () => new SqliteReader(file));
  }

  createDriver(): Driver {
    const all = (sql: string, parameters: readonly unknown[]) =>
      this.#readers
        .reduce((least, other) => (other.waiting < least.waiting ? other : least))
        .all(sql, parameters);
    const connection: DatabaseConnection = {
      async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
        return { rows: (await all(sql, parameters)) as Row[] };
      },
      async *streamQuery() {
        yield* [];
        throw new Error('The reader has no streams');
      },
    };
    return {
      init: async () => undefined,
      acquireConnection: async () => connection,
      releaseConnection: async () => undefined,
      beginTransaction: refuse,
      commitTransaction: refuse,
      rollbackTransaction: refuse,
      destroy: async () => {
        await Promise.all(this.#readers.map((reader) => reader.close()));
      },
    };
  }

  createAdapter(): SqliteAdapter {
    return new ManyAtOnce();
  }

  createQueryCompiler(): SqliteQueryCompiler {
    return new SqliteQueryCompiler();
  }

  createIntrospector(...parameters: Parameters<Dialect['createIntrospector']>): SqliteIntrospector {
    return new SqliteIntrospector(...parameters);
  }
}

/** Statements wait in the thread, not for each other. */
class ManyAtOnce extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}
