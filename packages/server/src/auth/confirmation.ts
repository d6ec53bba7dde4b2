import type { FastifyRequest } from 'fastify';
import { paths } from '@concierge/contract/paths';
import { ConfirmBody } from '@concierge/contract/users';
import type { AppContext } from '../context.ts';
import { type Api, callsOf } from '../lib/api.ts';
import { Problem } from '../lib/problem.ts';
import { NoContent, problems } from '../lib/schemas.ts';
import { currentSession } from './access.ts';
import { requireCurrentPassword } from './currentPassword.ts';
import { confirmSession } from './sessions.ts';

const { staffCall } = callsOf('Access');

/** How long one need not give the password again. */
const CONFIRMED_MS = 10 * 60_000;

/**
 * For calls that let someone in, or others out: whoever finds an open console does not know its password.
 * @throws Problem 403 `confirmation_required` where the user has not given it for ten minutes.
 */
export function requireConfirmed(request: FastifyRequest, now: Date): void {
  const { confirmedAt } = currentSession(request);
  const age = confirmedAt === null ? Infinity : now.getTime() - Date.parse(confirmedAt);
  if (age > CONFIRMED_MS) throw new Problem(403, 'confirmation_required');
}

export function confirmationRoutes(app: Api, context: AppContext): void {
  const { db, now } = context;
  app.post(
    paths.confirm(),
    staffCall({
      operationId: 'confirm',
      summary: 'Give the password again, for calls that answer `confirmation_required` otherwise',
      body: ConfirmBody,
      response: { 204: NoContent, ...problems(429) },
    }),
    async (request) => {
      const { user, sessionHash } = currentSession(request);
      const { password } = request.body;
      await requireCurrentPassword(context, user, password, request.addressed.client);
      await confirmSession(db, sessionHash, now());
    },
  );
}
