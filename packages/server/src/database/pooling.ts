import { Client } from 'pg';
import { DatabaseRefused } from './failures.ts';

const CONNECTION_TIMEOUT_MS = 5_000;

/** Two sessions keep one backend each. The first is asked again at once, since poolers may go around their backends. */
async function haveOwnBackends(first: Client, second: Client): Promise<boolean> {
  const seen: unknown[] = [];
  for (const client of [first, first, second, second, first]) {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    seen.push(rows[0]?.pid);
  }
  const [mine, again, other, otherAgain, last] = seen;
  return mine === again && mine === last && other === otherAgain && mine !== other;
}

/**
 * Refuses a pooler that gives a connection another backend of PostgreSQL for each transaction: what belongs to a session,
 * such as LISTEN, is lost there without an error.
 * @throws DatabaseRefused
 */
export async function refuseTransactionPooling(databaseUrl: string): Promise<void> {
  const connect = async () => {
    const client = new Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
      query_timeout: CONNECTION_TIMEOUT_MS,
    });
    // What breaks fails the query as well.
    client.on('error', () => undefined);
    await client.connect();
    return client;
  };
  const first = await connect();
  try {
    const second = await connect();
    try {
      if (await haveOwnBackends(first, second)) return;
    } finally {
      await second.end();
    }
  } finally {
    await first.end();
  }
  throw new DatabaseRefused(
    'DATABASE_URL leads to a pooler in transaction mode, where live events are lost: ' +
      'use session mode (PgBouncer: pool_mode=session) or the address of PostgreSQL itself',
  );
}
