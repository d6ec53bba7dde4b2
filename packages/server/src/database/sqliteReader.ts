import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { Piscina } from 'piscina';
import { sqliteFailure } from './failures.ts';
import type { ReaderAnswer, ReaderCall } from './sqliteReaderThread.ts';

const filename = new URL('./sqliteReaderThread.ts', import.meta.url).href;

/** So that one list which takes long holds up no other. */
const READERS = 2;

/**
 * Reads a SQLite file in threads, since `node:sqlite` works on the event loop: a long list would hold up every
 * other call. Sees what has been committed. A thread starts with the first statement, and again after it has
 * failed.
 */
export function readSqlite(file: string, maxThreads = READERS) {
  const threads = new Piscina<ReaderCall, ReaderAnswer>({
    filename,
    workerData: file,
    minThreads: 0,
    maxThreads,
    idleTimeout: Infinity,
  });
  // One that fails without a statement is replaced by the next.
  threads.on('error', () => undefined);
  return {
    all: async (sql: string, parameters: readonly unknown[] = []): Promise<unknown[]> => {
      const answer = await threads.run({ sql, parameters } as ReaderCall);
      if ('rows' in answer) return answer.rows;
      throw sqliteFailure(Object.assign(new Error(), answer.failure));
    },
    /** Ends the threads once they have answered: a call whose browser has left may still be reading. */
    close: () => threads.close(),
  };
}

const refuse = async () => {
  throw new Error('The reader has no transactions');
};

/** Statements wait in the threads, not for each other. */
class ManyAtOnce extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** Kysely's dialect over `readSqlite`. */
export function sqliteReaderDialect(file: string): Dialect {
  const { all, close } = readSqlite(file);
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
    createAdapter: () => new ManyAtOnce(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createDriver: () => ({
      init: async () => undefined,
      acquireConnection: async () => connection,
      releaseConnection: async () => undefined,
      beginTransaction: refuse,
      commitTransaction: refuse,
      rollbackTransaction: refuse,
      destroy: close,
    }),
  };
}
