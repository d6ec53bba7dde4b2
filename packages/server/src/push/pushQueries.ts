import type { PushSubscriptionBody } from '@concierge/contract/push';
import type { Connection } from '../database/schema.ts';

/** Address and keys for an encrypted notification. */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Stores a browser's subscription; one of another user becomes this user's. */
export async function saveSubscription(
  db: Connection,
  projectId: number,
  userId: number,
  { endpoint, keys }: PushSubscriptionBody,
  now: Date,
): Promise<void> {
  const owner = { project_id: projectId, user_id: userId, p256dh: keys.p256dh, auth: keys.auth };
  await db
    .insertInto('push_subscription')
    .values({ ...owner, endpoint, created_at: now.toISOString() })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(owner))
    .execute();
}

/** Deletes all subscriptions of a user but the newest ones, so that their number is bounded. */
export async function keepNewestSubscriptions(
  db: Connection,
  projectId: number,
  userId: number,
  count: number,
): Promise<void> {
  const surplus = await db
    .selectFrom('push_subscription')
    .select('id')
    .where('project_id', '=', projectId)
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .offset(count)
    .limit(1_000)
    .execute();
  if (surplus.length === 0) return;
  await db
    .deleteFrom('push_subscription')
    .where('project_id', '=', projectId)
    .where(
      'id',
      'in',
      surplus.map(({ id }) => id),
    )
    .execute();
}

/** The subscriptions of all users of the project. */
export async function selectTargets(db: Connection, projectId: number): Promise<PushTarget[]> {
  return db
    .selectFrom('push_subscription')
    .innerJoin('app_user', 'app_user.id', 'push_subscription.user_id')
    .select(['endpoint', 'p256dh', 'auth'])
    .where('push_subscription.project_id', '=', projectId)
    .where('app_user.deleted_at', 'is', null)
    .orderBy('push_subscription.id')
    .execute();
}

export async function removeSubscription(
  db: Connection,
  projectId: number,
  endpoint: string,
): Promise<void> {
  await db
    .deleteFrom('push_subscription')
    .where('project_id', '=', projectId)
    .where('endpoint', '=', endpoint)
    .execute();
}
