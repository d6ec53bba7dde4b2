import { FALLBACK_LANGUAGE } from '@concierge/contract/constants';
import type {
  User,
  UserCreateBody,
  UserService,
  UserServicesBody,
  UserUpdateBody,
} from '@concierge/contract/users';
import { UserType } from '@concierge/contract/userTypes';
import { changesBetween, nameOfType } from '../../audit/auditTrail.ts';
import { requireCurrentPassword } from '../../auth/currentPassword.ts';
import { requireGoodPassword } from '../../auth/passwordPolicy.ts';
import { hashPassword, verifyPassword } from '../../auth/passwords.ts';
import { endSessionsOf } from '../../auth/sessions.ts';
import { type Act, changeProject } from '../../act.ts';
import { oncePerKey, type KeyClaim } from '../../idempotency.ts';
import type { Trx } from '../../database/schema.ts';
import { lockProject } from '../../database/lockProject.ts';
import { ifTakenThrow } from '../../database/uniqueViolation.ts';
import { mergedOrThrow } from '../../lib/mergedOrThrow.ts';
import { Problem, notFound } from '../../lib/problem.ts';
import { findServicesEver } from '../services/serviceQueries.ts';
import { userChanged } from './userChanged.ts';
import {
  assignServices,
  countOtherAdmins,
  deleteUser,
  findUser,
  findUserToChange,
  insertUser,
  listUserServices,
  removeServices,
  updateUser,
} from './userQueries.ts';

type Target = User & { was_admin: number };
type Identity = Pick<User, 'username' | 'user_type'>;

/**
 * Throws `forbidden` unless `actor` may change `target` like this (specification §6): an admin every
 * user, others themselves only, and neither name nor type. A password is changed by its owner, or by
 * an admin for a user who is not admin and never was: else an admin could demote another, set a password
 * and promote again.
 */
function requireMayUpdate(
  actor: User,
  target: Target,
  change: Pick<UserUpdateBody, 'username' | 'user_type' | 'password'>,
): void {
  const self = actor.id === target.id;
  const admin = actor.user_type === UserType.admin;
  const renames = change.username !== target.username || change.user_type !== target.user_type;
  const isAdmin = target.user_type === UserType.admin || target.was_admin === 1;
  const mayPassword = self || (admin && !isAdmin);
  if (!admin && (!self || renames)) throw new Problem(403, 'forbidden');
  if (change.password !== undefined && !mayPassword) throw new Problem(403, 'forbidden');
}

const subjectOf = ({ id, username }: User) => ({ kind: 'user', id, name: username }) as const;
const factsOf = ({ username, user_type }: User) => ({
  username,
  user_type: nameOfType(user_type),
});

/** Comes after `lockProject`, so that two admins cannot delete each other at once. */
async function requireAnotherAdmin(trx: Trx, target: User): Promise<void> {
  if (target.user_type !== UserType.admin) return;
  if ((await countOtherAdmins(trx, target.project_id, target.id)) === 0) {
    throw new Problem(409, 'user_is_last_admin');
  }
}

export async function createUser(
  act: Act,
  body: UserCreateBody,
  claim: KeyClaim | null,
): Promise<User> {
  const { db, now, passwordCost, projectId } = act;
  const { username, password } = body;
  await requireGoodPassword(db, projectId, username, password);
  const password_hash = await hashPassword(password, passwordCost);
  const secret = {
    hash: password_hash,
    matches: (stored: string) => verifyPassword(password, stored),
  };
  return ifTakenThrow(new Problem(409, 'user_exist'), () =>
    changeProject(act, (trx, { audit, record }) =>
      oncePerKey(trx, claim && { ...claim, secret }, now(), async () => {
        await lockProject(trx, projectId);
        const user = await insertUser(trx, {
          project_id: projectId,
          username: body.username.trim(),
          user_type: body.user_type,
          lang: FALLBACK_LANGUAGE,
          password_hash,
          created_at: now().toISOString(),
        });
        await audit({
          action: 'user.created',
          subject: subjectOf(user),
          changes: changesBetween({ username: user.username }, factsOf(user)),
        });
        record(userChanged(trx, projectId, user.id));
        return user;
      }),
    ),
  );
}

/** The name and type that a user is to have. @throws Problem `changed_meanwhile`. */
async function identityOf(
  { id, project_id, lang, ...stored }: Target,
  { username, user_type, was }: UserUpdateBody,
): Promise<Identity> {
  const { username: name, user_type: type } = stored;
  const current: User = { id, project_id, lang, username: name, user_type: type };
  return mergedOrThrow<Identity>({ username, user_type }, current, was, () => current);
}

/** The hash of a new password, once it is known that it may be set. */
async function hashNewPassword(act: Act, body: UserUpdateBody, password: string): Promise<string> {
  const { db, passwordCost, user: actor, by } = act;
  const { id, current_password } = body;
  const target = await findUserToChange(db, actor.project_id, id);
  if (!target) throw notFound();
  requireMayUpdate(actor, target, { ...target, password });
  const { username } = await identityOf(target, body);
  if (id === actor.id) await requireCurrentPassword(act, actor, current_password, by.address);
  await requireGoodPassword(db, actor.project_id, username, password);
  return hashPassword(password, passwordCost);
}

/** Changes a user, and ends the user's other sessions if there was something to change. */
export async function changeUser(
  act: Act,
  sessionHash: string,
  userId: number,
  body: UserUpdateBody,
): Promise<User> {
  const { user: actor, now, sessionsEnded, by, projectId } = act;
  const { password } = body;
  const password_hash =
    password === undefined ? undefined : await hashNewPassword(act, body, password);
  const changed = await ifTakenThrow(new Problem(409, 'user_exist'), () =>
    changeProject(act, async (trx, { audit, record }) => {
      await lockProject(trx, projectId);
      const target = await findUserToChange(trx, projectId, userId);
      if (!target) throw notFound();
      // Who may change nothing does not learn what others changed.
      requireMayUpdate(actor, target, target);
      const { username, user_type } = await identityOf(target, body);
      requireMayUpdate(actor, target, { ...body, username, user_type });
      if (user_type !== UserType.admin) await requireAnotherAdmin(trx, target);
      const user = await updateUser(trx, projectId, userId, {
        username: username.trim(),
        user_type,
        ...(target.user_type === UserType.admin ? { was_admin: 1 as const } : {}),
        ...(password_hash === undefined ? {} : { password_hash }),
      });
      const changes = changesBetween(factsOf(target), factsOf(user));
      if (changes.length > 0 || password !== undefined) {
        await endSessionsOf(trx, user, sessionHash, by, now());
      }
      const subject = subjectOf(user);
      if (changes.length > 0) {
        await audit({ action: 'user.changed', subject, changes });
      }
      if (password !== undefined) {
        await audit({ action: 'user.password_changed', subject });
      }
      record(userChanged(trx, projectId, userId));
      return user;
    }),
  );
  sessionsEnded();
  return changed;
}

export async function removeUser(act: Act, userId: number): Promise<void> {
  const { now, sessionsEnded, by, projectId } = act;
  if (userId === by.id) throw new Problem(409, 'user_is_self');
  await changeProject(act, async (trx, { audit, record }) => {
    await lockProject(trx, projectId);
    const target = await findUser(trx, projectId, userId);
    if (!target) throw notFound();
    await requireAnotherAdmin(trx, target);
    await deleteUser(trx, projectId, userId, now().toISOString());
    await endSessionsOf(trx, target, null, by, now(), 'account_deleted');
    await audit({
      action: 'user.deleted',
      subject: subjectOf(target),
    });
    record(userChanged(trx, projectId, userId));
  });
  sessionsEnded();
}

/**
 * Assigns services to a user or removes them, and returns the user's services in the order of the caller's language.
 * Those that were deleted meanwhile are left out; otherwise all or none.
 */
export async function changeUserServices(
  act: Act,
  userId: number,
  how: 'assign' | 'remove',
  { services }: UserServicesBody,
): Promise<UserService[]> {
  const { projectId } = act;
  const serviceIds = [...new Set(services.map(({ service_id }) => service_id))];
  return changeProject(act, async (trx, { audit, record }) => {
    const user = await findUser(trx, projectId, userId);
    const known = await findServicesEver(trx, projectId, serviceIds);
    const left = known.filter(({ deleted_at }) => deleted_at === null);
    if (!user || known.length < serviceIds.length || left.length === 0) throw notFound();
    const change = how === 'assign' ? assignServices : removeServices;
    const ids = left.map(({ id }) => id);
    await change(trx, projectId, userId, ids);
    const listed = left.map(({ service_name }) => service_name).join(', ');
    await audit({
      action: 'user.services_changed',
      subject: subjectOf(user),
      changes: [
        how === 'assign'
          ? { field: 'services', from: null, to: listed }
          : { field: 'services', from: listed, to: null },
      ],
    });
    record(userChanged(trx, projectId, userId));
    return listUserServices(trx, projectId, userId, act.user.lang);
  });
}
