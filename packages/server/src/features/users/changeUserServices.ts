import type { UserService, UserServicesBody } from '@concierge/contract/users';
import type { AppContext } from '../../context.ts';
import { changeInTransaction } from '../../live/eventLog.ts';
import { notFound } from '../../lib/problem.ts';
import { countServices } from '../services/serviceQueries.ts';
import { assignServices, findUser, listUserServices, removeServices } from './userQueries.ts';

/** Assigns services to a user or takes them away, all or none, and answers what the user has then. */
export async function changeUserServices(
  { db, wake }: AppContext,
  projectId: number,
  userId: number,
  how: 'assign' | 'remove',
  { services }: UserServicesBody,
): Promise<UserService[]> {
  const serviceIds = [...new Set(services.map(({ service_id }) => service_id))];
  return changeInTransaction(db, wake, async (trx, record) => {
    if (!(await findUser(trx, projectId, userId))) throw notFound();
    if ((await countServices(trx, projectId, serviceIds)) < serviceIds.length) throw notFound();
    const change = how === 'assign' ? assignServices : removeServices;
    await change(trx, projectId, userId, serviceIds);
    record(projectId, { event: 'user.changed', payload: { user_id: userId } });
    return listUserServices(trx, projectId, userId);
  });
}
