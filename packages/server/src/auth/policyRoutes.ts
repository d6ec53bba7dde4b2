import { PasswordPolicy } from '@concierge/contract/passwordPolicy';
import { paths } from '@concierge/contract/paths';
import { refTo } from '@concierge/contract/refs';
import type { AuditActor } from '../audit/auditTrail.ts';
import { appendAudit, changesBetween } from '../audit/auditTrail.ts';
import type { AppContext } from '../context.ts';
import { inTransaction } from '../database/inTransaction.ts';
import type { Trx } from '../database/schema.ts';
import { type Api, callsOf } from '../lib/api.ts';
import { notFound } from '../lib/problem.ts';
import { ProjectParams } from '../lib/schemas.ts';
import { actorOf } from './access.ts';
import { requireConfirmed } from './confirmation.ts';
import { findPolicy } from './passwordPolicy.ts';

const { adminCall, staffCall } = callsOf('Users');

/** Switches the rules for passwords of a project. Passwords that are set stay as they are. */
export async function setPolicy(
  trx: Trx,
  projectId: number,
  enabled: boolean,
  by: AuditActor,
  now: Date,
): Promise<void> {
  const before = await findPolicy(trx, projectId);
  if (!before) throw notFound();
  const onOff = (on: boolean) => ({ password_policy: on ? 'on' : 'off' });
  const changes = changesBetween(onOff(before.enabled), onOff(enabled));
  if (changes.length === 0) return;
  await trx
    .updateTable('project')
    .set({ password_policy: enabled ? 1 : 0 })
    .where('id', '=', projectId)
    .execute();
  await appendAudit(trx, projectId, by, now, {
    action: 'project.password_policy_changed',
    subject: { kind: 'project', id: projectId, name: before.name },
    changes,
  });
}

export function policyRoutes(app: Api, { db, now }: AppContext): void {
  app.get(
    paths.passwordPolicy(':projectId'),
    staffCall({
      operationId: 'getPasswordPolicy',
      summary: 'Whether the project has rules for passwords',
      params: ProjectParams,
      response: { 200: refTo(PasswordPolicy) },
    }),
    async (request) => {
      const policy = await findPolicy(db, request.params.projectId);
      if (!policy) throw notFound();
      return { enabled: policy.enabled };
    },
  );

  app.post(
    paths.passwordPolicyUpdate(':projectId'),
    adminCall({
      operationId: 'setPasswordPolicy',
      summary: 'Switch the rules for passwords on or off',
      params: ProjectParams,
      body: refTo(PasswordPolicy),
      response: { 200: refTo(PasswordPolicy) },
    }),
    async (request) => {
      requireConfirmed(request, now());
      const { enabled } = request.body;
      const by = actorOf(request);
      await inTransaction(db, (trx) =>
        setPolicy(trx, request.params.projectId, enabled, by, now()),
      );
      return { enabled };
    },
  );
}
