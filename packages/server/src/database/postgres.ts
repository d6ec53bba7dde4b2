import {
  type Driver,
  PostgresDialect,
  PostgresDriver,
  type PostgresPool,
  type PostgresPoolClient,
} from 'kysely';
import { Pool, type PoolClient, types } from 'pg';
import { DatabaseUnavailable, postgresFailure } from './failures.ts';

/** Calls that may wait for a connection; more of them would only wait in vain. */
const MAX_WAITING = 1_000;
const CONNECTION_TIMEOUT_MS = 5_000;
const STATEMENT_TIMEOUT_MS = 15_000;

export interface PoolOptions {
  databaseUrl: string;
  /** How many there may be at most. */
  connections: number;
  onConnectionLost: (error: Error) => void;
}

function createPool({ databaseUrl, connections, onConnectionLost }: PoolOptions): Pool {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: connections,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    // A database whose machine is gone does not answer at all.
    query_timeout: STATEMENT_TIMEOUT_MS + CONNECTION_TIMEOUT_MS,
    keepAlive: true,
    types: {
      // Counts and event numbers stay far below 2^53.
      getTypeParser: (oid, format) =>
        oid === types.builtins.INT8 && format !== 'binary'
          ? Number
          : types.getTypeParser(oid, format),
    },
  });
  // The pool listens to idle connections only; one that breaks while it is used would end the process.
  pool.on('connect', (client) => client.on('error', onConnectionLost));
  // The same failure of an idle connection again, which must not be without a listener.
  pool.on('error', () => undefined);
  return pool;
}

type Query = (sql: string, parameters: readonly unknown[]) => Promise<unknown>;

/** A connection whose failures are named; one that failed by itself is not used again. */
function guarded(client: PoolClient): PostgresPoolClient {
  let broken = false;
  const query: Query = async (sql, parameters) => {
    try {
      return await client.query(sql, [...parameters]);
    } catch (error) {
      const failure = postgresFailure(error);
      broken ||= failure instanceof DatabaseUnavailable;
      throw failure;
    }
  };
  return {
    // Kysely passes a cursor only where it was given the class of one.
    query: query as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy || broken),
  };
}

function guardedPool(pool: Pool): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      if (pool.waitingCount >= MAX_WAITING) {
        throw new DatabaseUnavailable(new Error('too many calls wait for a connection'));
      }
      const client = await pool.connect().catch((error: unknown) => {
        throw new DatabaseUnavailable(error);
      });
      return guarded(client);
    },
  };
}

/** Keeps the error a transaction failed with, also where a lost connection cannot roll back. */
class FirstErrorDriver extends PostgresDriver {
  override async rollbackTransaction(
    ...parameters: Parameters<PostgresDriver['rollbackTransaction']>
  ): Promise<void> {
    await super.rollbackTransaction(...parameters).catch(() => undefined);
  }
}

/**
 * Kysely's PostgreSQL dialect over a pool that survives a database that goes away. Statements then fail with
 * `DatabaseUnavailable`, and with `StorageFull` when its disk is full.
 */
export class PostgresPoolDialect extends PostgresDialect {
  readonly #pool: PostgresPool;

  constructor(options: PoolOptions) {
    const pool = guardedPool(createPool(options));
    super({ pool });
    this.#pool = pool;
  }

  override createDriver(): Driver {
    return new FirstErrorDriver({ pool: this.#pool });
  }
}
