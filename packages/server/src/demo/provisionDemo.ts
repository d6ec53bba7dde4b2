import { folded } from '@concierge/contract/folded';
import type { ServiceNames } from '@concierge/contract/serviceNames';
import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from '@concierge/contract/constants';
import type { Kysely } from 'kysely';
import { hashPassword } from '../auth/passwords.ts';
import { chunks } from '../database/chunks.ts';
import { inTransaction } from '../database/inTransaction.ts';
import type { Connection, Database, Trx } from '../database/schema.ts';
import { insertService } from '../features/services/serviceQueries.ts';
import { assignServices, insertUser } from '../features/users/userQueries.ts';
import { iconByName } from '../icons/iconCatalog.ts';
import { storedNames } from '../names/serviceNames.ts';
import { tokenHash } from '../lib/tokens.ts';
import { demoMessages, type StoredRequest } from './demoMessages.ts';
import {
  DEMO_GONE_USER,
  DEMO_PASSWORD,
  DEMO_PROJECT,
  DEMO_ROOMS,
  DEMO_SERVICES,
  DEMO_USERS,
  demoDeviceKey,
  type DemoServiceId,
} from './demoProject.ts';
import { demoRequests, type DemoParts } from './demoRequests.ts';
import { DEMO_TEXTS, type DemoTexts } from './demoTexts.ts';
import { insertHandOversAndDevices } from './demoHandOvers.ts';
import { seededRandom } from './random.ts';

const SEED = 20_240_603;

/** What a service is called in the languages that the demo is not written in. */
const namesBeside = (texts: DemoTexts, service: DemoServiceId): ServiceNames =>
  Object.fromEntries(
    LANGUAGES.filter((each) => DEMO_TEXTS[each] !== texts).map((each) => [
      each,
      DEMO_TEXTS[each].services[service].name,
    ]),
  );

async function insertServices(
  trx: Trx,
  projectId: number,
  texts: DemoTexts,
  created_at: string,
): Promise<Map<DemoServiceId, number>> {
  const ids = new Map<DemoServiceId, number>();
  for (const { id: service, icon, color } of DEMO_SERVICES) {
    const icon_id = iconByName(icon)?.id;
    if (icon_id === undefined) throw new Error(`No icon ${icon}`);
    const { id } = await insertService(trx, {
      project_id: projectId,
      service_name: texts.services[service].name,
      service_names: storedNames(namesBeside(texts, service)),
      icon_id,
      bg_color: color,
      created_at,
    });
    ids.set(service, id);
  }
  return ids;
}

async function insertUsers(
  trx: Trx,
  projectId: number,
  services: ReadonlyMap<DemoServiceId, number>,
  language: Language,
  hashes: ReadonlyMap<string, string>,
  created_at: string,
) {
  const ids = new Map<string, number>();
  for (const { username, user_type, lang = language, services: own } of DEMO_USERS) {
    const { id } = await insertUser(trx, {
      project_id: projectId,
      username,
      user_type,
      lang,
      password_hash: hashes.get(username) ?? '',
      created_at,
    });
    ids.set(username, id);
    const serviceIds = own.flatMap((service) => services.get(service) ?? []);
    if (serviceIds.length > 0) await assignServices(trx, projectId, id, serviceIds);
  }
  return ids;
}

const TWO_HOURS_MS = 2 * 3_600_000;

/** The user who has left. Nobody knows the password. */
async function insertGone(trx: Trx, projectId: number, lang: Language, now: Date): Promise<number> {
  const { username, user_type } = DEMO_GONE_USER;
  const at = new Date(now.getTime() - TWO_HOURS_MS).toISOString();
  const { id } = await insertUser(trx, {
    project_id: projectId,
    username,
    user_type,
    lang,
    password_hash: '',
    created_at: at,
    deleted_at: at,
  });
  return id;
}

async function insertDevices(
  trx: Trx,
  projectId: number,
  texts: DemoTexts,
  created_at: string,
): Promise<number[]> {
  const ids: number[] = [];
  for (const { serialId, number, floor } of DEMO_ROOMS) {
    const { id } = await trx
      .insertInto('device')
      .values({
        project_id: projectId,
        serial_id: serialId,
        name: texts.room(number),
        group_name: texts.floor(floor),
        key_hash: tokenHash(demoDeviceKey(serialId)),
        created_at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.push(id);
  }
  return ids;
}

function staffOf(users: ReadonlyMap<string, number>): Map<DemoServiceId, number[]> {
  return new Map(
    DEMO_SERVICES.map(({ id: service }) => [
      service,
      DEMO_USERS.filter(
        ({ services, username }) => services.includes(service) || username === 'admin',
      )
        .map(({ username }) => users.get(username))
        .filter((id) => id !== undefined),
    ]),
  );
}

async function insertRequests(trx: Trx, demo: DemoParts, now: Date): Promise<StoredRequest[]> {
  const stored: StoredRequest[] = [];
  for (const request of demoRequests(seededRandom(SEED), demo, now)) {
    const { id } = await trx
      .insertInto('service_request')
      .values({ ...request.row, folded_note: request.row.note && folded(request.row.note) })
      .returning('id')
      .executeTakeFirstOrThrow();
    stored.push({ ...request, id });
  }
  const steps = stored.flatMap(({ id, history }) =>
    history.map((step) => ({ ...step, project_id: demo.projectId, request_id: id })),
  );
  steps.sort((a, b) => a.created_at.localeCompare(b.created_at));
  for (const rows of chunks(steps)) await trx.insertInto('request_history').values(rows).execute();
  return stored;
}

async function insertMessages(
  trx: Trx,
  demo: DemoParts,
  requests: readonly StoredRequest[],
  now: Date,
): Promise<void> {
  for (const { row, devices } of demoMessages(seededRandom(SEED + 1), demo, requests, now)) {
    const { id } = await trx
      .insertInto('message')
      .values(row)
      .returning('id')
      .executeTakeFirstOrThrow();
    if (devices.length === 0) continue;
    await trx
      .insertInto('message_device')
      .values(devices.map((device) => ({ ...device, project_id: demo.projectId, message_id: id })))
      .execute();
  }
}

/** Whether the demo project is in the database. */
export async function hasDemo(db: Connection): Promise<boolean> {
  const row = await db
    .selectFrom('project')
    .select('id')
    .where('code', '=', DEMO_PROJECT.code)
    .executeTakeFirst();
  return row !== undefined;
}

export interface DemoOptions {
  /** Of all that staff and guests have written, and of the users admin and operator. English unless given. */
  language?: Language;
  now?: Date;
}

/**
 * Creates the demo project: a hotel with services, rooms, staff and the requests and messages of the last
 * three months. Its passwords and device keys are public, so call it only on request. Returns whether it
 * created the project; an existing one is left unchanged.
 */
export async function provisionDemo(
  db: Kysely<Database>,
  { language = FALLBACK_LANGUAGE, now = new Date() }: DemoOptions = {},
): Promise<boolean> {
  if (await hasDemo(db)) return false;
  const hashes = new Map(
    await Promise.all(
      DEMO_USERS.map(
        async ({ username }) => [username, await hashPassword(DEMO_PASSWORD)] as const,
      ),
    ),
  );
  return inTransaction(db, async (trx) => {
    const created_at = now.toISOString();
    const project = await trx
      .insertInto('project')
      .values({ ...DEMO_PROJECT, created_at })
      .onConflict((conflict) => conflict.column('code').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!project) return false;
    const texts = DEMO_TEXTS[language];
    const projectId = project.id;
    const services = await insertServices(trx, projectId, texts, created_at);
    const users = await insertUsers(trx, projectId, services, language, hashes, created_at);
    const devices = await insertDevices(trx, projectId, texts, created_at);
    const staff = staffOf(users);
    const demo = { language, texts, projectId, services, users, devices, staff };
    const requests = await insertRequests(trx, demo, now);
    await insertMessages(trx, demo, requests, now);
    await insertHandOversAndDevices(
      trx,
      demo,
      requests,
      await insertGone(trx, projectId, language, now),
      now,
    );
    return true;
  });
}
