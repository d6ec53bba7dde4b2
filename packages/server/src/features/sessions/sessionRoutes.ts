import { Type } from 'typebox';
import { paths } from '@concierge/contract/paths';
import { refTo } from '@concierge/contract/refs';
import { Session, SessionId } from '@concierge/contract/sessions';
import { actorOf, currentSession } from '../../auth/access.ts';
import { appendEnded, clearSessionCookie, endSessionsOf } from '../../auth/sessions.ts';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../database/inTransaction.ts';
import { type Api, callsOf } from '../../lib/api.ts';
import { notFound } from '../../lib/problem.ts';
import { EmptyBody, NoContent } from '../../lib/schemas.ts';
import { endSessionOf, listSessions } from './sessionQueries.ts';

const { staffCall } = callsOf('Access');

/** Users list and end their own sessions only. */
export function sessionRoutes(app: Api, { db, now, sessionsEnded }: AppContext): void {
  app.get(
    paths.sessions(),
    staffCall({
      operationId: 'listOwnSessions',
      summary: 'The sessions of the signed-in user',
      response: { 200: Type.Array(refTo(Session)) },
    }),
    async (request) => {
      const { user, sessionHash } = currentSession(request);
      return listSessions(db, user.id, sessionHash, now());
    },
  );

  app.post(
    paths.sessionsEndOthers(),
    staffCall({
      operationId: 'endOtherSessions',
      summary: 'End all sessions of the signed-in user but this one',
      body: EmptyBody,
      response: { 204: NoContent },
    }),
    async (request) => {
      const { user, sessionHash } = currentSession(request);
      const by = actorOf(request);
      await inTransaction(db, (trx) => endSessionsOf(trx, user, sessionHash, by, now()));
      sessionsEnded();
    },
  );

  app.post(
    paths.sessionEnd(':sessionId'),
    staffCall({
      operationId: 'endOwnSession',
      summary: 'End one session of the signed-in user',
      params: Type.Object({ sessionId: SessionId }),
      body: EmptyBody,
      response: { 204: NoContent },
    }),
    async (request, reply) => {
      const { user, sessionHash } = currentSession(request);
      const ended = await inTransaction(db, async (trx) => {
        const idHash = await endSessionOf(trx, user.id, request.params.sessionId);
        if (idHash === undefined) throw notFound();
        await appendEnded(trx, user, actorOf(request), now(), 1);
        return idHash;
      });
      if (ended === sessionHash) clearSessionCookie(reply);
      sessionsEnded();
    },
  );
}
