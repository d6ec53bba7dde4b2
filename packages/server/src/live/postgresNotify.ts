import { sql } from 'kysely';
import { Client } from 'pg';
import type { Dialect } from '../database/open.ts';
import { applySettings } from '../database/postgres.ts';
import type { Connection } from '../database/schema.ts';

/** Wakes the hubs of all processes; the payload is the project's id. */
export const EVENT_CHANNEL = 'concierge_event';
/** Makes all processes check the sessions of their sockets. */
export const SESSION_CHANNEL = 'concierge_session';
/** Makes all processes check the keys of their devices' sockets. */
export const KEY_CHANNEL = 'concierge_key';

/** How PostgreSQL lists the connections of servers that listen. */
export const LISTENER_NAME = 'concierge live';

const RETRY_MIN_MS = 100;
const RETRY_MAX_MS = 5_000;
const TIMEOUT_MS = 5_000;

/**
 * Notifies the other processes on PostgreSQL; inside a transaction, once it has committed. With SQLite
 * there are no others, and what another command changes is found by the next sweep.
 */
export async function notifyProcesses(
  connection: Connection,
  dialect: Dialect,
  channel: string,
  payload: string,
): Promise<void> {
  if (dialect !== 'postgres') return;
  await sql`select pg_notify(${channel}, ${payload})`.execute(connection);
}

export interface ListenOptions {
  onNotification: (channel: string, payload: string) => void;
  /** Called whenever listening has begun, also after a lost connection. */
  onListening: () => void;
  onLost: (error: Error) => void;
}

export interface Listener {
  /** Resolves when the first attempt is over, whether it succeeded or not. */
  started: Promise<void>;
  /**
   * Replaces a connection that hears nothing: its machine is gone without a word, or leads to a server that only reads,
   * as after a failover.
   */
  check(): void;
  stop(): Promise<void>;
}

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));

async function refuseReadOnly(client: Client): Promise<void> {
  const { rows } = await client.query<{ isReadOnly: string }>(
    `select current_setting('transaction_read_only') as "isReadOnly"`,
  );
  if (rows[0]?.isReadOnly === 'on') throw new Error('the server only reads');
}

/** Listens on all channels over a connection of its own and restores it when it breaks. */
export function listen(databaseUrl: string, options: ListenOptions): Listener {
  let client: Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let attempts = 0;
  let stopped = false;

  function reconnect(broken: Client, error: Error): void {
    if (stopped || client !== broken) return;
    client = undefined;
    broken.end().catch(() => undefined);
    options.onLost(error);
    const delay = Math.min(RETRY_MAX_MS, RETRY_MIN_MS * 2 ** attempts);
    attempts += 1;
    retry = setTimeout(() => void connect(), delay).unref();
  }

  async function connect(): Promise<void> {
    const fresh = new Client({
      connectionString: databaseUrl,
      keepAlive: true,
      connectionTimeoutMillis: TIMEOUT_MS,
      query_timeout: TIMEOUT_MS,
      application_name: LISTENER_NAME,
    });
    client = fresh;
    fresh.on('error', (error) => reconnect(fresh, error));
    fresh.on('end', () => reconnect(fresh, new Error('connection ended')));
    fresh.on('notification', ({ channel, payload }) =>
      options.onNotification(channel, payload ?? ''),
    );
    try {
      await fresh.connect();
      await applySettings(fresh);
      for (const channel of [EVENT_CHANNEL, SESSION_CHANNEL, KEY_CHANNEL]) {
        await fresh.query(`listen ${channel}`);
      }
    } catch (error) {
      return reconnect(fresh, asError(error));
    }
    attempts = 0;
    options.onListening();
  }

  return {
    started: connect(),
    check() {
      const checked = client;
      if (!checked) return;
      refuseReadOnly(checked).catch((error: unknown) => reconnect(checked, asError(error)));
    },
    async stop() {
      stopped = true;
      clearTimeout(retry);
      await client?.end().catch(() => undefined);
    },
  };
}
