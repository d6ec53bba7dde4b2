import { Client } from 'pg';

const RETRY_MIN_MS = 100;
const RETRY_MAX_MS = 5_000;

export interface ListenOptions {
  /** Channel names; fixed words of ours, they go into the statement as they are. */
  channels: readonly string[];
  onNotice: (channel: string, payload: string) => void;
  /** Every time listening has begun, also after a lost connection. */
  onListening: () => void;
  onLost: (error: Error) => void;
}

export interface Listener {
  /** Resolves when the first attempt is over, whether it succeeded or not. */
  started: Promise<void>;
  stop(): Promise<void>;
}

/** Listens on PostgreSQL channels over a connection of its own and restores it when it breaks. */
export function listen(databaseUrl: string, options: ListenOptions): Listener {
  let client: Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let attempts = 0;
  let stopped = false;

  function again(broken: Client, error: Error): void {
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
      connectionTimeoutMillis: 5_000,
      application_name: 'concierge live',
    });
    client = fresh;
    fresh.on('error', (error) => again(fresh, error));
    fresh.on('end', () => again(fresh, new Error('connection ended')));
    fresh.on('notification', ({ channel, payload }) => options.onNotice(channel, payload ?? ''));
    try {
      await fresh.connect();
      for (const channel of options.channels) await fresh.query(`listen ${channel}`);
    } catch (error) {
      return again(fresh, error instanceof Error ? error : new Error(String(error)));
    }
    attempts = 0;
    options.onListening();
  }

  return {
    started: connect(),
    async stop() {
      stopped = true;
      clearTimeout(retry);
      await client?.end().catch(() => undefined);
    },
  };
}
