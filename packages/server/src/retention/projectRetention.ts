import type { AuditChange } from '@concierge/contract/audit';
import type {
  ExpiredRows,
  Retention,
  RetentionAnswer,
  RetentionPreview,
  RetentionUpdateBody,
} from '@concierge/contract/house';
import { type AuditActor, appendAudit, changesBetween } from '../audit/auditTrail.ts';
import { lockProject } from '../database/lockProject.ts';
import type { Connection, Trx } from '../database/schema.ts';
import { mergedOrThrow } from '../lib/mergedOrThrow.ts';
import { notFound } from '../lib/problem.ts';
import { cutoffOf } from './cutoff.ts';
import { EXPIRING_ROWS, selectRetentions } from './expired.ts';

/** How many of the last deletions are told. */
const RUNS = 10;

const findProject = async (db: Connection, projectId: number) => {
  const row = await selectRetentions(db).where('id', '=', projectId).executeTakeFirst();
  if (!row) throw notFound();
  const { id: _id, name, ...months } = row;
  return { name, months };
};

/** For how long a project keeps what is finished. @throws Problem 404 for one that does not exist. */
export const findRetention = async (db: Connection, projectId: number): Promise<Retention> =>
  (await findProject(db, projectId)).months;

/** Sets how long a project keeps what is finished. @throws Problem `changed_meanwhile`. */
export async function setRetention(
  trx: Trx,
  projectId: number,
  { was, ...sent }: RetentionUpdateBody,
  by: AuditActor,
  now: Date,
): Promise<void> {
  await lockProject(trx, projectId);
  const { name, months } = await findProject(trx, projectId);
  const after = await mergedOrThrow<Retention>(sent, months, was, () => months);
  const changes = changesBetween(months, after);
  if (changes.length === 0) return;
  await trx
    .updateTable('project')
    .set({
      requests_months: after.requests,
      messages_months: after.messages,
      audit_months: after.audit,
    })
    .where('id', '=', projectId)
    .execute();
  await appendAudit(trx, projectId, by, now, {
    action: 'project.retention_changed',
    subject: { kind: 'project', id: projectId, name },
    changes,
  });
}

/** The last deletions, as the audit trail has them. */
export async function listRuns(
  db: Connection,
  projectId: number,
): Promise<RetentionAnswer['runs']> {
  const rows = await db
    .selectFrom('audit_entry')
    .select(['id', 'created_at as at', 'changes'])
    .where('project_id', '=', projectId)
    .where('action', '=', 'project.purged')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(RUNS)
    .execute();
  return rows.map(({ changes, ...run }) => {
    const deleted = (JSON.parse(changes) as AuditChange[]).map(
      ({ field, from }) => [field, Number(from)] as const,
    );
    return { ...run, requests: 0, messages: 0, audit: 0, ...Object.fromEntries(deleted) };
  });
}

const NONE: ExpiredRows = { rows: 0, oldest: null, newest: null };

/** What a purge would delete now, counted by the database. */
export async function countExpired(
  db: Connection,
  projectId: number,
  retention: Retention,
  now: Date,
): Promise<RetentionPreview> {
  const found: RetentionPreview = {
    requests: NONE,
    messages: NONE,
    audit: NONE,
  };
  for (const { kind, table, column, expired } of EXPIRING_ROWS) {
    if (retention[kind] === 0) continue;
    const { rows, oldest, newest } = await db
      .selectFrom(table)
      .select((eb) => [
        eb.fn.countAll<number>().as('rows'),
        eb.fn.min<string | null>(column).as('oldest'),
        eb.fn.max<string | null>(column).as('newest'),
      ])
      .where(expired(projectId, cutoffOf(now, retention[kind])))
      .executeTakeFirstOrThrow();
    const sum = found[kind];
    const dates = [sum.oldest, sum.newest, oldest, newest].filter((at) => at !== null).toSorted();
    found[kind] = {
      rows: sum.rows + rows,
      oldest: dates[0] ?? null,
      newest: dates.at(-1) ?? null,
    };
  }
  return found;
}
