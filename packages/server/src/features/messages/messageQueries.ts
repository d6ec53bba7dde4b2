import { expressionBuilder, sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import { alphabetical } from '@concierge/contract/alphabetical';
import type { Language } from '@concierge/contract/constants';
import type {
  Message,
  MessageFilter,
  MessageSortColumn,
  SelectedDevice,
} from '@concierge/contract/messages';
import type { Page } from '@concierge/contract/refs';
import type { Direction } from '@concierge/contract/requests';
import type { Connection, Database } from '../../database/schema.ts';
import { iconPathOf } from '../../icons/iconCatalog.ts';
import { placeTable, placesOf, readNameOrder } from '../../database/nameOrder.ts';
import { sortedPage } from '../../lib/sortedPage.ts';

const selectMessages = (db: Connection, projectId: number) =>
  db
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

/** The SQL of each sortable column but the title: authors by their place in the alphabet. */
const SORT_EXPRESSIONS = {
  username: sql.ref('named.place'),
  state: sql.ref('message.state'),
  created_date: sql.ref('message.created_at'),
} as const satisfies Record<Exclude<MessageSortColumn, 'title'>, RawBuilder<unknown>>;

/** The filter object as a condition: its keys are an allow-list, its values are bound. */
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
      'device.id',
      'device.serial_id',
      'device.name',
      'message_device.viewed_at',
    ])
    .where('message_device.project_id', '=', projectId)
    .where('message_device.message_id', 'in', messageIds)
    .orderBy('device.id')
    .execute();
  const devices = new Map<number, SelectedDevice[]>(messageIds.map((id) => [id, []]));
  const named = new Map(rows.map(({ id, name }) => [id, { id, name }]));
  const places = placesOf([...named.values()], language);
  const sorted = rows.toSorted(
    (one, other) => (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0),
  );
  for (const { message_id, id: _id, ...device } of sorted) devices.get(message_id)?.push(device);
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

/** The ids and titles of all messages that match. Many are read in parts: each takes the thread for a moment only. */
async function readTitles(db: Connection, projectId: number, filter: MessageFilter) {
  const read = (after: number) =>
    db
      .selectFrom('message')
      .select(['id', 'title'])
      .where('project_id', '=', projectId)
      .where('id', '>', after)
      .where(matching(filter))
      .orderBy('id')
      .limit(TITLES_AT_ONCE)
      .execute();
  let part = await read(0);
  let titles = part;
  while (part.length === TITLES_AT_ONCE) {
    part = await read(part.at(-1)?.id ?? 0);
    titles = titles.concat(part);
  }
  return titles;
}

const TITLES_AT_ONCE = 5_000;

/** The messages of a page by the alphabetical order of their titles, which is made here as that of names is. */
async function readByTitle(db: Connection, projectId: number, query: MessageListQuery) {
  const { filter, limit, offset, direction = 'DESC', language } = query;
  const compare = alphabetical(language);
  const sign = direction === 'DESC' ? -1 : 1;
  const page = await sortedPage(
    await readTitles(db, projectId, filter),
    (one, other) => sign * (compare(one.title, other.title) || one.id - other.id),
    offset,
    offset + limit,
  );
  if (page.length === 0) return [];
  const ids = page.map(({ id }) => id);
  const rows = await selectMessages(db, projectId).where('message.id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.message_id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The messages of a page in the order of any other column. */
async function readByColumn(
  db: Connection,
  projectId: number,
  query: MessageListQuery,
  orderBy: keyof typeof SORT_EXPRESSIONS,
) {
  const { filter, limit, offset, direction = 'DESC', language } = query;
  const toward = direction === 'DESC' ? 'desc' : 'asc';
  const messages = selectMessages(db, projectId);
  const placed =
    orderBy === 'username'
      ? messages.leftJoin(
          placeTable(await readNameOrder(db, projectId, 'app_user', language)),
          'named.id',
          'message.user_id',
        )
      : messages;
  return placed
    .where(matching(filter))
    .orderBy(SORT_EXPRESSIONS[orderBy], toward)
    .orderBy('message.id', toward)
    .limit(limit)
    .offset(offset)
    .execute();
}

/** A page of messages, newest first by default. */
export async function listMessages(
  db: Connection,
  projectId: number,
  query: MessageListQuery,
): Promise<Page<Message>> {
  const { filter, orderBy = 'created_date', language } = query;
  const { totalCount } = await db
    .selectFrom('message')
    .select((eb) => eb.fn.countAll<number>().as('totalCount'))
    .where('project_id', '=', projectId)
    .where(matching(filter))
    .executeTakeFirstOrThrow();
  const rows =
    orderBy === 'title'
      ? await readByTitle(db, projectId, query)
      : await readByColumn(db, projectId, query, orderBy);
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

export const findMessage = (db: Connection, projectId: number, messageId: number) =>
  db
    .selectFrom('message')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('id', '=', messageId)
    .executeTakeFirst();
