import type { PushSubscriptionBody } from '@concierge/contract/push';
import { RequestState } from '@concierge/contract/requestStates';
import type { User } from '@concierge/contract/users';
import type { SignedIn } from '../auth/sessions.ts';
import type { Connection } from '../database/schema.ts';
import type { Notification } from './pushPayload.ts';

/**
 * Stores a browser's subscription until its session ends; one of another user of the project becomes this
 * user's. Returns whether it did: an endpoint that another project still uses stays what it is.
 */
export async function saveSubscription(
  db: Connection,
  { sessionHash, user }: SignedIn,
  { endpoint, keys }: PushSubscriptionBody,
  now: Date,
): Promise<boolean> {
  const { p256dh, auth } = keys;
  const owner = {
    project_id: user.project_id,
    user_id: user.id,
    session_hash: sessionHash,
    p256dh,
    auth,
    refused_status: null,
  };
  const saved = await db
    .insertInto('push_subscription')
    .values({ ...owner, endpoint, created_at: now.toISOString() })
    .onConflict((conflict) =>
      conflict
        .column('endpoint')
        .doUpdateSet(owner)
        .where((eb) =>
          eb.or([
            eb('push_subscription.project_id', '=', user.project_id),
            eb('push_subscription.session_hash', 'is', null),
            eb('push_subscription.session_hash', 'in', (inner) =>
              inner
                .selectFrom('session')
                .select('id_hash')
                .where('expires_at', '<=', now.toISOString()),
            ),
          ]),
        ),
    )
    .returning('id')
    .executeTakeFirst();
  return saved !== undefined;
}

/** Deletes all subscriptions of a user but the newest ones, so that their number is bounded. */
export async function keepNewestSubscriptions(
  db: Connection,
  projectId: number,
  userId: number,
  count: number,
): Promise<void> {
  const oldest = await db
    .selectFrom('push_subscription')
    .select('id')
    .where('project_id', '=', projectId)
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .offset(count)
    .limit(1_000)
    .execute();
  if (oldest.length === 0) return;
  await db
    .deleteFrom('push_subscription')
    .where('project_id', '=', projectId)
    .where(
      'id',
      'in',
      oldest.map(({ id }) => id),
    )
    .execute();
}

const TARGET_COLUMNS = [
  'push_subscription.project_id',
  'push_subscription.user_id',
  'endpoint',
  'p256dh',
  'auth',
  'app_user.lang as language',
  'refused_status',
] as const;

/** The subscriptions of the project whose session may still be used: all of them, or the one of an endpoint. */
export const selectTargets = (db: Connection, projectId: number, now: Date, endpoint?: string) =>
  db
    .selectFrom('push_subscription')
    .innerJoin('session', 'session.id_hash', 'push_subscription.session_hash')
    .innerJoin('app_user', 'app_user.id', 'push_subscription.user_id')
    .select(TARGET_COLUMNS)
    .where('push_subscription.project_id', '=', projectId)
    .where('session.expires_at', '>', now.toISOString())
    .where('app_user.deleted_at', 'is', null)
    .where('app_user.disabled_at', 'is', null)
    .$if(endpoint !== undefined, (query) => query.where('endpoint', '=', endpoint ?? ''))
    .orderBy('push_subscription.id')
    .execute();

/** Address and keys for an encrypted notification, the language of its user, and how the last one was refused. */
export type PushTarget = Awaited<ReturnType<typeof selectTargets>>[number];

/** Deletes up to `limit` subscriptions whose session has expired and returns them; each is returned once. */
export async function takeExpired(db: Connection, now: Date, limit: number): Promise<PushTarget[]> {
  const expired = await db
    .selectFrom('push_subscription')
    .innerJoin('app_user', 'app_user.id', 'push_subscription.user_id')
    .select(TARGET_COLUMNS)
    .where('session_hash', 'in', (eb) =>
      eb.selectFrom('session').select('id_hash').where('expires_at', '<=', now.toISOString()),
    )
    .where('app_user.deleted_at', 'is', null)
    .where('app_user.disabled_at', 'is', null)
    .limit(limit)
    .execute();
  if (expired.length === 0) return [];
  const endpoints = expired.map(({ endpoint }) => endpoint);
  const deleted = await db
    .deleteFrom('push_subscription')
    .where('endpoint', 'in', endpoints)
    .returning('endpoint')
    .execute();
  const mine = new Set(deleted.map(({ endpoint }) => endpoint));
  return expired.filter(({ endpoint }) => mine.has(endpoint));
}

/** Remembers with which status a push service refused a browser's notification; null: it took it. */
export async function noteRefusal(
  db: Connection,
  { project_id, endpoint }: PushTarget,
  status: number | null,
): Promise<void> {
  await db
    .updateTable('push_subscription')
    .set({ refused_status: status })
    .where('project_id', '=', project_id)
    .where('endpoint', '=', endpoint)
    .execute();
}

/** The status with which the browser of a session was refused last, and how many of the project are refused. */
export async function readRefusals(
  db: Connection,
  { sessionHash, user }: SignedIn,
): Promise<{ refused: number | null; refusedBrowsers: number }> {
  const rows = await db
    .selectFrom('push_subscription')
    .select(['session_hash', 'refused_status'])
    .where('project_id', '=', user.project_id)
    .where('refused_status', 'is not', null)
    .execute();
  const own = rows.find(({ session_hash }) => session_hash === sessionHash);
  return { refused: own?.refused_status ?? null, refusedBrowsers: rows.length };
}

/** Ends the subscription of a browser, if it is this user's. */
export async function endSubscription(
  db: Connection,
  { id, project_id }: User,
  endpoint: string,
): Promise<void> {
  await db
    .deleteFrom('push_subscription')
    .where('project_id', '=', project_id)
    .where('user_id', '=', id)
    .where('endpoint', '=', endpoint)
    .execute();
}

/** Deletes up to `limit` subscriptions from before they belonged to a session, and returns how many there were. */
export async function deleteSubscriptionsWithoutSession(
  db: Connection,
  limit: number,
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('push_subscription')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('push_subscription')
        .select('id')
        .where('session_hash', 'is', null)
        .limit(limit),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

export const removeSubscription = (db: Connection, projectId: number, endpoint: string) =>
  db
    .deleteFrom('push_subscription')
    .where('project_id', '=', projectId)
    .where('endpoint', '=', endpoint)
    .execute();

/** Whether a request of the project still waits for someone, or is still for this approver to do. */
export async function isStillNeeded(
  db: Connection,
  projectId: number,
  needed: NonNullable<Notification['while']>,
): Promise<boolean> {
  const open = db
    .selectFrom('service_request')
    .select('id')
    .where('project_id', '=', projectId)
    .where('id', '=', needed.requestId);
  const row = await (
    'approver' in needed
      ? open
          .where('state_id', '=', RequestState.approved)
          .where('approved_by', '=', needed.approver)
      : open.where('state_id', '=', RequestState.waiting)
  ).executeTakeFirst();
  return row !== undefined;
}
