import {
  type Driver,
  PostgresDialect,
  PostgresDriver,
  type PostgresPool,
  type PostgresPoolClient,
} from 'kysely';
import { type ClientBase, Pool, type PoolClient, types } from 'pg';
import { DatabaseUnavailable, isLostPlan, isRolledBack, postgresFailure } from './failures.ts';

/** Calls that may wait for a connection; more of them would only wait in vain. */
const MAX_WAITING = 1_000;
const CONNECTION_TIMEOUT_MS = 5_000;
const STATEMENT_TIMEOUT_MS = 15_000;
/** After a failover some may lead to a server that only reads, where lists would stay as they were. */
const MAX_LIFETIME_SECONDS = 300;

/** What is relied on, whatever a role or a database sets for its sessions. */
const SETTINGS = {
  default_transaction_isolation: 'read committed',
  statement_timeout: `${STATEMENT_TIMEOUT_MS}ms`,
  // Who waits longer for a row that another transaction has locked is told to come again.
  lock_timeout: '5s',
  // A transaction that stands still, as of a process that was paused, is ended and frees what it has locked.
  idle_in_transaction_session_timeout: '10s',
  // Of PostgreSQL 14 and 17.
  idle_session_timeout: '0',
  transaction_timeout: '0',
};

/** For work on whole tables: only a process that was paused is ended. */
const PATIENT = {
  ...SETTINGS,
  statement_timeout: '0',
  lock_timeout: '0',
  idle_in_transaction_session_timeout: '5min',
};

/** Gives a connection its settings, by a statement: poolers refuse those that come with a connection. */
export async function applySettings(client: ClientBase, patient = false): Promise<void> {
  const settings = JSON.stringify(patient ? PATIENT : SETTINGS);
  await client.query(
    `select set_config(name, value, false)
      from json_each_text($1) as wanted (name, value) join pg_settings using (name)`,
    [settings],
  );
}

/**
 * Statements that a connection keeps prepared; what comes after them is planned in each call. To plan one of nine tables
 * takes longer than to run it: after five times PostgreSQL keeps the plan for all values where it costs no more. So
 * states and lengths of lists are written out, which such a plan has to know.
 */
const MAX_PREPARED = 300;
/** Longer ones, such as rows that are inserted together, hardly come twice. */
const MAX_PREPARED_VALUES = 40;

export interface PoolOptions {
  databaseUrl: string;
  /** How many there may be at most. */
  connections: number;
  onConnectionLost: (error: Error) => void;
  /** No limits on how long statements run or wait for locks. */
  patient?: boolean | undefined;
}

function createPool({ databaseUrl, connections, onConnectionLost, patient }: PoolOptions): Pool {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: connections,
    // A transaction may send statements without waiting for the answers to those before.
    pipeline: true,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    maxLifetimeSeconds: MAX_LIFETIME_SECONDS,
    // oxlint-disable-next-line typescript/no-misused-promises -- the pool waits for it; its types do not say so
    onConnect: (client) => applySettings(client, patient),
    // A database whose machine is gone does not answer at all.
    ...(!patient && { query_timeout: STATEMENT_TIMEOUT_MS + CONNECTION_TIMEOUT_MS }),
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

/** The names of the statements that a pool prepares, by their text. */
type Prepared = Map<string, string>;

function nameOf(prepared: Prepared, text: string, values: readonly unknown[]): string | undefined {
  const known = prepared.get(text);
  const fits = prepared.size < MAX_PREPARED && values.length <= MAX_PREPARED_VALUES;
  if (known !== undefined || !fits) return known;
  const name = `s${prepared.size}`;
  prepared.set(text, name);
  return name;
}

/**
 * A connection whose failures are named; one that failed by itself is not used again. Nor is one that has lost a plan:
 * outside of a transaction its statement is repeated without a plan of its own.
 */
function guarded(client: PoolClient, prepared: Prepared): PostgresPoolClient {
  let broken = false;
  const query: Query = async (text, parameters) => {
    const values = [...parameters];
    const run = (name?: string) =>
      client.query(name === undefined ? { text, values } : { name, text, values });
    try {
      return await run(nameOf(prepared, text, values));
    } catch (error) {
      const failure = postgresFailure(error);
      broken ||= failure instanceof DatabaseUnavailable && !isRolledBack(failure);
      if (!isLostPlan(error)) throw failure;
      broken = true;
      return await run().catch(() => {
        throw new DatabaseUnavailable(error);
      });
    }
  };
  return {
    // Kysely passes a cursor only where it was given the class of one.
    query: query as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy || broken),
  };
}

interface GuardedPool extends PostgresPool {
  /** Calls that wait for a connection. */
  waiting: () => number;
}

function guardedPool(pool: Pool): GuardedPool {
  const prepared: Prepared = new Map();
  return {
    options: pool.options,
    waiting: () => pool.waitingCount,
    end: () => pool.end(),
    async connect() {
      if (pool.waitingCount >= MAX_WAITING) {
        throw new DatabaseUnavailable(new Error('too many calls wait for a connection'));
      }
      const client = await pool.connect().catch((error: unknown) => {
        throw new DatabaseUnavailable(error);
      });
      return guarded(client, prepared);
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
  readonly #pool: GuardedPool;

  constructor(options: PoolOptions) {
    const pool = guardedPool(createPool(options));
    super({ pool });
    this.#pool = pool;
  }

  /** Calls that wait for a connection. */
  waiting(): number {
    return this.#pool.waiting();
  }

  override createDriver(): Driver {
    return new FirstErrorDriver({ pool: this.#pool });
  }
}
