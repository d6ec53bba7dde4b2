import { UserType } from '@concierge/contract/userTypes';
import { type PasswordCost, hashPassword } from '../auth/passwords.ts';
import type { Connection } from '../database/schema.ts';
import { tokenHash } from '../lib/tokens.ts';
import { usernameKey } from '../lib/usernameKey.ts';
import { addRow } from './rows.ts';

export const PASSWORD = 'correct horse';

/** The users of a test project. */
export const USERNAMES = ['admin', 'helena', 'operator', 'colleague'] as const;
export type Username = (typeof USERNAMES)[number];

export interface TestDevice {
  id: number;
  serialId: string;
  name: string;
  key: string;
}

/** A project with two admins, two operators, two services and two devices. */
export interface TestProject {
  id: number;
  code: string;
  users: Readonly<Record<Username, number>>;
  /** `operator` is service admin of the first. */
  services: readonly [number, number];
  devices: readonly [TestDevice, TestDevice];
}

const ADMINS: readonly string[] = ['admin', 'helena'];
const CREATED_AT = '2026-03-02T08:00:00.000Z';
const CONCIERGE_BELL = 101;

/** As cheap as possible: tests sign in a thousand times, and create a thousand users. */
export const WEAK_PASSWORDS: PasswordCost = { memoryKib: 8, passes: 1 };

let passwordHash: Promise<string> | undefined;

/** The stored hash of `PASSWORD`. */
function hashedPassword(): Promise<string> {
  passwordHash ??= hashPassword(PASSWORD, WEAK_PASSWORDS);
  return passwordHash;
}

export const addUser = async (db: Connection, project_id: number, username: string) =>
  addRow(db, 'app_user', {
    project_id,
    username,
    username_key: usernameKey(username),
    user_type: ADMINS.includes(username) ? UserType.admin : UserType.operator,
    lang: 'en',
    password_hash: await hashedPassword(),
    created_at: CREATED_AT,
  });

export const addService = (db: Connection, project_id: number, service_name: string) =>
  addRow(db, 'service', {
    project_id,
    service_name,
    icon_id: CONCIERGE_BELL,
    bg_color: '#123456',
    created_at: CREATED_AT,
  });

export async function addDevice(
  db: Connection,
  projectId: number,
  serialId: string,
): Promise<TestDevice> {
  const key = `key-of-${projectId}-${serialId}`;
  const name = `Room ${serialId}`;
  const id = await addRow(db, 'device', {
    project_id: projectId,
    serial_id: serialId,
    name,
    key_hash: tokenHash(key),
    created_at: CREATED_AT,
  });
  return { id, serialId, name, key };
}

/** Adds so many devices. */
export const addDevices = (db: Connection, projectId: number, count: number) =>
  db.transaction().execute(async (trx) => {
    const devices: TestDevice[] = [];
    while (devices.length < count) {
      devices.push(await addDevice(trx, projectId, `more-${devices.length}`));
    }
    return devices;
  });

export async function addTestProject(db: Connection, code: string): Promise<TestProject> {
  const named = { code, name: `Project ${code}` };
  const id = await addRow(db, 'project', { ...named, created_at: CREATED_AT });
  const users = {
    admin: await addUser(db, id, 'admin'),
    helena: await addUser(db, id, 'helena'),
    operator: await addUser(db, id, 'operator'),
    colleague: await addUser(db, id, 'colleague'),
  };
  const services = [
    await addService(db, id, 'Housekeeping'),
    await addService(db, id, 'Room Service'),
  ] as const;
  await db
    .insertInto('user_service')
    .values({ project_id: id, user_id: users.operator, service_id: services[0] })
    .execute();
  const devices = [await addDevice(db, id, '101'), await addDevice(db, id, '102')] as const;
  return { id, code, users, services, devices };
}

/** A row of a request of the project's first device for its first service. */
export const requestRow = ({ id, services, devices }: TestProject, at: string) => ({
  project_id: id,
  service_id: services[0],
  device_id: devices[0].id,
  service_date: at,
  created_at: at,
});
