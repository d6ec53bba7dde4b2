import { NOTE_WITHDRAW_MS } from '@concierge/contract/constants';
import type { SharedRequest } from '@concierge/contract/requestView';
import type {
  TimelineEntry,
  TimelinePage,
  TimelineQuerystring,
} from '@concierge/contract/timeline';
import type { User } from '@concierge/contract/users';
import type { AppContext } from '../../context.ts';
import type { Connection } from '../../database/schema.ts';
import { latestSeq } from '../../live/eventLog.ts';
import { notFound } from '../../lib/problem.ts';
import { findRequest } from '../requests/requestQueries.ts';
import {
  type Cursor,
  type MessageAbout,
  type NoteRow,
  RANKS,
  type Slice,
  findMessagesAbout,
  selectHandOvers,
  selectMessages,
  selectNotes,
  selectRepeats,
  selectStates,
} from './timelineQueries.ts';

/** Who reads, and when: an author sees until when a note may be withdrawn. */
interface Reader {
  userId: number;
  now: Date;
}

/** How a request came in, and who entered it. */
interface Creation extends Pick<SharedRequest, 'source'> {
  created_by?: number | null;
  created_by_name?: string | null;
}

/** An entry and its place. */
interface Placed {
  place: Cursor;
  entry: TimelineEntry;
}

/** An entry of a row, with its place. */
const placed = (
  kind: keyof typeof RANKS,
  { id, at }: { id: number; at: string },
  entry: Omit<TimelineEntry, 'key' | 'at'>,
): Placed => ({
  place: { at, rank: RANKS[kind], id },
  entry: { key: `${kind}-${id}`, at, ...entry },
});

const byUser = (user: { user_id: number | null; username: string | null }) => ({
  source: 'console' as const,
  user_id: user.user_id,
  username: user.username,
  device_name: null,
});

/** The guest at the device, or who entered the request. */
const byCreator = (
  { device_name }: SharedRequest,
  { created_by = null, created_by_name: username = null, source }: Creation,
) => ({
  ...(created_by === null
    ? { source: 'device' as const, user_id: null, username: null, device_name }
    : byUser({ user_id: created_by, username })),
  came_by: source,
});

const sentOf = ({ id, type, title, delivered_at, viewed_at }: MessageAbout) => ({
  message_id: id,
  type,
  title,
  delivered_at,
  viewed_at,
});

/** A staff note as an entry of its request's timeline. */
export function entryOfNote(note: NoteRow, { userId, now }: Reader): TimelineEntry {
  const { id, at, user_id, withdrawn_at, text } = note;
  const until = new Date(Date.parse(at) + NOTE_WITHDRAW_MS);
  const mayWithdraw = user_id === userId && withdrawn_at === null && now <= until;
  return {
    key: `note-${id}`,
    kind: 'note',
    at,
    ...byUser(note),
    text: withdrawn_at === null ? text : null,
    note: {
      note_id: id,
      withdrawn_at,
      withdraw_until: mayWithdraw ? until.toISOString() : null,
    },
  };
}

function createdOf(request: SharedRequest): Placed {
  const { id, service_date: at, note: text } = request;
  const entry = {
    key: 'created',
    kind: 'created',
    at,
    ...byCreator(request, request),
    text,
  } as const;
  return { place: { at, rank: RANKS.created, id }, entry };
}

async function repeatsOf(db: Connection, projectId: number, request: SharedRequest, slice: Slice) {
  const rows = await selectRepeats(db, projectId, request, slice);
  return rows.map((row) => {
    const { id: request_id, text } = row;
    const by = byCreator(request, row);
    return placed('repeated', row, { kind: 'repeated', ...by, text, request_id });
  });
}

async function statesOf(db: Connection, projectId: number, request: SharedRequest, slice: Slice) {
  const rows = await selectStates(db, projectId, request.id, slice);
  const ids = rows.flatMap(({ message_id }) => message_id ?? []);
  const messages = await findMessagesAbout(db, projectId, request.id, ids);
  const messageOf = new Map(messages.map((message) => [message.id, sentOf(message)]));
  return rows.map((row) => {
    const { from_state, to_state, text } = row;
    if (from_state === to_state) {
      const guest = byCreator(request, { source: 'device' });
      return placed('state', row, { kind: 'asked_again', ...guest, text: null });
    }
    const message = messageOf.get(row.message_id ?? 0);
    return placed('state', row, {
      kind: 'state',
      ...byUser(row),
      text,
      ...(from_state !== null && { from_state }),
      to_state,
      ...(message && { message }),
    });
  });
}

async function handOversOf(db: Connection, projectId: number, requestId: number, slice: Slice) {
  const rows = await selectHandOvers(db, projectId, requestId, slice);
  return rows.map((row) => {
    const from = { id: row.from_user_id, username: row.from_name };
    const to = { id: row.to_user_id, username: row.to_name };
    return placed('hand-over', row, { kind: row.how, ...byUser(row), text: null, from, to });
  });
}

async function messagesOf(db: Connection, projectId: number, requestId: number, slice: Slice) {
  const rows = await selectMessages(db, projectId, requestId, slice);
  return rows.map((row) => {
    const { text } = row;
    return placed('message', row, { kind: 'message', ...byUser(row), text, message: sentOf(row) });
  });
}

async function notesOf(
  db: Connection,
  projectId: number,
  requestId: number,
  slice: Slice,
  reader: Reader,
) {
  const rows = await selectNotes(db, projectId, requestId, slice);
  return rows.map((row): Placed => ({
    place: { at: row.at, rank: RANKS.note, id: row.id },
    entry: entryOfNote(row, reader),
  }));
}

function comparePlaces(one: Cursor, other: Cursor): number {
  if (one.at !== other.at) return one.at < other.at ? -1 : 1;
  return one.rank - other.rank || one.id - other.id;
}

const isBehind = (cursor: Cursor | null, { place }: Placed) =>
  cursor === null || comparePlaces(place, cursor) > 0;

function readCursor(text: string | undefined): Cursor | null {
  const [at, rank, id] = text?.split('_') ?? [];
  return at === undefined ? null : { at, rank: Number(rank), id: Number(id) };
}

const cursorOf = ({ place: { at, rank, id } }: Placed) => `${at}_${rank}_${id}`;

/**
 * What happened to a request, oldest first: who did what, when and from where. It is put together from what was
 * kept all the time, so it is complete for requests from before there was a timeline.
 * @throws Problem `not_found`.
 */
export async function readTimeline(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  { id: userId, project_id: projectId }: User,
  requestId: number,
  { limit, after }: TimelineQuerystring,
): Promise<TimelinePage> {
  // Before the rows, so that they include every event up to it.
  const seq = (await latestSeq(db, projectId)) ?? 0;
  const request = await findRequest(db, projectId, requestId);
  if (!request) throw notFound();
  const slice = { after: readCursor(after), limit: limit + 1 };
  const created = createdOf(request);
  const found = [
    ...(isBehind(slice.after, created) ? [created] : []),
    ...(await repeatsOf(db, projectId, request, slice)),
    ...(await statesOf(db, projectId, request, slice)),
    ...(await handOversOf(db, projectId, requestId, slice)),
    ...(await messagesOf(db, projectId, requestId, slice)),
    ...(await notesOf(db, projectId, requestId, slice, { userId, now: now() })),
  ].toSorted((one, other) => comparePlaces(one.place, other.place));
  const page = found.slice(0, limit);
  const last = page.at(-1);
  const next = found.length > limit && last ? cursorOf(last) : null;
  return { data: page.map(({ entry }) => entry), next, seq };
}
