import { folded } from '@concierge/contract/folded';
import type { Insertable } from 'kysely';
import type { Connection, StaffNoteTable } from '../../database/schema.ts';

export async function insertStaffNote(
  db: Connection,
  note: Omit<Insertable<StaffNoteTable>, 'id' | 'folded_text' | 'withdrawn_at'>,
): Promise<number> {
  const { id } = await db
    .insertInto('staff_note')
    .values({ ...note, folded_text: folded(note.text), withdrawn_at: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const findStaffNote = (
  db: Connection,
  projectId: number,
  requestId: number,
  noteId: number,
) =>
  db
    .selectFrom('staff_note')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('request_id', '=', requestId)
    .where('id', '=', noteId)
    .executeTakeFirst();

/** Takes the text of a note away; that there was one stays. */
export const withdrawStaffNote = (db: Connection, projectId: number, noteId: number, at: string) =>
  db
    .updateTable('staff_note')
    .set({ text: '', folded_text: null, withdrawn_at: at })
    .where('project_id', '=', projectId)
    .where('id', '=', noteId)
    .where('withdrawn_at', 'is', null)
    .execute();

/** The notes of these requests that were not withdrawn, oldest first. */
export const readNotes = (db: Connection, projectId: number, requestIds: readonly number[]) =>
  db
    .selectFrom('staff_note')
    .innerJoin('app_user', 'app_user.id', 'staff_note.user_id')
    .select(['staff_note.request_id', 'app_user.username', 'staff_note.text'])
    .where('staff_note.project_id', '=', projectId)
    .where('staff_note.request_id', 'in', requestIds)
    .where('staff_note.withdrawn_at', 'is', null)
    .orderBy('staff_note.id')
    .execute();
