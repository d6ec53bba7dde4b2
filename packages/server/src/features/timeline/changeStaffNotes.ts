import { NOTE_WITHDRAW_MS } from '@concierge/contract/constants';
import type { StaffNoteAnswer, StaffNoteBody } from '@concierge/contract/timeline';
import type { User } from '@concierge/contract/users';
import type { AppContext } from '../../context.ts';
import { type KeyClaim, oncePerKey } from '../../idempotency.ts';
import { type NewEvent, changeInTransaction } from '../../live/eventLog.ts';
import { Problem, notFound } from '../../lib/problem.ts';
import { findRequest } from '../requests/requestQueries.ts';
import { findStaffNote, insertStaffNote, withdrawStaffNote } from './staffNoteQueries.ts';
import { entryOfNote } from './timeline.ts';
import { readNote } from './timelineQueries.ts';

/** Its text is in no event: they are kept, and read by more than the timeline. */
const noted = (id: number, note_id: number): NewEvent => ({
  event: 'request.noted',
  payload: { id, note_id },
  notice: { reloadState: false },
});

async function answer(
  { db, now }: AppContext,
  { id: userId, project_id }: User,
  requestId: number,
  noteId: number,
): Promise<StaffNoteAnswer> {
  const note = await readNote(db, project_id, requestId, noteId);
  return { entry: entryOfNote(note, { userId, now: now() }) };
}

/** Adds a note that only staff read. @throws Problem `not_found`. */
export async function addStaffNote(
  context: AppContext,
  user: User,
  requestId: number,
  { text }: StaffNoteBody,
  claim: KeyClaim | null,
): Promise<StaffNoteAnswer> {
  const { database, now, wake } = context;
  const projectId = user.project_id;
  const noteId = await changeInTransaction(database, wake, (trx, record) =>
    // The stored answer of the key is the id alone: a withdrawn text is nowhere else.
    oncePerKey(trx, claim, now(), async () => {
      if (!(await findRequest(trx, projectId, requestId))) throw notFound();
      const id = await insertStaffNote(trx, {
        project_id: projectId,
        request_id: requestId,
        user_id: user.id,
        text: text.trim(),
        created_at: now().toISOString(),
      });
      record(projectId, noted(requestId, id));
      return id;
    }),
  );
  return answer(context, user, requestId, noteId);
}

/** Takes a note's text away; that there was one stays. @throws Problem `not_found`, `withdraw_refused`. */
export async function withdrawNote(
  context: AppContext,
  user: User,
  requestId: number,
  noteId: number,
): Promise<StaffNoteAnswer> {
  const { database, now, wake } = context;
  const projectId = user.project_id;
  await changeInTransaction(database, wake, async (trx, record) => {
    const note = await findStaffNote(trx, projectId, requestId, noteId);
    if (!note) throw notFound();
    if (note.user_id !== user.id) throw new Problem(403, 'withdraw_refused');
    if (note.withdrawn_at !== null) return;
    const age = now().getTime() - Date.parse(note.created_at);
    if (age > NOTE_WITHDRAW_MS) throw new Problem(403, 'withdraw_refused');
    await withdrawStaffNote(trx, projectId, noteId, now().toISOString());
    record(projectId, noted(requestId, noteId));
  });
  return answer(context, user, requestId, noteId);
}
