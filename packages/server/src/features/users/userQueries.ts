import type { Insertable, Updateable } from 'kysely';
import { alphabeticalBy } from '@concierge/contract/alphabetical';
import type { Language } from '@concierge/contract/constants';
import type { UserService } from '@concierge/contract/users';
import { UserType } from '@concierge/contract/userTypes';
import { onceCompiled } from '../../database/onceCompiled.ts';
import type { AppUserTable, Connection } from '../../database/schema.ts';
import { withName } from '../../names/serviceNames.ts';
import { iconPathOf } from '../../icons/iconCatalog.ts';
import type { Names } from '../../names/names.ts';
import { usernameKey } from '../../lib/usernameKey.ts';

const USER_COLUMNS = ['id', 'username', 'user_type', 'project_id', 'lang'] as const;

const usersOf = (db: Connection, projectId: number) =>
  db.selectFrom('app_user').where('project_id', '=', projectId).where('deleted_at', 'is', null);

/** The users of a project by name. */
export async function listUsers(db: Connection, projectId: number, names: Names<'app_user'>) {
  const users = await usersOf(db, projectId).select(USER_COLUMNS).orderBy('id').execute();
  return names.sort(users, ({ id }) => id);
}

export const findUser = (db: Connection, projectId: number, userId: number) =>
  usersOf(db, projectId).select(USER_COLUMNS).where('id', '=', userId).executeTakeFirst();

/** A user who can sign in: neither deleted nor disabled. */
export const findColleague = (db: Connection, projectId: number, userId: number) =>
  usersOf(db, projectId)
    .select(['id', 'username'])
    .where('id', '=', userId)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();

/** The user, and whether they have been admin before. */
export const findUserToChange = (db: Connection, projectId: number, userId: number) =>
  usersOf(db, projectId)
    .select([...USER_COLUMNS, 'was_admin'])
    .where('id', '=', userId)
    .executeTakeFirst();

export const insertUser = (db: Connection, user: Omit<Insertable<AppUserTable>, 'username_key'>) =>
  db
    .insertInto('app_user')
    .values({ ...user, username_key: usernameKey(user.username) })
    .returning(USER_COLUMNS)
    .executeTakeFirstOrThrow();

export const updateUser = (
  db: Connection,
  projectId: number,
  userId: number,
  change: Updateable<AppUserTable> & { username: string },
) =>
  db
    .updateTable('app_user')
    .set({ ...change, username_key: usernameKey(change.username) })
    .where('project_id', '=', projectId)
    .where('id', '=', userId)
    .returning(USER_COLUMNS)
    .executeTakeFirstOrThrow();

/** Marks the user as deleted; the row stays, so that history keeps the name. */
export const deleteUser = (db: Connection, projectId: number, userId: number, at: string) =>
  db
    .updateTable('app_user')
    .set({ deleted_at: at })
    .where('project_id', '=', projectId)
    .where('id', '=', userId)
    .execute();

/** Admins who can sign in, without this user. */
export async function countOtherAdmins(
  db: Connection,
  projectId: number,
  userId: number,
): Promise<number> {
  const { admins } = await usersOf(db, projectId)
    .select((eb) => eb.fn.countAll<number>().as('admins'))
    .where('user_type', '=', UserType.admin)
    .where('disabled_at', 'is', null)
    .where('id', '!=', userId)
    .executeTakeFirstOrThrow();
  return admins;
}

/** The services a user is assigned to by name, in the alphabetical order of the language. */
export async function listUserServices(
  db: Connection,
  projectId: number,
  userId: number,
  language: Language,
): Promise<UserService[]> {
  const rows = await db
    .selectFrom('user_service')
    .innerJoin('service', 'service.id', 'user_service.service_id')
    .select([
      'service.id as service_id',
      'service.service_name',
      'service.service_names',
      'service.icon_id',
    ])
    .where('user_service.project_id', '=', projectId)
    .where('user_service.user_id', '=', userId)
    .where('service.deleted_at', 'is', null)
    .orderBy('service.id')
    .execute();
  return rows
    .map((row) => withName(row, language))
    .toSorted(alphabeticalBy(language, 'service_name'))
    .map(({ icon_id, ...service }) => ({ ...service, icon: iconPathOf(icon_id) }));
}

export async function assignServices(
  db: Connection,
  projectId: number,
  userId: number,
  serviceIds: readonly number[],
): Promise<void> {
  const rows = serviceIds.map((service_id) => ({
    project_id: projectId,
    user_id: userId,
    service_id,
  }));
  await db
    .insertInto('user_service')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export const removeServices = (
  db: Connection,
  projectId: number,
  userId: number,
  serviceIds: readonly number[],
) =>
  db
    .deleteFrom('user_service')
    .where('project_id', '=', projectId)
    .where('user_id', '=', userId)
    .where('service_id', 'in', serviceIds)
    .execute();

/** The services a user is service admin of. */
export async function serviceIdsOf(
  db: Connection,
  projectId: number,
  userId: number,
): Promise<ReadonlySet<number>> {
  const rows = await selectServiceIds(db, { projectId, userId });
  return new Set(rows.map((row) => row.service_id));
}

const selectServiceIds = onceCompiled(
  ['projectId', 'userId'],
  (db, { projectId, userId }: { projectId: number; userId: number }) =>
    db
      .selectFrom('user_service')
      .select('service_id')
      .where('project_id', '=', projectId)
      .where('user_id', '=', userId),
);
