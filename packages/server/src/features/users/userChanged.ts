import type { Trx } from '../../database/schema.ts';
import type { EventToRecord } from '../../live/eventLog.ts';
import { findUser } from './userQueries.ts';

/** The event of a user who was added, changed or deleted, with the name they have once it has its number. */
export function userChanged(trx: Trx, projectId: number, userId: number): EventToRecord {
  return async () => {
    const user = await findUser(trx, projectId, userId);
    return {
      event: 'user.changed',
      payload: { user_id: userId, username: user?.username ?? null },
    };
  };
}
