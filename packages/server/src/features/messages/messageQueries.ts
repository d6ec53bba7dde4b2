import { expressionBuilder, sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import { alphabetical } from '@concierge/contract/alphabetical';
import type { Language } from '@concierge/contract/constants';
import type {
  Message,
  MessageFilter,
  MessageSortColumn,
  SelectedDevice,
} from '@concierge/contract/messages';
import { MessageState, type MessageType } from '@concierge/contract/messageStates';
import type { Page } from '@concierge/contract/refs';
import type { Direction } from '@concierge/contract/requests';
import type { Connection, Database, MessageRow } from '../../database/schema.ts';
import { iconPathOf } from '../../icons/iconCatalogue.ts';
import { placeTable, readNameOrder } from '../../database/nameOrder.ts';

function selectMessages(db: Connection, projectId: number) {
  return db
    .selectFrom('message')
    .innerJoin('app_user', 'app_user.id', 'message.user_id')
    .leftJoin('service', 'service.id', 'message.service_id')
    .where('message.project_id', '=', projectId)
    .select([
      'message.id as message_id',
      'message.type',
      'message.title',
      'message.message',
      'message.state',
      'message.user_id',
      'app_user.username',
      'message.service_id',
      'service.service_name',
      'service.icon_id',
      'message.service_request_id',
      'message.created_at as created_date',
      'message.published_at',
    ]);
}

/** The SQL of each sortable column: titles without case, authors by their place in the alphabet. */
const SORT_EXPRESSIONS = {
  title: sql`lower(message.title)`,
  username: sql.ref('named.place'),
  state: sql.ref('message.state'),
  created_date: sql.ref('message.created_at'),
} as const satisfies Record<MessageSortColumn, RawBuilder<unknown>>;

/** The filter object as a condition: its keys are an allow-list, its values are bound (K2). */
function matching(filter: MessageFilter): Expression<SqlBool> {
  const eb = expressionBuilder<Database, 'message'>();
  const id = filter['id ='];
  const state = filter['cm.state ='];
  const userId = filter['cm.user_id ='];
  const type = filter['cm.type ='];
  const deviceId = filter['device_id ='];
  return eb.and([
    ...(id === undefined ? [] : [eb('message.id', '=', id)]),
    ...(state === undefined ? [] : [eb('message.state', '=', state)]),
    ...(userId === undefined ? [] : [eb('message.user_id', '=', userId)]),
    ...(type === undefined ? [] : [eb('message.type', '=', type)]),
    ...(deviceId === undefined
      ? []
      : [
          eb.exists(
            eb
              .selectFrom('message_device')
              .select('message_device.message_id')
              .whereRef('message_device.message_id', '=', 'message.id')
              .where('message_device.device_id', '=', deviceId),
          ),
        ]),
  ]);
}

/** The devices of these messages, by message, in the alphabetical order of their names. */
async function devicesOf(
  db: Connection,
  projectId: number,
  messageIds: readonly number[],
  language: Language,
): Promise<Map<number, SelectedDevice[]>> {
  if (messageIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('message_device')
    .innerJoin('device', 'device.id', 'message_device.device_id')
    .select([
      'message_device.message_id',
      'device.serial_id',
      'device.name',
      'message_device.viewed_at',
    ])
    .where('message_device.project_id', '=', projectId)
    .where('message_device.message_id', 'in', messageIds)
    .orderBy('device.id')
    .execute();
  const devices = new Map<number, SelectedDevice[]>(messageIds.map((id) => [id, []]));
  const compare = alphabetical(language);
  const sorted = rows.toSorted((one, other) => compare(one.name, other.name));
  for (const { message_id, ...device } of sorted) devices.get(message_id)?.push(device);
  return devices;
}

export interface MessageListQuery {
  filter: MessageFilter;
  limit: number;
  offset: number;
  orderBy?: MessageSortColumn;
  direction?: Direction;
  /** Of the reader: names are in its alphabetical order. */
  language: Language;
}

/** A page of messages, newest first by default. */
export async function listMessages(
  db: Connection,
  projectId: number,
  query: MessageListQuery,
): Promise<Page<Message>> {
  const { filter, limit, offset, orderBy = 'created_date', direction = 'DESC', language } = query;
  const { totalCount } = await db
    .selectFrom('message')
    .select((eb) => eb.fn.countAll<number>().as('totalCount'))
    .where('project_id', '=', projectId)
    .where(matching(filter))
    .executeTakeFirstOrThrow();
  const towards = direction === 'DESC' ? 'desc' : 'asc';
  const messages = selectMessages(db, projectId);
  const placed =
    orderBy === 'username'
      ? messages.leftJoin(
          placeTable(await readNameOrder(db, projectId, 'app_user', language)),
          'named.id',
          'message.user_id',
        )
      : messages;
  const rows = await placed
    .where(matching(filter))
    .orderBy(SORT_EXPRESSIONS[orderBy], towards)
    .orderBy('message.id', towards)
    .limit(limit)
    .offset(offset)
    .execute();
  const devices = await devicesOf(
    db,
    projectId,
    rows.map((row) => row.message_id),
    language,
  );
  const data = rows.map(({ icon_id, ...row }) => {
    const selected_devices = devices.get(row.message_id) ?? [];
    return {
      ...row,
      icon_path: icon_id === null ? null : iconPathOf(icon_id),
      device_count: selected_devices.length,
      selected_devices,
    };
  });
  return { totalCount, data };
}

export async function findMessage(
  db: Connection,
  projectId: number,
  messageId: number,
): Promise<MessageRow | undefined> {
  return db
    .selectFrom('message')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('id', '=', messageId)
    .executeTakeFirst();
}

export interface NewMessage {
  project_id: number;
  type: MessageType;
  title: string;
  message: string;
  user_id: number;
  service_id: number | null;
  service_request_id: number | null;
  at: string;
  deviceIds: readonly number[];
}

/** PostgreSQL binds at most 65 535 values in one statement. */
const DEVICES_PER_INSERT = 1_000;

async function insertDevices(
  db: Connection,
  projectId: number,
  messageId: number,
  deviceIds: readonly number[],
): Promise<void> {
  for (let start = 0; start < deviceIds.length; start += DEVICES_PER_INSERT) {
    const rows = deviceIds.slice(start, start + DEVICES_PER_INSERT).map((device_id) => ({
      project_id: projectId,
      message_id: messageId,
      device_id,
      viewed_at: null,
    }));
    await db.insertInto('message_device').values(rows).execute();
  }
}

/**
 * Binds a published message to the stay of the request it is about, else to the one that each device is in: no
 * other guest reads it.
 */
async function bindToStays(
  db: Connection,
  projectId: number,
  messageId: number,
  requestId: number | null,
): Promise<void> {
  await db
    .updateTable('message_device')
    .set((eb) => ({
      stay_id:
        requestId === null
          ? eb
              .selectFrom('device')
              .select('device.stay_id')
              .whereRef('device.id', '=', 'message_device.device_id')
          : eb
              .selectFrom('service_request')
              .select('service_request.stay_id')
              .where('service_request.id', '=', requestId),
    }))
    .where('project_id', '=', projectId)
    .where('message_id', '=', messageId)
    .execute();
}

async function insertMessage(
  db: Connection,
  { at, deviceIds, ...fields }: NewMessage,
  status: { state: MessageState; published_at: string | null },
): Promise<number> {
  const { id } = await db
    .insertInto('message')
    .values({ ...fields, ...status, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { project_id, service_request_id } = fields;
  await insertDevices(db, project_id, id, deviceIds);
  if (status.state === MessageState.published) {
    await bindToStays(db, project_id, id, service_request_id);
  }
  return id;
}

export async function insertDraft(db: Connection, message: NewMessage): Promise<number> {
  return insertMessage(db, message, { state: MessageState.draft, published_at: null });
}

export async function insertPublishedMessage(db: Connection, message: NewMessage): Promise<number> {
  return insertMessage(db, message, { state: MessageState.published, published_at: message.at });
}

export interface DraftChange {
  type: MessageType;
  title: string;
  message: string;
  deviceIds: readonly number[];
}

/** Updates a draft and returns whether it still was one (E9). */
export async function updateDraft(
  db: Connection,
  projectId: number,
  messageId: number,
  { deviceIds, ...fields }: DraftChange,
): Promise<boolean> {
  const row = await db
    .updateTable('message')
    .set(fields)
    .where('project_id', '=', projectId)
    .where('id', '=', messageId)
    .where('state', '=', MessageState.draft)
    .returning('id')
    .executeTakeFirst();
  if (!row) return false;
  await db
    .deleteFrom('message_device')
    .where('project_id', '=', projectId)
    .where('message_id', '=', messageId)
    .execute();
  await insertDevices(db, projectId, messageId, deviceIds);
  return true;
}

/** Publishes a draft and returns whether it still was one. */
export async function publishDraft(
  db: Connection,
  projectId: number,
  messageId: number,
  at: string,
): Promise<boolean> {
  const row = await db
    .updateTable('message')
    .set({ state: MessageState.published, published_at: at })
    .where('project_id', '=', projectId)
    .where('id', '=', messageId)
    .where('state', '=', MessageState.draft)
    .returning(['id', 'service_request_id'])
    .executeTakeFirst();
  if (!row) return false;
  await bindToStays(db, projectId, messageId, row.service_request_id);
  return true;
}

/** The devices a message is for. */
export async function idsOfMessageDevices(
  db: Connection,
  projectId: number,
  messageId: number,
): Promise<number[]> {
  const devices = await db
    .selectFrom('message_device')
    .select('device_id')
    .where('project_id', '=', projectId)
    .where('message_id', '=', messageId)
    .execute();
  return devices.map(({ device_id }) => device_id);
}
