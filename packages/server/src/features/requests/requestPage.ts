import type { RequestPage } from '@concierge/contract/requests';
import type { User } from '@concierge/contract/users';
import type { Connection } from '../../database/schema.ts';
import { serviceIdsOf } from '../users/userQueries.ts';
import { listRequests, type RequestListQuery } from './requestQueries.ts';
import { viewRequest } from './requestView.ts';

/** A page of the project's requests as this person may see them. */
export async function requestPage(
  db: Connection,
  user: User,
  query: RequestListQuery,
): Promise<RequestPage> {
  const { totalCount, rows } = await listRequests(db, user.project_id, query);
  const serviceIds = await serviceIdsOf(db, user.project_id, user.id);
  return { totalCount, data: rows.map((row) => viewRequest(row, user, serviceIds)) };
}
