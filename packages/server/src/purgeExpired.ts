import type { FastifyInstance } from 'fastify';
import { deleteExpiredSessions } from './auth/sessions.ts';
import { deleteOldAttempts } from './auth/signInThrottle.ts';
import type { AppContext } from './context.ts';
import { deleteOldKeys } from './idempotency.ts';
import { deleteSubscriptionsWithoutSession } from './push/pushQueries.ts';
import { applyRetention } from './retention/applyRetention.ts';

const EVERY_MS = 15 * 60_000;

/** Deletes expired sessions with their push subscriptions, old sign-in attempts and old idempotency keys. */
export async function purgeExpired({ db, now }: Pick<AppContext, 'db' | 'now'>): Promise<void> {
  await deleteExpiredSessions(db, now());
  await deleteOldAttempts(db, now());
  await deleteOldKeys(db, now());
  await deleteSubscriptionsWithoutSession(db);
}

/** Purges regularly while the server runs; a purge that is not over yet is not started again. */
export function schedulePurge(app: FastifyInstance, context: AppContext): void {
  const stopping = new AbortController();
  let running: Promise<void> | undefined;
  const purge = async () => {
    try {
      await purgeExpired(context);
      await applyRetention({ ...context, signal: stopping.signal });
    } catch (error) {
      app.log.error({ err: error }, 'purge');
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
