import type { AuditAction } from '@concierge/contract/auditKinds';
import type { EndReason } from '@concierge/contract/sessionEnd';
import { COMMAND_LINE, appendAudit } from '../audit/auditTrail.ts';
import { rememberEnded } from '../auth/endedSessions.ts';
import { hashPassword } from '../auth/passwords.ts';
import { endSessionsOf } from '../auth/sessions.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { lockProject } from '../database/lockProject.ts';
import type { OpenDatabase } from '../database/open.ts';
import type { Trx } from '../database/schema.ts';
import { ifTakenThrow } from '../database/uniqueViolation.ts';
import { deviceChanged } from '../features/devices/deviceChanged.ts';
import { beginStay } from '../features/devices/managedDeviceQueries.ts';
import { userChanged } from '../features/users/userChanged.ts';
import { newToken, tokenHash } from '../lib/tokens.ts';
import { usernameKey } from '../lib/usernameKey.ts';
import { changeInTransaction } from '../live/eventLog.ts';
import { KEY_CHANNEL, SESSION_CHANNEL, notifyProcesses } from '../live/postgresNotify.ts';
import { noWake, projectIdOf, requirePolicy } from './accounts.ts';
import { CommandError } from './command.ts';

export interface DeviceName {
  project: string;
  serialId: string;
}

export interface AccountName {
  project: string;
  username: string;
}

const unknownDevice = ({ project, serialId }: DeviceName) =>
  new CommandError(`There is no device "${serialId}" in project "${project}"`);

async function changeDevice(
  database: OpenDatabase,
  device: DeviceName,
  action: AuditAction,
  change: { key_hash: string; deleted_at?: string; revoked_at?: null },
): Promise<void> {
  const projectId = await projectIdOf(database.db, device.project);
  await changeInTransaction(database, noWake, projectId, async (trx, record) => {
    const before = await trx
      .selectFrom('device')
      .select(['id', 'name', 'revoked_at'])
      .where('project_id', '=', projectId)
      .where('serial_id', '=', device.serialId)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (!before) throw unknownDevice(device);
    const { id, name, revoked_at } = before;
    const subject = { kind: 'device', id, name } as const;
    const now = new Date();
    await trx.updateTable('device').set(change).where('id', '=', id).execute();
    if (change.revoked_at === null && revoked_at !== null) {
      await beginStay(trx, projectId, id, now.toISOString());
      const entry = { action: 'device.stay_started', subject } as const;
      await appendAudit(trx, projectId, COMMAND_LINE, now, entry);
    }
    await appendAudit(trx, projectId, COMMAND_LINE, now, { action, subject });
    await notifyProcesses(trx, database.dialect, KEY_CHANNEL, '');
    record(deviceChanged(trx, projectId, id, now, true));
  });
}

/** Gives a device a new key; the old one ends at once. @throws CommandError for an unknown device. */
export async function rotateDevice(
  database: OpenDatabase,
  device: DeviceName,
  key: string,
): Promise<void> {
  const taken = new CommandError('Another device has this key');
  await ifTakenThrow(taken, () =>
    changeDevice(database, device, 'device.key_changed', {
      key_hash: tokenHash(key),
      revoked_at: null,
    }),
  );
}

/** Ends a device's key and takes it from all lists; its requests stay. @throws CommandError for an unknown device. */
export async function removeDevice(database: OpenDatabase, device: DeviceName): Promise<void> {
  await changeDevice(database, device, 'device.deleted', {
    key_hash: tokenHash(newToken()),
    deleted_at: new Date().toISOString(),
  });
}

/** Changes an account and ends all its sessions. @throws CommandError for an unknown user. */
async function changeAccount(
  database: OpenDatabase,
  { project, username }: AccountName,
  action: AuditAction,
  change: { password_hash?: string; disabled_at?: string | null; deleted_at?: string },
  reason?: EndReason,
): Promise<void> {
  const projectId = await projectIdOf(database.db, project);
  await changeInTransaction(database, noWake, projectId, async (trx, record) => {
    await lockProject(trx, projectId);
    const user = await trx
      .updateTable('app_user')
      .set(change)
      .where('project_id', '=', projectId)
      .where('username_key', '=', usernameKey(username))
      .where('deleted_at', 'is', null)
      .returning(['id', 'username', 'project_id'])
      .executeTakeFirst();
    if (!user) throw new CommandError(`There is no user "${username}" in project "${project}"`);
    await appendAudit(trx, projectId, COMMAND_LINE, new Date(), {
      action,
      subject: { kind: 'user', id: user.id, name: user.username },
    });
    await endSessionsOf(trx, user, null, COMMAND_LINE, new Date(), reason);
    await notifyProcesses(trx, database.dialect, SESSION_CHANNEL, '');
    record(userChanged(trx, projectId, user.id));
  });
}

/** @throws CommandError for an unknown user, or where the project's policy refuses the password. */
export async function setPassword(
  database: OpenDatabase,
  { password, ...account }: AccountName & { password: string },
): Promise<void> {
  const projectId = await projectIdOf(database.db, account.project);
  await requirePolicy(database.db, projectId, account.username, password);
  const password_hash = await hashPassword(password);
  await changeAccount(database, account, 'user.password_changed', { password_hash });
}

export const disableUser = (database: OpenDatabase, account: AccountName): Promise<void> =>
  changeAccount(database, account, 'user.disabled', { disabled_at: new Date().toISOString() });

export const enableUser = (database: OpenDatabase, account: AccountName): Promise<void> =>
  changeAccount(database, account, 'user.enabled', { disabled_at: null });

/** Marks the account as deleted, so that history keeps its name. */
export const removeUser = (database: OpenDatabase, account: AccountName): Promise<void> =>
  changeAccount(
    database,
    account,
    'user.deleted',
    { deleted_at: new Date().toISOString() },
    'account_deleted',
  );

/** The tables of a project, each before those it references. */
const PROJECT_TABLES = [
  'event',
  'idempotency_key',
  'push_subscription',
  'message_device',
  'message',
  'request_history',
  'request_hand_over',
  'staff_note',
  'report_total',
  'service_request',
  'stay',
  'device',
  'user_service',
  'service',
] as const;

async function deleteProject(trx: Trx, projectId: number): Promise<void> {
  for (const table of PROJECT_TABLES) {
    await trx.deleteFrom(table).where('project_id', '=', projectId).execute();
  }
  const ended = await trx
    .deleteFrom('session')
    .where('user_id', 'in', (users) =>
      users.selectFrom('app_user').select('id').where('project_id', '=', projectId),
    )
    .returning('id_hash')
    .execute();
  const hashes = ended.map(({ id_hash }) => id_hash);
  await rememberEnded(trx, hashes, 'account_deleted', new Date());
  await trx.deleteFrom('app_user').where('project_id', '=', projectId).execute();
  await trx.deleteFrom('project').where('id', '=', projectId).execute();
}

/** Deletes a project with all that is in it, for good. @throws CommandError for an unknown project. */
export async function removeProject({ db, dialect }: OpenDatabase, code: string): Promise<void> {
  const projectId = await projectIdOf(db, code);
  await inTransaction(db, async (trx) => {
    await deleteProject(trx, projectId);
    for (const channel of [SESSION_CHANNEL, KEY_CHANNEL]) {
      await notifyProcesses(trx, dialect, channel, '');
    }
  });
}
