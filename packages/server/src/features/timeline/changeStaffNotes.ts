import { NOTE_WITHDRAW_MS } from '@concierge/contract/constants';
import type { StaffNoteAnswer, StaffNoteBody } from '@concierge/contract/timeline';
import { type Act, changeProject } from '../../act.ts';
import { type KeyClaim, oncePerKey } from '../../idempotency.ts';
import type { NewEvent } from '../../live/eventLog.ts';
import { Problem, notFound } from '../../lib/problem.ts';
import { notBefore } from '../../lib/notBefore.ts';
import { findRequest } from '../requests/requestQueries.ts';
import { momentFor } from './moments.ts';
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
  { db, now, user, projectId }: Act,
  requestId: number,
  noteId: number,
): Promise<StaffNoteAnswer> {
  const note = await readNote(db, projectId, requestId, noteId);
  return { entry: entryOfNote(note, { userId: user.id, now: now() }) };
}

/** Adds a note that only staff read. @throws Problem `not_found`. */
export async function addStaffNote(
  act: Act,
  requestId: number,
  { text }: StaffNoteBody,
  claim: KeyClaim | null,
): Promise<StaffNoteAnswer> {
  const { user, projectId, now } = act;
  const noteId = await changeProject(act, (trx, { record }) =>
    // The stored answer of the key is the id alone: a withdrawn text is nowhere else.
    oncePerKey(trx, claim, now(), async () => {
      const request = await findRequest(trx, projectId, requestId);
      if (!request) throw notFound();
      const id = await insertStaffNote(trx, {
        project_id: projectId,
        request_id: requestId,
        user_id: user.id,
        text: text.trim(),
        created_at: await momentFor(trx, now(), projectId, request),
      });
      record(noted(requestId, id));
      return id;
    }),
  );
  return answer(act, requestId, noteId);
}

/** Takes a note's text away; that there was one stays. @throws Problem `not_found`, `withdraw_refused`. */
export async function withdrawNote(
  act: Act,
  requestId: number,
  noteId: number,
): Promise<StaffNoteAnswer> {
  const { user, projectId, now } = act;
  await changeProject(act, async (trx, { record }) => {
    const note = await findStaffNote(trx, projectId, requestId, noteId);
    if (!note) throw notFound();
    if (note.user_id !== user.id) throw new Problem(403, 'withdraw_refused');
    if (note.withdrawn_at !== null) return;
    const age = now().getTime() - Date.parse(note.created_at);
    if (age > NOTE_WITHDRAW_MS) throw new Problem(403, 'withdraw_refused');
    await withdrawStaffNote(trx, projectId, noteId, notBefore(now(), note.created_at));
    record(noted(requestId, noteId));
  });
  return answer(act, requestId, noteId);
}
