import type { Language } from '@concierge/contract/constants';
import type { UserType } from '@concierge/contract/userTypes';
import type { Kysely } from 'kysely';
import { hashPassword } from '../auth/passwords.ts';
import { endSessionsOf } from '../auth/sessions.ts';
import type { Connection, Database } from '../database/schema.ts';
import { isUniqueViolation } from '../database/uniqueViolation.ts';
import { tokenHash } from '../lib/tokens.ts';
import { usernameKey } from '../lib/usernameKey.ts';
import { SESSION_CHANNEL, notifyProcesses } from '../live/channels.ts';
import { changeInTransaction } from '../live/eventLog.ts';
import { CommandError } from './command.ts';

/** The server that shows the change is another process: PostgreSQL tells it, SQLite's sweep finds it. */
const nobodyHere = () => undefined;

async function naming<Result>(what: string, work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw isUniqueViolation(error) ? new CommandError(`${what} exists already`) : error;
  }
}

async function projectIdOf(db: Connection, code: string): Promise<number> {
  const row = await db
    .selectFrom('project')
    .select('id')
    .where('code', '=', code)
    .executeTakeFirst();
  if (!row) throw new CommandError(`There is no project "${code}"`);
  return row.id;
}

/** @throws CommandError when the code is taken. */
export async function addProject(db: Connection, code: string, name: string): Promise<number> {
  const { id } = await naming(
    `Project "${code}"`,
    db
      .insertInto('project')
      .values({ code, name, created_at: new Date().toISOString() })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  return id;
}

export interface NewAccount {
  project: string;
  username: string;
  userType: UserType;
  lang: Language;
  password: string;
}

/** @throws CommandError when the project does not exist or the username is taken in it. */
export async function addUser(db: Kysely<Database>, account: NewAccount): Promise<number> {
  const { username, userType, lang, password } = account;
  const projectId = await projectIdOf(db, account.project);
  const password_hash = await hashPassword(password);
  return naming(
    `User "${username}"`,
    changeInTransaction(db, nobodyHere, async (trx, record) => {
      const { id } = await trx
        .insertInto('app_user')
        .values({
          project_id: projectId,
          username,
          username_key: usernameKey(username),
          user_type: userType,
          lang,
          password_hash,
          created_at: new Date().toISOString(),
          deleted_at: null,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      record(projectId, { event: 'user.changed', payload: { user_id: id } });
      return id;
    }),
  );
}

/** @throws CommandError when the project does not exist or the serial id or key is taken. */
export async function addDevice(
  db: Connection,
  device: { project: string; serialId: string; name: string; key: string },
): Promise<number> {
  const projectId = await projectIdOf(db, device.project);
  const { id } = await naming(
    `Device "${device.serialId}", or one with this key,`,
    db
      .insertInto('device')
      .values({
        project_id: projectId,
        serial_id: device.serialId,
        name: device.name,
        key_hash: tokenHash(device.key),
        created_at: new Date().toISOString(),
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  return id;
}

/** Sets a password and ends all of the user's sessions. @throws CommandError for an unknown user. */
export async function setPassword(
  db: Kysely<Database>,
  { project, username, password }: { project: string; username: string; password: string },
): Promise<void> {
  const projectId = await projectIdOf(db, project);
  const password_hash = await hashPassword(password);
  await db.transaction().execute(async (trx) => {
    const user = await trx
      .updateTable('app_user')
      .set({ password_hash })
      .where('project_id', '=', projectId)
      .where('username_key', '=', usernameKey(username))
      .where('deleted_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!user) throw new CommandError(`There is no user "${username}" in project "${project}"`);
    await endSessionsOf(trx, user.id, null);
    await notifyProcesses(trx, SESSION_CHANNEL, '');
  });
}
