import type { SharedRequest } from '@concierge/contract/requestView';
import { inLanguage } from '@concierge/contract/serviceNames';
import type { User } from '@concierge/contract/users';
import type { AppContext } from '../../context.ts';
import { type LongList, longList } from '../../database/readIds.ts';
import { readNotes } from '../timeline/staffNoteQueries.ts';
import { type RequestOrder, readRequestIds } from './requestLists.ts';
import { readRequests, sharedRequest } from './requestQueries.ts';

/** A request of a file. */
export type RequestLine = SharedRequest & { staff_notes: string };

/** All of the project's requests that match, the service named in the user's language. */
export async function openRequests(
  context: Pick<AppContext, 'database' | 'names'>,
  user: User,
  { staffNotes, ...order }: RequestOrder & { staffNotes: boolean },
): Promise<LongList<RequestLine>> {
  const { reader } = context.database;
  const read = async (ids: readonly number[]) => {
    const rows = await readRequests(reader, user.project_id, ids);
    const notes = staffNotes ? await readNotes(reader, user.project_id, ids) : [];
    const notesOf = Map.groupBy(notes, ({ request_id }) => request_id);
    return rows.map((row) => ({
      ...inLanguage(sharedRequest(row), user.lang),
      staff_notes: (notesOf.get(row.id) ?? [])
        .map(({ username, text }) => `${username}: ${text}`)
        .join('\n'),
    }));
  };
  return longList(await readRequestIds(context, user, order), ({ id }) => id, read);
}
