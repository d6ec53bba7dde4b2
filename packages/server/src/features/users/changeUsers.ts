import type { User, UserCreateBody, UserUpdateBody } from '@concierge/contract/users';
import { FALLBACK_LANGUAGE } from '@concierge/contract/constants';
import { UserType } from '@concierge/contract/userTypes';
import { hashPassword } from '../../auth/passwords.ts';
import { endSessionsOf, type SignedIn } from '../../auth/sessions.ts';
import type { AppContext } from '../../context.ts';
import { oncePerKey, type KeyClaim } from '../../database/oncePerKey.ts';
import type { Trx } from '../../database/schema.ts';
import { refusingTaken } from '../../database/uniqueViolation.ts';
import { changeInTransaction } from '../../live/eventLog.ts';
import { Problem, notFound } from '../../lib/problem.ts';
import { usernameKey } from '../../lib/usernameKey.ts';
import {
  countAdmins,
  deleteUser,
  findUser,
  insertUser,
  lockStaff,
  updateUser,
} from './userQueries.ts';
import { requireMayUpdate } from './userRules.ts';

async function requireAnotherAdmin(trx: Trx, target: User): Promise<void> {
  if (target.user_type !== UserType.admin) return;
  if ((await countAdmins(trx, target.project_id)) <= 1) {
    throw new Problem(409, 'user_is_last_admin');
  }
}

export async function createUser(
  { db, now, wake, passwordCost }: AppContext,
  projectId: number,
  body: UserCreateBody,
  claim: KeyClaim | null,
): Promise<User> {
  const password_hash = await hashPassword(body.password, passwordCost);
  return refusingTaken('user_exist', () =>
    changeInTransaction(db, wake, (trx, record) =>
      oncePerKey(trx, claim, now(), async () => {
        await lockStaff(trx, projectId);
        const user = await insertUser(trx, {
          project_id: projectId,
          username: body.username.trim(),
          username_key: usernameKey(body.username),
          user_type: body.user_type,
          lang: FALLBACK_LANGUAGE,
          password_hash,
          created_at: now().toISOString(),
          deleted_at: null,
        });
        record(projectId, { event: 'user.changed', payload: { user_id: user.id } });
        return user;
      }),
    ),
  );
}

/** Changes a user and ends the user's other sessions. */
export async function changeUser(
  { db, wake, sessionsEnded, passwordCost }: AppContext,
  { user: actor, sessionHash }: SignedIn,
  userId: number,
  body: UserUpdateBody,
): Promise<User> {
  const projectId = actor.project_id;
  const { password } = body;
  const password_hash =
    password === undefined ? undefined : await hashPassword(password, passwordCost);
  const changed = await refusingTaken('user_exist', () =>
    changeInTransaction(db, wake, async (trx, record) => {
      await lockStaff(trx, projectId);
      const target = await findUser(trx, projectId, userId);
      if (!target) throw notFound();
      requireMayUpdate(actor, target, body);
      if (body.user_type !== UserType.admin) await requireAnotherAdmin(trx, target);
      const user = await updateUser(trx, projectId, userId, {
        username: body.username.trim(),
        username_key: usernameKey(body.username),
        user_type: body.user_type,
        ...(password_hash === undefined ? {} : { password_hash }),
      });
      await endSessionsOf(trx, userId, sessionHash);
      record(projectId, { event: 'user.changed', payload: { user_id: userId } });
      return user;
    }),
  );
  sessionsEnded();
  return changed;
}

export async function removeUser(
  { db, now, wake, sessionsEnded }: AppContext,
  actor: User,
  userId: number,
): Promise<void> {
  const projectId = actor.project_id;
  if (userId === actor.id) throw new Problem(409, 'user_is_self');
  await changeInTransaction(db, wake, async (trx, record) => {
    await lockStaff(trx, projectId);
    const target = await findUser(trx, projectId, userId);
    if (!target) throw notFound();
    await requireAnotherAdmin(trx, target);
    await deleteUser(trx, projectId, userId, now().toISOString());
    await endSessionsOf(trx, userId, null);
    record(projectId, { event: 'user.changed', payload: { user_id: userId } });
  });
  sessionsEnded();
}
