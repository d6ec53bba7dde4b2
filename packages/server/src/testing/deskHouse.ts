import { sql } from 'kysely';
import { RequestState } from '@concierge/contract/requestStates';
import { UserType } from '@concierge/contract/userTypes';
import type { OpenDatabase } from '../database/open.ts';
import type { Connection } from '../database/schema.ts';
import { tokenHash } from '../lib/tokens.ts';
import { usernameKey } from '../lib/usernameKey.ts';
import {
  type TestDevice,
  type TestProject,
  addTestProject,
  hashedPassword,
} from './testProject.ts';

/** How large a house is. */
export interface HouseSize {
  /** Requests, those waiting among them. */
  requests: number;
  waiting: number;
  services: number;
  users: number;
  devices: number;
}

/** A project with many users, services and devices, and with requests in every state. */
export interface House {
  project: TestProject;
  services: readonly number[];
  /** Every tenth is an admin; the others are operators, each service admin of three services. */
  usernames: readonly string[];
  devices: readonly TestDevice[];
}

const ROWS_PER_INSERT = 500;
const SERVICES_OF_AN_OPERATOR = 3;
const ADMIN_EVERY = 10;
/** Of the requests that are not waiting, every such one is approved. */
const APPROVED_EVERY = 250;
const CANCELED_EVERY = 20;
const FIRST_DAY = Date.parse('2026-01-01T00:00:00.000Z');
const MINUTE_MS = 60_000;
const CREATED_AT = new Date(FIRST_DAY).toISOString();
const CONCIERGE_BELL = 101;

/** Inserts rows some at a time: databases bind a limited number of values. */
async function inBatches<Row>(
  rows: readonly Row[],
  insert: (batch: readonly Row[]) => Promise<unknown>,
): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_PER_INSERT) {
    await insert(rows.slice(start, start + ROWS_PER_INSERT));
  }
}

const numbered = <Row>(count: number, row: (index: number) => Row) =>
  Array.from({ length: count }, (_, index) => row(index));

async function addServices(db: Connection, project_id: number, count: number): Promise<number[]> {
  const rows = numbered(count, (index) => ({
    project_id,
    service_name: `Service ${index + 1}`,
    icon_id: CONCIERGE_BELL,
    bg_color: '#123456',
    created_at: CREATED_AT,
    deleted_at: null,
  }));
  const added = await db.insertInto('service').values(rows).returning('id').execute();
  return added.map(({ id }) => id);
}

async function addDevices(db: Connection, project_id: number, count: number) {
  const devices = numbered(count, (index) => ({
    serial_id: `house-${index}`,
    name: `Room ${(index * 37) % 1000}`,
    key: `key-of-house-${project_id}-${index}`,
  }));
  const stored: TestDevice[] = [];
  await inBatches(devices, async (batch) => {
    const rows = batch.map(({ key, ...device }) => ({
      ...device,
      project_id,
      key_hash: tokenHash(key),
      created_at: CREATED_AT,
    }));
    const added = await db.insertInto('device').values(rows).returning('id').execute();
    batch.forEach(({ serial_id: serialId, name, key }, index) =>
      stored.push({ id: added[index]?.id ?? 0, serialId, name, key }),
    );
  });
  return stored;
}

async function addUsers(
  db: Connection,
  project_id: number,
  count: number,
  services: readonly number[],
): Promise<{ ids: number[]; usernames: string[] }> {
  const usernames = numbered(count, (index) => `desk-${index}`);
  const password_hash = await hashedPassword();
  const rows = usernames.map((username, index) => ({
    project_id,
    username,
    username_key: usernameKey(username),
    user_type: index % ADMIN_EVERY === 0 ? UserType.admin : UserType.operator,
    lang: 'en' as const,
    password_hash,
    created_at: CREATED_AT,
    deleted_at: null,
  }));
  const added = await db.insertInto('app_user').values(rows).returning('id').execute();
  const ids = added.map(({ id }) => id);
  const assigned = ids.flatMap((user_id, index) =>
    numbered(index % ADMIN_EVERY === 0 ? 0 : SERVICES_OF_AN_OPERATOR, (nth) => ({
      project_id,
      user_id,
      service_id: services[(index * SERVICES_OF_AN_OPERATOR + nth) % services.length] ?? 0,
    })),
  );
  await inBatches(assigned, (batch) => db.insertInto('user_service').values(batch).execute());
  return { ids, usernames };
}

function stateOf(index: number, finished: number): RequestState {
  if (index >= finished) return RequestState.waiting;
  if (index % APPROVED_EVERY === 0) return RequestState.approved;
  return index % CANCELED_EVERY === 1 ? RequestState.canceled : RequestState.done;
}

/**
 * Makes a house. The waiting requests are the newest; of the others most are completed.
 * They have no history.
 */
export async function addHouse(
  { db: connection, dialect }: OpenDatabase,
  code: string,
  size: HouseSize,
): Promise<House> {
  const house = await connection.transaction().execute(async (db) => {
    const project = await addTestProject(db, code);
    const services = [
      ...project.services,
      ...(await addServices(db, project.id, size.services - project.services.length)),
    ];
    const devices = await addDevices(db, project.id, size.devices);
    const { ids, usernames } = await addUsers(db, project.id, size.users, services);
    const requests = numbered(size.requests, (index) => {
      const at = new Date(FIRST_DAY + index * MINUTE_MS).toISOString();
      const state_id = stateOf(index, size.requests - size.waiting);
      const who = ids[index % ids.length] ?? project.users.admin;
      const is = (...states: RequestState[]) => states.includes(state_id);
      const approved = is(RequestState.approved, RequestState.done);
      return {
        project_id: project.id,
        state_id,
        service_id: services[index % services.length] ?? project.services[0],
        device_id: devices[index % devices.length]?.id ?? project.devices[0].id,
        service_date: at,
        note: index % 3 === 0 ? `Towels for ${(index * 7919) % 1000}, please` : null,
        approved_by: approved ? who : null,
        approved_at: approved ? at : null,
        canceled_by: is(RequestState.canceled) ? who : null,
        canceled_at: is(RequestState.canceled) ? at : null,
        completed_by: is(RequestState.done) ? who : null,
        completed_at: is(RequestState.done) ? at : null,
        created_at: at,
      };
    });
    await inBatches(requests, (batch) => db.insertInto('service_request').values(batch).execute());
    return { project, services, usernames, devices };
  });
  // As it does by itself in a house that has grown.
  if (dialect === 'postgres') await sql`vacuum analyze`.execute(connection);
  return house;
}
