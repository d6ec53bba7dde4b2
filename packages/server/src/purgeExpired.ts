import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { ATTEMPTS_KEPT_MS } from './auth/signInThrottle.ts';
import type { AppContext } from './context.ts';
import { giveBackPages } from './database/freePages.ts';
import type { Connection, Database } from './database/schema.ts';
import { KEYS_KEPT_MS } from './idempotency.ts';
import { ROWS_PER_STEP, inSteps } from './lib/inSteps.ts';
import type { Push } from './push/push.ts';
import { deleteSubscriptionsWithoutSession } from './push/pushQueries.ts';
import { applyRetention } from './retention/applyRetention.ts';

const EVERY_MS = 15 * 60_000;

interface PurgeContext extends Pick<AppContext, 'db' | 'now'> {
  /** Aborted when the server stops: the step in progress is the last. */
  signal?: AbortSignal;
}

type Column<Table extends keyof Database> = keyof Database[Table] & string;
type Expiring = {
  [Table in keyof Database]: {
    table: Table;
    key: readonly Column<Table>[];
    /** Its time. */
    column: Column<Table>;
    /** How long it is kept then. */
    keptMs: number;
  };
}[keyof Database];

/** Sessions go with their push subscriptions. */
const EXPIRING: readonly Expiring[] = [
  { table: 'session', key: ['id_hash'], column: 'expires_at', keptMs: 0 },
  { table: 'ended_session', key: ['id_hash'], column: 'forget_at', keptMs: 0 },
  { table: 'sign_in_attempt', key: ['key'], column: 'last_at', keptMs: ATTEMPTS_KEPT_MS },
  {
    table: 'idempotency_key',
    key: ['project_id', 'owner', 'key'],
    column: 'created_at',
    keptMs: KEYS_KEPT_MS,
  },
];

/** Deletes some old rows of a table and returns how many there were. One that has changed meanwhile stays. */
async function deleteSome(db: Connection, expiring: Expiring, now: Date): Promise<number> {
  const table = sql.table(expiring.table);
  const key = sql.join(expiring.key.map((column) => sql.ref(column)));
  const before = new Date(now.getTime() - expiring.keptMs).toISOString();
  const isOld = sql`${sql.ref(expiring.column)} < ${before}`;
  const some = sql`select ${key} from ${table} where ${isOld} limit ${ROWS_PER_STEP}`;
  const deletion = sql`delete from ${table} where (${key}) in (${some}) and ${isOld}`;
  return Number((await deletion.execute(db)).numAffectedRows);
}

/** Deletes what has expired, some at a time: of a large project, or while the server was off, many expire together. */
export async function purgeExpired({ db, now, signal }: PurgeContext): Promise<void> {
  for (const expiring of EXPIRING) await inSteps(signal, () => deleteSome(db, expiring, now()));
  await inSteps(signal, () => deleteSubscriptionsWithoutSession(db, ROWS_PER_STEP));
}

/** Purges regularly while the server runs; a purge that is not over yet is not started again. */
export function schedulePurge(app: FastifyInstance, context: AppContext, push: Push): void {
  const stopping = new AbortController();
  let running: Promise<void> | undefined;
  const purge = async () => {
    const stoppable = { ...context, log: app.log, signal: stopping.signal };
    // Before the sessions are deleted, and their subscriptions with them.
    const tellExpired = () => inSteps(stopping.signal, () => push.tellExpired(ROWS_PER_STEP));
    for (const work of [tellExpired, purgeExpired, applyRetention, giveBackPages]) {
      await work(stoppable).catch((error: unknown) => app.log.error({ err: error }, 'purge'));
    }
  };
  const timer = setInterval(() => {
    running ??= purge().finally(() => {
      running = undefined;
    });
  }, EVERY_MS).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    stopping.abort();
    await running;
  });
}
