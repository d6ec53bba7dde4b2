import { Type } from 'typebox';
import { paths } from '@concierge/contract/paths';
import { Id, refTo } from '@concierge/contract/refs';
import { Session, SessionId } from '@concierge/contract/sessions';
import { actorOf, currentSession } from '../../auth/access.ts';
import { requireConfirmed } from '../../auth/confirmation.ts';
import { rememberEnded } from '../../auth/endedSessions.ts';
import { appendEnded, endSessionsOf } from '../../auth/sessions.ts';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../database/inTransaction.ts';
import type { Connection } from '../../database/schema.ts';
import { type Api, callsOf } from '../../lib/api.ts';
import { notFound } from '../../lib/problem.ts';
import { EmptyBody, NoContent } from '../../lib/schemas.ts';
import { findUser } from '../users/userQueries.ts';
import { endSessionOf, listSessions } from './sessionQueries.ts';

const { adminCall } = callsOf('Users');
const UserParams = Type.Object({ projectId: Id, userId: Id });
const SessionParams = Type.Object({ projectId: Id, userId: Id, sessionId: SessionId });

async function requireUser(
  db: Connection,
  { projectId, userId }: { projectId: number; userId: number },
) {
  const user = await findUser(db, projectId, userId);
  if (!user) throw notFound();
  return user;
}

/** Admins list and end the sessions of the users of their project. */
export function userSessionRoutes(app: Api, { db, now, sessionsEnded }: AppContext): void {
  app.get(
    paths.userSessions(':projectId', ':userId'),
    adminCall({
      operationId: 'listUserSessions',
      summary: 'The sessions of a user',
      params: UserParams,
      response: { 200: Type.Array(refTo(Session)) },
    }),
    async (request) => {
      const { id } = await requireUser(db, request.params);
      return listSessions(db, id, currentSession(request).sessionHash, now());
    },
  );

  app.post(
    paths.userSessionsEnd(':projectId', ':userId'),
    adminCall({
      operationId: 'endUserSessions',
      summary: 'End all sessions of a user but the one of this call',
      params: UserParams,
      body: EmptyBody,
      response: { 204: NoContent },
    }),
    async (request) => {
      requireConfirmed(request, now());
      const { sessionHash } = currentSession(request);
      const by = actorOf(request);
      await inTransaction(db, async (trx) => {
        const user = await requireUser(trx, request.params);
        await endSessionsOf(trx, user, sessionHash, by, now());
      });
      sessionsEnded();
    },
  );

  app.post(
    paths.userSessionEnd(':projectId', ':userId', ':sessionId'),
    adminCall({
      operationId: 'endUserSession',
      summary: 'End one session of a user',
      params: SessionParams,
      body: EmptyBody,
      response: { 204: NoContent },
    }),
    async (request) => {
      requireConfirmed(request, now());
      const by = actorOf(request);
      await inTransaction(db, async (trx) => {
        const user = await requireUser(trx, request.params);
        const idHash = await endSessionOf(trx, user.id, request.params.sessionId);
        if (idHash === undefined) throw notFound();
        if (by.id !== user.id) await rememberEnded(trx, [idHash], 'session_ended_by_admin', now());
        await appendEnded(trx, user, by, now(), 1);
      });
      sessionsEnded();
    },
  );
}
