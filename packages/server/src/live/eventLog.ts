import { sql } from 'kysely';
import type { EventFrame, LiveEventName, LiveNotice, LivePayloads } from '@concierge/contract/live';
import { LIVE_REPLAY_LIMIT } from '@concierge/contract/live';
import type { Dialect, OpenDatabase } from '../database/open.ts';
import type { Connection, Trx } from '../database/schema.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { onceCompiled } from '../database/onceCompiled.ts';
import { EVENT_CHANNEL } from './postgresNotify.ts';

/** An event of a project before it has a number. */
export type NewEvent = {
  [Name in LiveEventName]: { event: Name; payload: LivePayloads[Name]; notice?: LiveNotice };
}[LiveEventName];

/**
 * An event, or what makes it once its number is taken: until the commit nobody else changes what the
 * project's events tell of, so it may read what the change has led to.
 */
export type EventToRecord = NewEvent | (() => Promise<NewEvent>);

/** An event in the log. */
export type CommittedEvent = NewEvent & { seq: number };

/** Notifies this process that a project's log has grown; called after the commit. */
export type Wake = (projectId: number, events: readonly CommittedEvent[]) => void;

/** Events older than this many numbers are deleted: only a part of them is ever replayed. */
const KEPT_EVENTS = 10 * LIVE_REPLAY_LIMIT;
const PRUNE_EVERY = 100;

/** Every event asks the console to reload what it shows, unless the notice says otherwise. */
const RELOAD: LiveNotice = { reloadState: true };

/**
 * Appends an event to the project's log. Must come last in its transaction: taking the number locks the
 * project's row, so numbers come in the order of commits and without gaps.
 */
async function recordEvent(
  trx: Trx,
  dialect: Dialect,
  projectId: number,
  recorded: EventToRecord,
): Promise<CommittedEvent> {
  // PostgreSQL gets both at once and runs them in this order: what is read is what the number stands for.
  const [[project], change] = await Promise.all([
    nextNumber(trx, { projectId }),
    typeof recorded === 'function' ? recorded() : recorded,
  ]);
  if (!project) throw new Error(`Project ${projectId} is gone`);
  const { event_seq: seq } = project;
  const { event, payload, notice = RELOAD } = change;
  await INSERT[dialect](trx, {
    projectId,
    seq,
    event,
    payload: JSON.stringify({ payload, notice }),
    at: new Date().toISOString(),
    channel: EVENT_CHANNEL,
    project: String(projectId),
  });
  if (seq % PRUNE_EVERY === 0) await pruneEvents(trx, projectId, seq - KEPT_EVENTS);
  return { ...change, seq };
}

const nextNumber = onceCompiled(['projectId'], (trx, { projectId }: { projectId: number }) =>
  trx
    .updateTable('project')
    .set((eb) => ({ event_seq: eb('event_seq', '+', 1) }))
    .where('id', '=', projectId)
    .returning('event_seq'),
);

interface Row {
  projectId: number;
  seq: number;
  event: LiveEventName;
  payload: string;
  at: string;
  /** Of the notification of other processes, and what it says. */
  channel: string;
  project: string;
}

const insertRow = (trx: Connection, { projectId: project_id, at: created_at, ...row }: Row) =>
  trx.insertInto('event').values({
    project_id,
    seq: row.seq,
    event: row.event,
    payload: row.payload,
    created_at,
  });

const VALUES = ['projectId', 'seq', 'event', 'payload', 'at', 'channel', 'project'] as const;

const INSERT = {
  sqlite: onceCompiled(VALUES, insertRow),
  // The other processes hear of it with the commit; in the same statement, since others wait meanwhile.
  postgres: onceCompiled(VALUES, (trx, row: Row) =>
    insertRow(trx, row).returning(sql`pg_notify(${row.channel}, ${row.project})`.as('notified')),
  ),
};

const pruneEvents = (trx: Trx, projectId: number, upTo: number) =>
  trx.deleteFrom('event').where('project_id', '=', projectId).where('seq', '<=', upTo).execute();

/**
 * Runs a change of a project and stores its events in one transaction, and wakes the listeners after the commit.
 * `record` only collects the event; all are numbered by the transaction's last statements. `change` may run more
 * than once: see `inTransaction`.
 * @throws the error of `change`, after rolling everything back; nothing is woken then.
 */
export async function changeInTransaction<Result>(
  database: Pick<OpenDatabase, 'db' | 'dialect' | 'turns'>,
  wake: Wake,
  projectId: number,
  change: (trx: Trx, record: (event: EventToRecord) => void) => Promise<Result>,
): Promise<Result> {
  const { result, events } = await database.turns.run(projectId, () =>
    inTransaction(database.db, async (trx) => {
      const recorded: EventToRecord[] = [];
      const answer = await change(trx, (event) => recorded.push(event));
      const committed: CommittedEvent[] = [];
      for (const event of recorded) {
        committed.push(await recordEvent(trx, database.dialect, projectId, event));
      }
      return { result: answer, events: committed };
    }),
  );
  if (events.length > 0) wake(projectId, events);
  return result;
}

interface StoredEvent {
  payload: unknown;
  notice?: LiveNotice;
}

/** The frames after number `since`, in order, at most `limit`. */
export async function readEvents(
  db: Connection,
  projectId: number,
  since: number,
  limit: number,
): Promise<EventFrame[]> {
  const rows = await db
    .selectFrom('event')
    .select(['seq', 'event', 'payload'])
    .where('project_id', '=', projectId)
    .where('seq', '>', since)
    .orderBy('seq')
    .limit(limit)
    .execute();
  return rows.map(({ seq, event, payload }) => {
    const stored = JSON.parse(payload) as StoredEvent;
    return { ...stored.notice, event, seq, payload: stored.payload } as EventFrame;
  });
}

/** Whether the log still has everything after number `since`, of at least one event. */
export async function canReplay(
  db: Connection,
  projectId: number,
  since: number,
): Promise<boolean> {
  const next = await db
    .selectFrom('event')
    .select('seq')
    .where('project_id', '=', projectId)
    .where('seq', '=', since + 1)
    .executeTakeFirst();
  return next !== undefined;
}

/**
 * Deletes the oldest events that were recorded before `cutoff`, at most `limit`, and returns how many it were:
 * they repeat guests' words, which a project may not want to keep for long.
 */
export async function deleteEventsBefore(
  db: Connection,
  projectId: number,
  cutoff: string,
  limit: number,
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('event')
    .where('project_id', '=', projectId)
    .where('seq', 'in', (eb) =>
      eb
        .selectFrom('event')
        .select('seq')
        .where('project_id', '=', projectId)
        .where('created_at', '<', cutoff)
        .orderBy('seq')
        .limit(limit),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** The number of the project's latest event, or `undefined` when there is no such project. */
export async function latestSeq(db: Connection, projectId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('project')
    .select('event_seq')
    .where('id', '=', projectId)
    .executeTakeFirst();
  return row?.event_seq;
}
