import type { Insertable } from 'kysely';
import { MessageState, MessageType } from '@concierge/contract/messageStates';
import { RequestState } from '@concierge/contract/requestStates';
import type { Connection, Database } from '../database/schema.ts';
import type { TestProject } from './testProject.ts';

/** Numbers of rows of a project. */
export interface Amounts {
  requests: number;
  messages: number;
  /** Rows of the event log, audit trail, sessions, idempotency keys and push subscriptions, each. */
  others: number;
}

const ROWS_PER_INSERT = 500;
const FIRST_DAY = Date.parse('2026-01-01T00:00:00.000Z');
const MINUTE_MS = 60_000;

const instant = (index: number) => new Date(FIRST_DAY + index * MINUTE_MS).toISOString();

type TableWithId = 'service_request' | 'message';

function* batches(count: number): Generator<number[]> {
  for (let start = 0; start < count; start += ROWS_PER_INSERT) {
    const length = Math.min(ROWS_PER_INSERT, count - start);
    yield Array.from({ length }, (_, index) => start + index);
  }
}

async function insertNumbered<Table extends TableWithId>(
  db: Connection,
  table: Table,
  rows: readonly Insertable<Database[Table]>[],
): Promise<number[]> {
  const inserted = await db
    .insertInto<TableWithId>(table)
    .values(rows as readonly Insertable<Database[TableWithId]>[])
    .returning('id')
    .execute();
  return inserted.map(({ id }) => id);
}

/** Most requests are completed, a few are waiting, approved or canceled. */
function requestRow({ id, users, services, devices }: TestProject, index: number) {
  const at = instant(index);
  const state =
    index % 10 < 7 ? RequestState.done : (([1, 2, 3] as const)[index % 3] ?? RequestState.waiting);
  const approved = state === RequestState.approved || state === RequestState.done;
  const who = index % 2 === 0 ? users.operator : users.colleague;
  return {
    project_id: id,
    state_id: state,
    service_id: services[index % services.length] ?? services[0],
    device_id: devices[index % devices.length]?.id ?? devices[0].id,
    service_date: at,
    note: index % 3 === 0 ? `Note ${index}` : null,
    approved_by: approved ? who : null,
    approved_at: approved ? at : null,
    canceled_by: state === RequestState.canceled ? who : null,
    canceled_at: state === RequestState.canceled ? at : null,
    canceled_log: null,
    completed_by: state === RequestState.done ? who : null,
    completed_at: state === RequestState.done ? at : null,
    created_at: at,
  };
}

async function fillRequests(db: Connection, project: TestProject, count: number): Promise<void> {
  for (const batch of batches(count)) {
    const ids = await insertNumbered(
      db,
      'service_request',
      batch.map((index) => requestRow(project, index)),
    );
    const steps = ids.map((request_id, index) => ({
      project_id: project.id,
      request_id,
      from_state: null,
      to_state: RequestState.waiting,
      user_id: null,
      note: null,
      created_at: instant(index),
    }));
    await db.insertInto('request_history').values(steps).execute();
  }
}

async function fillMessages(db: Connection, project: TestProject, count: number): Promise<void> {
  const { id: project_id, users, devices } = project;
  for (const batch of batches(count)) {
    const ids = await insertNumbered(
      db,
      'message',
      batch.map((index) => ({
        project_id,
        type: index % 5 === 0 ? MessageType.invoice : MessageType.message,
        state: index % 10 === 0 ? MessageState.draft : MessageState.published,
        title: `Title ${index}`,
        message: 'Text',
        user_id: index % 2 === 0 ? users.admin : users.helena,
        service_id: null,
        service_request_id: null,
        created_at: instant(index),
        published_at: index % 10 === 0 ? null : instant(index),
      })),
    );
    const sent = ids.map((message_id, index) => ({
      project_id,
      message_id,
      device_id: devices[index % devices.length]?.id ?? devices[0].id,
      viewed_at: null,
    }));
    await db.insertInto('message_device').values(sent).execute();
  }
}

async function fillStays(db: Connection, project: TestProject, count: number): Promise<void> {
  const [first, second] = project.devices;
  for (const batch of batches(count)) {
    await db
      .insertInto('stay')
      .values(
        batch.map((index) => ({
          project_id: project.id,
          device_id: index % 2 === 0 ? first.id : second.id,
          started_at: instant(index),
          lang: null,
        })),
      )
      .execute();
  }
}

async function fillOthers(db: Connection, project: TestProject, count: number): Promise<void> {
  const { id: project_id, code, users } = project;
  for (const batch of batches(count)) {
    await db
      .insertInto('event')
      .values(
        batch.map((index) => ({
          project_id,
          seq: index + 1,
          event: 'service.changed' as const,
          payload: '{"payload":{"service_id":1}}',
          created_at: instant(index),
        })),
      )
      .execute();
    await db
      .insertInto('audit_entry')
      .values(
        batch.map((index) => ({
          project_id,
          created_at: instant(index),
          actor_kind: 'user' as const,
          actor_id: index % 2 === 0 ? users.admin : users.helena,
          actor_name: 'admin',
          action: index % 3 === 0 ? ('message.published' as const) : ('user.changed' as const),
          subject_kind: index % 3 === 0 ? ('message' as const) : ('user' as const),
          subject_id: index + 1,
          subject_name: `Subject ${index}`,
          address: '127.0.0.1',
          count: 1,
          changes: '[]',
        })),
      )
      .execute();
    await db
      .insertInto('session')
      .values(
        batch.map((index) => ({
          id_hash: `${code}-${index}`,
          user_id: index % 2 === 0 ? users.helena : users.colleague,
          created_at: instant(index),
          last_seen_at: instant(index),
          expires_at: instant(index + 10_000_000),
          user_agent: null,
          address: '127.0.0.1',
        })),
      )
      .execute();
    await db
      .insertInto('ended_session')
      .values(
        batch.map((index) => ({
          id_hash: `ended-${code}-${index}`,
          reason: 'account_deleted' as const,
          forget_at: instant(index + 10_000_000),
        })),
      )
      .execute();
    await db
      .insertInto('idempotency_key')
      .values(
        batch.map((index) => ({
          project_id,
          owner: 'device:1',
          key: `key-${index}`,
          body_hash: 'hash',
          answer: '{}',
          created_at: instant(index + 1_000_000),
        })),
      )
      .execute();
    await db
      .insertInto('push_subscription')
      .values(
        batch.map((index) => ({
          project_id,
          user_id: users.helena,
          session_hash: `${code}-${index}`,
          endpoint: `https://push.example/${code}/${index}`,
          p256dh: 'key',
          auth: 'auth',
          created_at: instant(index),
        })),
      )
      .execute();
  }
  await db.updateTable('project').set({ event_seq: count }).where('id', '=', project_id).execute();
}

/** Fills a project whose growing tables are still empty. */
export async function fillProject(
  db: Connection,
  project: TestProject,
  { requests, messages, others }: Amounts,
): Promise<void> {
  await fillRequests(db, project, requests);
  await fillMessages(db, project, messages);
  await fillStays(db, project, requests);
  await fillOthers(db, project, others);
}
