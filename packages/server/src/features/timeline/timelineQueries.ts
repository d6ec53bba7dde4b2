import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { MessageState } from '@concierge/contract/messageStates';
import type { SharedRequest } from '@concierge/contract/requestView';
import type { Connection } from '../../database/schema.ts';

/** The order of what has the same time. */
export const RANKS = {
  created: 0,
  repeated: 1,
  state: 2,
  'hand-over': 3,
  message: 4,
  note: 5,
} as const;

/** The entry a page begins behind. */
export interface Cursor {
  at: string;
  rank: number;
  id: number;
}

/** Which entries of a source to read. */
export interface Slice {
  after: Cursor | null;
  limit: number;
}

/** Adds to a query of a source that its rows come behind the cursor, in the order of the timeline. */
function sliceOf({ after, limit }: Slice, rank: number, atColumn: string, idColumn: string) {
  const [at, id] = [sql.ref(atColumn), sql.ref(idColumn)];
  const isBehind = after
    ? sql<SqlBool>`(${at}, ${sql.lit(rank)}, ${id}) > (${after.at}, ${sql.lit(after.rank)}, ${sql.lit(after.id)})`
    : sql<SqlBool>`1 = 1`;
  return <DB, TB extends keyof DB, Row>(query: SelectQueryBuilder<DB, TB, Row>) =>
    query.where(isBehind).orderBy(at).orderBy(id).limit(limit);
}

/** What the guest asked for again, of the same service in the same stay, while the request was open. */
export async function selectRepeats(
  db: Connection,
  projectId: number,
  { id, device_id, service_id, completed_at, canceled_at }: SharedRequest,
  slice: Slice,
) {
  const closedAt = completed_at ?? canceled_at;
  return db
    .selectFrom('service_request as again')
    .innerJoin('service_request as first', (join) =>
      join.on('first.id', '=', id).on('first.project_id', '=', projectId),
    )
    .leftJoin('app_user', 'app_user.id', 'again.created_by')
    .select(['again.id', 'again.service_date as at', 'again.note as text', 'again.source'])
    .select(['again.created_by', 'app_user.username as created_by_name'])
    .where('again.project_id', '=', projectId)
    .where('again.device_id', '=', device_id)
    .where('again.service_id', '=', service_id)
    .where('again.id', '>', id)
    .whereRef('again.stay_id', 'is not distinct from', 'first.stay_id')
    .$if(closedAt !== null, (query) => query.where('again.service_date', '<', closedAt ?? ''))
    .$call(sliceOf(slice, RANKS.repeated, 'again.service_date', 'again.id'))
    .execute();
}

/** Its states after the first, each with the message that went to the guest with it. */
export const selectStates = (db: Connection, projectId: number, requestId: number, slice: Slice) =>
  db
    .selectFrom('request_history as step')
    .leftJoin('app_user', 'app_user.id', 'step.user_id')
    .select((eb) => [
      'step.id',
      'step.created_at as at',
      'step.from_state',
      'step.to_state',
      'step.user_id',
      'app_user.username',
      'step.note as text',
      eb
        .selectFrom('message')
        .select((message) => message.fn.min<number>('message.id').as('id'))
        .where('message.project_id', '=', projectId)
        .where('message.service_request_id', '=', requestId)
        .whereRef('message.published_at', '=', 'step.created_at')
        .whereRef('message.message', '=', 'step.note')
        .as('message_id'),
    ])
    .where('step.project_id', '=', projectId)
    .where('step.request_id', '=', requestId)
    .where('step.from_state', 'is not', null)
    .$call(sliceOf(slice, RANKS.state, 'step.created_at', 'step.id'))
    .execute();

export const selectHandOvers = (
  db: Connection,
  projectId: number,
  requestId: number,
  slice: Slice,
) =>
  db
    .selectFrom('request_hand_over as passed')
    .innerJoin('app_user as giver', 'giver.id', 'passed.from_user_id')
    .innerJoin('app_user as taker', 'taker.id', 'passed.to_user_id')
    .innerJoin('app_user as actor', 'actor.id', 'passed.by_user_id')
    .select([
      'passed.id',
      'passed.created_at as at',
      'passed.how',
      'passed.by_user_id as user_id',
      'actor.username',
      'passed.from_user_id',
      'giver.username as from_name',
      'passed.to_user_id',
      'taker.username as to_name',
    ])
    .where('passed.project_id', '=', projectId)
    .where('passed.request_id', '=', requestId)
    .$call(sliceOf(slice, RANKS['hand-over'], 'passed.created_at', 'passed.id'))
    .execute();

/** Messages about the request to its device, and how far each got. */
const selectMessagesAbout = (db: Connection, projectId: number, requestId: number) =>
  db
    .selectFrom('message')
    .innerJoin('app_user', 'app_user.id', 'message.user_id')
    .leftJoin('message_device', 'message_device.message_id', 'message.id')
    .select([
      'message.id',
      'message.published_at as at',
      'message.type',
      'message.title',
      'message.message as text',
      'message.user_id',
      'app_user.username',
      'message_device.delivered_at',
      'message_device.viewed_at',
    ])
    .where('message.project_id', '=', projectId)
    .where('message.service_request_id', '=', requestId)
    .where('message.state', '=', MessageState.published)
    .where('message.published_at', 'is not', null)
    .$narrowType<{ at: string }>();

export type MessageAbout = Awaited<ReturnType<typeof selectMessages>>[number];

/** The messages about the request that did not go out with a state. */
export const selectMessages = (
  db: Connection,
  projectId: number,
  requestId: number,
  slice: Slice,
) =>
  selectMessagesAbout(db, projectId, requestId)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('request_history as step')
            .select('step.id')
            .where('step.project_id', '=', projectId)
            .where('step.request_id', '=', requestId)
            .whereRef('step.created_at', '=', 'message.published_at')
            .whereRef('step.note', '=', 'message.message'),
        ),
      ),
    )
    .$call(sliceOf(slice, RANKS.message, 'message.published_at', 'message.id'))
    .execute();

export async function findMessagesAbout(
  db: Connection,
  projectId: number,
  requestId: number,
  messageIds: readonly number[],
): Promise<MessageAbout[]> {
  if (messageIds.length === 0) return [];
  return selectMessagesAbout(db, projectId, requestId)
    .where('message.id', 'in', messageIds)
    .execute();
}

export type NoteRow = Awaited<ReturnType<typeof selectNotes>>[number];

const selectStaffNotes = (db: Connection, projectId: number, requestId: number) =>
  db
    .selectFrom('staff_note')
    .innerJoin('app_user', 'app_user.id', 'staff_note.user_id')
    .select([
      'staff_note.id',
      'staff_note.created_at as at',
      'staff_note.user_id',
      'app_user.username',
      'staff_note.text',
      'staff_note.withdrawn_at',
    ])
    .where('staff_note.project_id', '=', projectId)
    .where('staff_note.request_id', '=', requestId);

export const selectNotes = (db: Connection, projectId: number, requestId: number, slice: Slice) =>
  selectStaffNotes(db, projectId, requestId)
    .$call(sliceOf(slice, RANKS.note, 'staff_note.created_at', 'staff_note.id'))
    .execute();

export const readNote = (db: Connection, projectId: number, requestId: number, noteId: number) =>
  selectStaffNotes(db, projectId, requestId)
    .where('staff_note.id', '=', noteId)
    .executeTakeFirstOrThrow();
