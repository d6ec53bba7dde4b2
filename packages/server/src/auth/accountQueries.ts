import type { Language } from '@concierge/contract/constants';
import type { User } from '@concierge/contract/users';
import type { Connection } from '../database/schema.ts';
import { findProjectId } from './projectCode.ts';

/** The user who signs in, with the password hash. */
export async function findAccount(
  db: Connection,
  projectCode: string,
  usernameKey: string,
): Promise<(User & { password_hash: string }) | undefined> {
  const projectId = await findProjectId(db, projectCode);
  if (projectId === undefined) return undefined;
  return db
    .selectFrom('app_user')
    .select([
      'app_user.id',
      'app_user.username',
      'app_user.user_type',
      'app_user.project_id',
      'app_user.lang',
      'app_user.password_hash',
    ])
    .where('app_user.project_id', '=', projectId)
    .where('app_user.username_key', '=', usernameKey)
    .where('app_user.deleted_at', 'is', null)
    .where('app_user.disabled_at', 'is', null)
    .executeTakeFirst();
}

/** The signed-in user, with the name and timezone of the project. */
export const withProject = async (db: Connection, user: User): Promise<User> => ({
  ...user,
  ...(await db
    .selectFrom('project')
    .select(['name as project_name', 'time_zone'])
    .where('id', '=', user.project_id)
    .executeTakeFirstOrThrow()),
});

export const setLanguage = (db: Connection, projectId: number, userId: number, lang: Language) =>
  db
    .updateTable('app_user')
    .set({ lang })
    .where('project_id', '=', projectId)
    .where('id', '=', userId)
    .execute();
