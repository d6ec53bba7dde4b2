import type { AuditChange } from '@concierge/contract/audit';
import type {
  AuditAction,
  AuditActorKind,
  AuditField,
  AuditSubjectKind,
} from '@concierge/contract/auditKinds';
import { UserType } from '@concierge/contract/userTypes';
import { inTransaction } from '../database/inTransaction.ts';
import type { Connection, Trx } from '../database/schema.ts';
import { findProjectId } from '../auth/projectCode.ts';
import { latestNear, notBefore } from '../lib/notBefore.ts';

/** Who acts, from where. */
export interface AuditActor {
  kind: AuditActorKind;
  id: number | null;
  name: string | null;
  /** Network address of the caller; null on the command line and in the server itself. */
  address: string | null;
}

export const COMMAND_LINE: AuditActor = {
  kind: 'command_line',
  id: null,
  name: null,
  address: null,
};
export const SERVER: AuditActor = { ...COMMAND_LINE, kind: 'server' };
const ANONYMOUS: AuditActor = { ...COMMAND_LINE, kind: 'anonymous' };

export interface AuditSubject {
  kind: AuditSubjectKind;
  id: number | null;
  name: string | null;
}

/** What was done to what. */
export interface NewAuditEntry {
  action: AuditAction;
  subject: AuditSubject;
  changes?: readonly AuditChange[];
  /** How often; 1 unless given. */
  count?: number;
}

type FieldValue = string | number | null | undefined;

const asText = (value: FieldValue) =>
  value === null || value === undefined ? null : String(value);

export const nameOfType = (type: UserType) => (type === UserType.admin ? 'admin' : 'operator');

/** The fields that differ; for a new row `before` has only the name, which the subject says already. */
export function changesBetween(
  before: Partial<Record<AuditField, FieldValue>>,
  after: Partial<Record<AuditField, FieldValue>>,
): AuditChange[] {
  return Object.entries(after).flatMap(([name, value]) => {
    const field = name as AuditField;
    const [from, to] = [asText(before[field]), asText(value)];
    return from === to ? [] : [{ field, from, to }];
  });
}

/** When the project's last entry was made, where the clock was put back meanwhile; else nothing. */
export async function lastEntryAt(trx: Trx, projectId: number, now: Date): Promise<string | null> {
  const at = now.toISOString();
  const row = await trx
    .selectFrom('audit_entry')
    .select((eb) => eb.fn.max<string | null>('created_at').as('at'))
    .where('project_id', '=', projectId)
    .where('created_at', '>', at)
    .where('created_at', '<', latestNear(at))
    .executeTakeFirstOrThrow();
  return row.at;
}

/** Appends an entry to the project's audit trail, in the transaction of the change it records. */
export async function appendAudit(
  trx: Trx,
  projectId: number,
  actor: AuditActor,
  at: Date,
  { action, subject, changes = [], count = 1 }: NewAuditEntry,
): Promise<void> {
  await trx
    .insertInto('audit_entry')
    .values({
      project_id: projectId,
      created_at: notBefore(at, await lastEntryAt(trx, projectId, at)),
      actor_kind: actor.kind,
      actor_id: actor.id,
      actor_name: actor.name,
      action,
      subject_kind: subject.kind,
      subject_id: subject.id,
      subject_name: subject.name,
      address: actor.address,
      count,
      changes: JSON.stringify(changes),
    })
    .execute();
}

const MINUTE_MS = 60_000;

/** Entries of failed sign-ins per project and minute, so that no flood of addresses fills the disk. */
const FAILURES_PER_MINUTE = 30;

/** The account, unless it is unknown, and where the failure came from. */
interface FailedSignIn {
  id: number | null;
  name: string | null;
  address: string | null;
}

/** Counts a failure on the entry of this minute, account and address; false when there is none. */
async function countOn(
  trx: Trx,
  projectId: number,
  since: string,
  { id, address }: FailedSignIn,
): Promise<boolean> {
  const row = await trx
    .updateTable('audit_entry')
    .set((eb) => ({ count: eb('count', '+', 1) }))
    .where('project_id', '=', projectId)
    .where('action', '=', 'session.failed')
    .where('created_at', '>=', since)
    .where('subject_id', 'is not distinct from', id)
    .where('address', 'is not distinct from', address)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

async function countFailures(trx: Trx, projectId: number, since: string): Promise<number> {
  const { entries } = await trx
    .selectFrom('audit_entry')
    .select((eb) => eb.fn.countAll<number>().as('entries'))
    .where('project_id', '=', projectId)
    .where('action', '=', 'session.failed')
    .where('created_at', '>=', since)
    .executeTakeFirstOrThrow();
  return entries;
}

/**
 * Appends a failed sign-in: one entry per account, address and minute, which counts. Accounts the project
 * does not have share an entry without a name, since people type passwords into the wrong field. Beyond
 * `FAILURES_PER_MINUTE` entries the failures of all further addresses share one without an address.
 */
export async function appendFailedSignIn(
  db: Connection,
  {
    projectCode,
    account,
    address,
    at,
  }: {
    projectCode: string;
    account: { id: number; username: string } | undefined;
    address: string;
    at: Date;
  },
): Promise<void> {
  const projectId = await findProjectId(db, projectCode);
  if (projectId === undefined) return;
  const since = new Date(Math.floor(at.getTime() / MINUTE_MS) * MINUTE_MS).toISOString();
  const own: FailedSignIn = { id: account?.id ?? null, name: account?.username ?? null, address };
  const shared: FailedSignIn = { id: null, name: null, address: null };
  await inTransaction(db, async (trx) => {
    if (await countOn(trx, projectId, since, own)) return;
    const full = (await countFailures(trx, projectId, since)) >= FAILURES_PER_MINUTE;
    if (full && (await countOn(trx, projectId, since, shared))) return;
    const { id, name, address: from } = full ? shared : own;
    await appendAudit(trx, projectId, { ...ANONYMOUS, address: from }, at, {
      action: 'session.failed',
      subject: { kind: 'session', id, name },
    });
  });
}
