import type { Language } from '@concierge/contract/constants';
import type { ErrorCode } from '@concierge/contract/problem';
import type { UserType } from '@concierge/contract/userTypes';
import type { Selectable } from 'kysely';
import { COMMAND_LINE, appendAudit, changesBetween, nameOfType } from '../audit/auditTrail.ts';
import { passwordRefusal } from '../auth/passwordPolicy.ts';
import { hashPassword } from '../auth/passwords.ts';
import { inTransaction } from '../database/inTransaction.ts';
import type { OpenDatabase } from '../database/open.ts';
import type { Connection, ProjectTable } from '../database/schema.ts';
import { ifTakenThrow } from '../database/uniqueViolation.ts';
import { deviceChanged } from '../features/devices/deviceChanged.ts';
import { insertDevice } from '../features/devices/managedDeviceQueries.ts';
import { userChanged } from '../features/users/userChanged.ts';
import { insertUser } from '../features/users/userQueries.ts';
import { tokenHash } from '../lib/tokens.ts';
import { nameKey } from '../lib/nameKey.ts';
import { changeInTransaction } from '../live/eventLog.ts';
import { CommandError } from './command.ts';

/** No socket is in this process: PostgreSQL notifies the server's, on SQLite its sweep finds the change. */
export const noWake = () => undefined;

const exists = (what: string) => new CommandError(`${what} exists already`);

/** @throws CommandError for an unknown project. */
export async function projectIdOf(db: Connection, code: string): Promise<number> {
  const row = await db
    .selectFrom('project')
    .select('id')
    .where('code', '=', code)
    .executeTakeFirst();
  if (!row) throw new CommandError(`There is no project "${code}"`);
  return row.id;
}

const REFUSALS: Partial<Record<ErrorCode, string>> = {
  password_too_short: 'has fewer than 8 characters',
  password_common: 'is found with few guesses',
  password_of_house: 'is made of the project’s name, its code or the username',
};

/** @throws CommandError where the project's policy refuses the password. */
export async function requirePolicy(
  db: Connection,
  projectId: number,
  username: string,
  password: string,
): Promise<void> {
  const code = await passwordRefusal(db, projectId, username, password);
  if (code) throw new CommandError(`The password ${REFUSALS[code]}`);
}

/** @throws CommandError when the code is taken. */
export async function addProject(
  db: Connection,
  { code, name, time_zone }: Pick<Selectable<ProjectTable>, 'code' | 'name' | 'time_zone'>,
  policy: boolean,
): Promise<number> {
  const { id } = await ifTakenThrow(exists(`Project "${code}"`), () =>
    inTransaction(db, async (trx) => {
      const projects = await trx.selectFrom('project').select('code').execute();
      const twin = projects.find((other) => nameKey(other.code) === nameKey(code));
      if (twin) throw exists(`Project "${twin.code}"`);
      const project = await trx
        .insertInto('project')
        .values({
          code,
          name,
          time_zone,
          password_policy: policy ? 1 : 0,
          created_at: new Date().toISOString(),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await appendAudit(trx, project.id, COMMAND_LINE, new Date(), {
        action: 'project.created',
        subject: { kind: 'project', id: project.id, name },
      });
      return project;
    }),
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
export async function addUser(database: OpenDatabase, account: NewAccount): Promise<number> {
  const { username, userType, lang, password } = account;
  const projectId = await projectIdOf(database.db, account.project);
  await requirePolicy(database.db, projectId, username, password);
  const password_hash = await hashPassword(password);
  return ifTakenThrow(exists(`User "${username}"`), () =>
    changeInTransaction(database, noWake, projectId, async (trx, record) => {
      const { id } = await insertUser(trx, {
        project_id: projectId,
        username,
        user_type: userType,
        lang,
        password_hash,
        created_at: new Date().toISOString(),
      });
      await appendAudit(trx, projectId, COMMAND_LINE, new Date(), {
        action: 'user.created',
        subject: { kind: 'user', id, name: username },
        changes: changesBetween({}, { user_type: nameOfType(userType) }),
      });
      record(userChanged(trx, projectId, id));
      return id;
    }),
  );
}

/**
 * Adds a device, or one that was removed again, under its old id and in a new stay.
 * @throws CommandError when the project does not exist or the serial id or key is taken.
 */
export async function addDevice(
  database: OpenDatabase,
  device: { project: string; serialId: string; name: string; key: string },
): Promise<number> {
  const projectId = await projectIdOf(database.db, device.project);
  const taken = exists(`Device "${device.serialId}", or one with this key,`);
  return ifTakenThrow(taken, () =>
    changeInTransaction(database, noWake, projectId, async (trx, record) => {
      const added = await insertDevice(trx, {
        project_id: projectId,
        serial_id: device.serialId,
        name: device.name,
        key_hash: tokenHash(device.key),
        created_at: new Date().toISOString(),
      });
      if (!added) throw taken;
      const { id, again } = added;
      const subject = { kind: 'device', id, name: device.name } as const;
      await appendAudit(trx, projectId, COMMAND_LINE, new Date(), {
        action: 'device.created',
        subject,
        changes: changesBetween({}, { serial_id: device.serialId }),
      });
      if (again) {
        const stay = { action: 'device.stay_started', subject } as const;
        await appendAudit(trx, projectId, COMMAND_LINE, new Date(), stay);
      }
      record(deviceChanged(trx, projectId, id, new Date()));
      return id;
    }),
  );
}
