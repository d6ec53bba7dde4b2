import type { FastifyInstance } from 'fastify';
import { deleteExpiredSessions } from './auth/sessions.ts';
import { deleteOldAttempts } from './auth/signInThrottle.ts';
import type { AppContext } from './context.ts';
import { deleteOldKeys } from './idempotency.ts';

const EVERY_MS = 15 * 60_000;

/** Removes what has expired. */
export async function keepHouse({ db, now }: Pick<AppContext, 'db' | 'now'>): Promise<void> {
  await deleteExpiredSessions(db, now());
  await deleteOldAttempts(db, now());
  await deleteOldKeys(db, now());
}

/** Keeps house now and then while the server runs. */
export function scheduleHousekeeping(app: FastifyInstance, context: AppContext): void {
  const round = () => {
    keepHouse(context).catch((error: unknown) => app.log.error({ err: error }, 'housekeeping'));
  };
  const timer = setInterval(round, EVERY_MS).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
