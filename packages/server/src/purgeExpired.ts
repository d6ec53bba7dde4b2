import type { FastifyInstance } from 'fastify';
import { deleteOldReasons } from './auth/endedSessions.ts';
import { deleteExpiredSessions } from './auth/sessions.ts';
import { deleteOldAttempts } from './auth/signInThrottle.ts';
import type { AppContext } from './context.ts';
import { deleteOldKeys } from './idempotency.ts';
import { ROWS_PER_STEP, inSteps } from './lib/inSteps.ts';
import type { Push } from './push/push.ts';
import { deleteSubscriptionsWithoutSession } from './push/pushQueries.ts';
import { applyRetention } from './retention/applyRetention.ts';

const EVERY_MS = 15 * 60_000;

interface PurgeContext extends Pick<AppContext, 'db' | 'now'> {
  /** Aborted when the server stops: the step in progress is the last. */
  signal?: AbortSignal;
}

/**
 * Deletes expired sessions with their push subscriptions, old sign-in attempts and old idempotency keys, some at a
 * time: of a large project, or while the server was off, many expire together.
 */
export async function purgeExpired({ db, now, signal }: PurgeContext): Promise<void> {
  await inSteps(signal, () => deleteExpiredSessions(db, now(), ROWS_PER_STEP));
  await inSteps(signal, () => deleteOldReasons(db, now(), ROWS_PER_STEP));
  await inSteps(signal, () => deleteOldAttempts(db, now(), ROWS_PER_STEP));
  await inSteps(signal, () => deleteOldKeys(db, now(), ROWS_PER_STEP));
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
    for (const work of [tellExpired, purgeExpired, applyRetention]) {
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
