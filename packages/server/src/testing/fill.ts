import { MessageState, MessageType } from '@concierge/contract/messageStates';
import { RequestState } from '@concierge/contract/requestStates';
import type { Connection } from '../database/schema.ts';
import { addRows } from './rows.ts';
import type { TestProject } from './testProject.ts';

/** Numbers of rows of a project. */
export interface Amounts {
  requests: number;
  messages: number;
  /** Rows of the event log, audit trail, sessions, idempotency keys and push subscriptions, each. */
  others: number;
}

const FIRST_DAY = Date.parse('2026-01-01T00:00:00.000Z');
const MINUTE_MS = 60_000;

const instant = (index: number) => new Date(FIRST_DAY + index * MINUTE_MS).toISOString();

/** The ids of a project's rows. */
async function idsOf(
  db: Connection,
  table: 'service_request' | 'message',
  { id }: TestProject,
): Promise<number[]> {
  const rows = await db
    .selectFrom(table)
    .select('id')
    .where('project_id', '=', id)
    .orderBy('id')
    .execute();
  return rows.map((row) => row.id);
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
    folded_note: index % 3 === 0 ? `note ${index}` : null,
    approved_by: approved ? who : null,
    approved_at: approved ? at : null,
    canceled_by: state === RequestState.canceled ? who : null,
    canceled_at: state === RequestState.canceled ? at : null,
    completed_by: state === RequestState.done ? who : null,
    completed_at: state === RequestState.done ? at : null,
    created_at: at,
  };
}

/** Fills a project whose growing tables are still empty. */
export async function fillProject(
  db: Connection,
  project: TestProject,
  { requests, messages, others }: Amounts,
): Promise<void> {
  const { id: project_id, code, users, devices } = project;
  const device = (index: number) => devices[index % 2]?.id ?? devices[0].id;
  const admin = (index: number) => (index % 2 === 0 ? users.admin : users.helena);

  await addRows(db, 'service_request', requests, (index) => requestRow(project, index));
  const requestIds = await idsOf(db, 'service_request', project);
  await addRows(db, 'request_history', requests, (index) => ({
    project_id,
    request_id: requestIds[index] ?? 0,
    to_state: RequestState.waiting,
    created_at: instant(index),
  }));
  await addRows(db, 'message', messages, (index) => ({
    project_id,
    type: index % 5 === 0 ? MessageType.invoice : MessageType.message,
    state: index % 10 === 0 ? MessageState.draft : MessageState.published,
    title: `Title ${index}`,
    message: 'Text',
    user_id: admin(index),
    created_at: instant(index),
    published_at: index % 10 === 0 ? null : instant(index),
  }));
  const messageIds = await idsOf(db, 'message', project);
  await addRows(db, 'message_device', messages, (index) => ({
    project_id,
    message_id: messageIds[index] ?? 0,
    device_id: device(index),
  }));
  await addRows(db, 'stay', requests, (index) => ({
    project_id,
    device_id: device(index),
    started_at: instant(index),
  }));
  await addRows(db, 'event', others, (index) => ({
    project_id,
    seq: index + 1,
    event: 'service.changed' as const,
    payload: '{"payload":{"service_id":1}}',
    created_at: instant(index),
  }));
  await addRows(db, 'audit_entry', others, (index) => ({
    project_id,
    created_at: instant(index),
    actor_kind: 'user' as const,
    actor_id: admin(index),
    actor_name: 'admin',
    action: index % 3 === 0 ? ('message.published' as const) : ('user.changed' as const),
    subject_kind: index % 3 === 0 ? ('message' as const) : ('user' as const),
    subject_id: index + 1,
    subject_name: `Subject ${index}`,
    address: '127.0.0.1',
    count: 1,
    changes: '[]',
  }));
  await addRows(db, 'session', others, (index) => ({
    id_hash: `${code}-${index}`,
    user_id: index % 2 === 0 ? users.helena : users.colleague,
    created_at: instant(index),
    last_seen_at: instant(index),
    expires_at: instant(index + 10_000_000),
    address: '127.0.0.1',
  }));
  await addRows(db, 'ended_session', others, (index) => ({
    id_hash: `ended-${code}-${index}`,
    reason: 'account_deleted' as const,
    forget_at: instant(index + 10_000_000),
  }));
  await addRows(db, 'idempotency_key', others, (index) => ({
    project_id,
    owner: 'device:1',
    key: `key-${index}`,
    body_hash: 'hash',
    answer: '{}',
    created_at: instant(index + 1_000_000),
  }));
  await addRows(db, 'push_subscription', others, (index) => ({
    project_id,
    user_id: users.helena,
    session_hash: `${code}-${index}`,
    endpoint: `https://push.example/${code}/${index}`,
    p256dh: 'key',
    auth: 'auth',
    created_at: instant(index),
  }));
  await db.updateTable('project').set({ event_seq: others }).where('id', '=', project_id).execute();
}
