import type { User } from '@concierge/contract/users';
import type { FastifyRequest } from 'fastify';
import { type AuditActor, type NewAuditEntry, appendAudit } from './audit/auditTrail.ts';
import { actorOf, currentUser } from './auth/access.ts';
import type { AppContext } from './context.ts';
import type { Trx } from './database/schema.ts';
import { type EventToRecord, changeInTransaction } from './live/eventLog.ts';

/** What a change of a project needs, and who makes it. */
export interface Act extends AppContext {
  user: User;
  /** The same user for the trail. */
  by: AuditActor;
  projectId: number;
}

/** The signed-in user changes the own project. */
export function actOf(context: AppContext, request: FastifyRequest): Act {
  const user = currentUser(request);
  return { ...context, user, by: actorOf(request), projectId: user.project_id };
}

/** What a change leaves: entries of the audit trail, and events that are numbered last. */
export interface Traces {
  /** Now, unless `at` is given. */
  audit: (entry: NewAuditEntry, at?: Date) => Promise<void>;
  record: (event: EventToRecord) => void;
}

/** Runs a change of the project as `changeInTransaction` does. */
export const changeProject = <Result>(
  { database, wake, now, by, projectId }: Act,
  change: (trx: Trx, traces: Traces) => Promise<Result>,
): Promise<Result> =>
  changeInTransaction(database, wake, projectId, (trx, record) =>
    change(trx, {
      audit: (entry, at = now()) => appendAudit(trx, projectId, by, at, entry),
      record,
    }),
  );
