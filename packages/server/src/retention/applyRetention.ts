import type { FastifyBaseLogger } from 'fastify';
import type { Retention } from '@concierge/contract/house';
import { SERVER, appendAudit } from '../audit/auditTrail.ts';
import type { AppContext } from '../context.ts';
import { isConflict } from '../database/failures.ts';
import { inTransaction } from '../database/inTransaction.ts';
import type { Dialect, OpenDatabase } from '../database/open.ts';
import type { Trx } from '../database/schema.ts';
import { ROWS_PER_STEP, inSteps } from '../lib/inSteps.ts';
import { deleteEventsBefore } from '../live/eventLog.ts';
import { isClockTrusted } from './clock.ts';
import { cutoffOf } from './cutoff.ts';
import { keepTotals } from './keepTotals.ts';
import { EXPIRING_ROWS, type ExpiringRows, RETENTION_KINDS, selectRetentions } from './expired.ts';

interface ProjectRetention extends Retention {
  id: number;
  name: string;
}

/** A transaction of a step. On PostgreSQL it locks what it deletes; SQLite has one writer at a time anyway. */
interface Step {
  trx: Trx;
  dialect: Dialect;
}

const locks = ({ dialect }: Step) => dialect === 'postgres';

/**
 * The oldest expired rows. Once they are locked nobody can add a note or message about them: who was doing so is
 * waited for, and who begins then finds the row gone.
 */
async function expiredIds(
  step: Step,
  { table, column, expired }: ExpiringRows,
  projectId: number,
  cutoff: string,
): Promise<number[]> {
  const rows = await step.trx
    .selectFrom(table)
    .select('id')
    .where(expired(projectId, cutoff))
    .orderBy(column)
    .limit(ROWS_PER_STEP)
    .$if(locks(step), (query) => query.forUpdate())
    .execute();
  return rows.map(({ id }) => id);
}

async function deleteMessages(
  { trx }: Step,
  projectId: number,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .deleteFrom('message_device')
    .where('project_id', '=', projectId)
    .where('message_id', 'in', ids)
    .execute();
  await trx
    .deleteFrom('message')
    .where('project_id', '=', projectId)
    .where('id', 'in', ids)
    .execute();
}

const TABLES_OF_REQUESTS = ['request_history', 'request_hand_over', 'staff_note'] as const;

/** Requests go with their history, their notes and the messages that were written about them, such as notes. */
async function deleteRequests(
  step: Step,
  projectId: number,
  ids: readonly number[],
): Promise<void> {
  const { trx } = step;
  await keepTotals(step, projectId, ids);
  const messages = await trx
    .selectFrom('message')
    .select('id')
    .where('project_id', '=', projectId)
    .where('service_request_id', 'in', ids)
    .$if(locks(step), (query) => query.forUpdate())
    .execute();
  await deleteMessages(
    step,
    projectId,
    messages.map(({ id }) => id),
  );
  for (const table of TABLES_OF_REQUESTS) {
    await trx
      .deleteFrom(table)
      .where('project_id', '=', projectId)
      .where('request_id', 'in', ids)
      .execute();
  }
  await trx
    .deleteFrom('service_request')
    .where('project_id', '=', projectId)
    .where('id', 'in', ids)
    .execute();
}

async function deleteEntries(
  { trx }: Step,
  projectId: number,
  ids: readonly number[],
): Promise<void> {
  await trx
    .deleteFrom('audit_entry')
    .where('project_id', '=', projectId)
    .where('id', 'in', ids)
    .execute();
}

const DELETE = {
  service_request: deleteRequests,
  message: deleteMessages,
  audit_entry: deleteEntries,
} as const;

interface PurgeContext extends Pick<AppContext, 'now'> {
  database: Pick<OpenDatabase, 'db' | 'dialect'>;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  /** Aborted when the server stops: the step in progress is the last. */
  signal?: AbortSignal | undefined;
}

/** Deletes the oldest expired rows of a group in one transaction and returns how many there were. */
async function purgeStep(
  { db, dialect }: PurgeContext['database'],
  rows: ExpiringRows,
  projectId: number,
  cutoff: string,
): Promise<number> {
  const deleteOldest = async (trx: Trx) => {
    const step = { trx, dialect };
    const ids = await expiredIds(step, rows, projectId, cutoff);
    if (ids.length > 0) await DELETE[rows.table](step, projectId, ids);
    return ids.length;
  };
  return inTransaction(db, deleteOldest, isConflict);
}

async function purgeProject(
  { database, now, signal }: PurgeContext,
  project: ProjectRetention,
): Promise<void> {
  const { db } = database;
  const purged: Retention = { requests: 0, messages: 0, audit: 0 };
  try {
    for (const rows of EXPIRING_ROWS) {
      const months = project[rows.kind];
      if (months === 0) continue;
      const cutoff = cutoffOf(now(), months);
      await inSteps(signal, async () => {
        const deleted = await purgeStep(database, rows, project.id, cutoff);
        purged[rows.kind] += deleted;
        return deleted;
      });
    }
    if (project.requests > 0) {
      const cutoff = cutoffOf(now(), project.requests);
      await inSteps(signal, () => deleteEventsBefore(db, project.id, cutoff, ROWS_PER_STEP));
    }
  } finally {
    const changes = RETENTION_KINDS.filter((kind) => purged[kind] > 0).map((field) => ({
      field,
      from: String(purged[field]),
      to: null,
    }));
    if (changes.length > 0) {
      const subject = { kind: 'project', id: project.id, name: project.name } as const;
      await inTransaction(db, (trx) =>
        appendAudit(trx, project.id, SERVER, now(), {
          action: 'project.purged',
          subject,
          changes,
        }),
      );
    }
  }
}

/**
 * Deletes what each project does not want to keep any longer, in small transactions with pauses between
 * them. Open requests never go. The log of events goes with the requests, whose notes it repeats. Consoles are
 * not notified: nothing they count or work on changes, and a list of finished requests or messages shows it when
 * it is loaded again. A project whose purge fails is logged and stops no other. Nothing is deleted while the clock
 * may be wrong.
 */
export async function applyRetention(context: PurgeContext): Promise<void> {
  const { database, now, log, signal } = context;
  if (!(await isClockTrusted(database.db, now()))) {
    log.warn(
      'the clock has jumped: nothing is purged until it is set right or has run on for a day',
    );
    return;
  }
  for (const project of await selectRetentions(database.db).orderBy('id').execute()) {
    if (signal?.aborted) return;
    try {
      await purgeProject(context, project);
    } catch (error) {
      log.error({ err: error, projectId: project.id }, 'purge');
    }
  }
}
