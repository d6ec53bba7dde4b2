import { expressionBuilder, sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import { alphabetical } from '@concierge/contract/alphabetical';
import type {
  Message,
  MessageFilter,
  MessageSortColumn,
  SelectedDevice,
} from '@concierge/contract/messages';
import type { Page } from '@concierge/contract/refs';
import type { Direction } from '@concierge/contract/requests';
import type { User } from '@concierge/contract/users';
import type { AppContext } from '../../context.ts';
import { type LongList, inOrder, longList, readIds } from '../../database/readIds.ts';
import type { Connection, Database } from '../../database/schema.ts';
import { iconPathOf } from '../../icons/iconCatalog.ts';
import { sortedPage } from '../../lib/sortedPage.ts';
import type { Names } from '../../names/names.ts';
import { withName } from '../../names/serviceNames.ts';

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
      'service.service_names',
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

/** Receivers read at once: each part takes the thread for a moment only. */
const RECEIVERS_AT_ONCE = 2_000;

/** A part of the receivers of these messages. */
const selectReceivers = (
  db: Connection,
  projectId: number,
  messageIds: readonly number[],
  after: { message_id: number; id: number },
) =>
  db
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
    .where((eb) =>
      eb(
        eb.refTuple('message_device.message_id', 'message_device.device_id'),
        '>',
        eb.tuple(after.message_id, after.id),
      ),
    )
    .orderBy('message_device.message_id')
    .orderBy('message_device.device_id')
    .limit(RECEIVERS_AT_ONCE)
    .execute();

/** The devices of these messages, by message, in the alphabetical order of their names. */
async function readReceivers(
  db: Connection,
  projectId: number,
  messageIds: readonly number[],
  names: Names<'device'>,
): Promise<Map<number, SelectedDevice[]>> {
  const devices = new Map<number, SelectedDevice[]>(messageIds.map((id) => [id, []]));
  if (messageIds.length === 0) return devices;
  const read = [];
  let part: Awaited<ReturnType<typeof selectReceivers>> = [];
  do {
    const after = part.at(-1) ?? { message_id: 0, id: 0 };
    part = await selectReceivers(db, projectId, messageIds, after);
    read.push(...part);
  } while (part.length === RECEIVERS_AT_ONCE);
  for (const { message_id, id: _id, ...device } of names.sort(read, ({ id }) => id)) {
    devices.get(message_id)?.push(device);
  }
  return devices;
}

export interface MessageOrder {
  filter: MessageFilter;
  orderBy?: MessageSortColumn;
  direction?: Direction;
  /** All of them unless given. */
  limit?: number;
  offset?: number;
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

/** The ids of messages in their order: by title that of the alphabet, which is made here as that of names is. */
async function readMessageIds(
  { database: { reader }, names }: Reading,
  { project_id, lang }: User,
  { filter, orderBy = 'created_date', direction = 'DESC', limit = ALL, offset = 0 }: MessageOrder,
): Promise<number[]> {
  if (orderBy === 'title') {
    const compare = alphabetical(lang);
    const sign = direction === 'DESC' ? -1 : 1;
    const page = await sortedPage(
      await readTitles(reader, project_id, filter),
      (one, other) => sign * (compare(one.title, other.title) || one.id - other.id),
      offset,
      offset + limit,
    );
    return page.map(({ id }) => id);
  }
  const toward = direction === 'DESC' ? 'desc' : 'asc';
  const messages = reader
    .selectFrom('message')
    .select('message.id')
    .where('message.project_id', '=', project_id);
  const placed =
    orderBy === 'username'
      ? messages.leftJoin(
          (await names.read('app_user', project_id, lang)).asTable(),
          'named.id',
          'message.user_id',
        )
      : messages;
  const ordered = placed
    .where(matching(filter))
    .orderBy(SORT_EXPRESSIONS[orderBy], toward)
    .orderBy('message.id', toward)
    .limit(limit)
    .offset(offset);
  return readIds(reader, ordered);
}

const messageIdOf = ({ message_id }: Message) => message_id;

/** More than there are. */
const ALL = 2_147_483_647;

type Reading = Pick<AppContext, 'database' | 'names'>;
type StoredMessage = Awaited<
  ReturnType<ReturnType<typeof selectMessages>['executeTakeFirstOrThrow']>
>;

/** Messages as lists show them. */
async function shown(
  db: Connection,
  projectId: number,
  rows: readonly StoredMessage[],
  names: Names<'device'>,
): Promise<Message[]> {
  const ids = rows.map((row) => row.message_id);
  const receivers = await readReceivers(db, projectId, ids, names);
  return rows.map(({ icon_id, ...stored }) => {
    const row = withName(stored, names.language);
    const selected_devices = receivers.get(row.message_id) ?? [];
    return {
      ...row,
      icon_path: icon_id === null ? null : iconPathOf(icon_id),
      device_count: selected_devices.length,
      selected_devices,
    };
  });
}

/** Messages that are read at once for a file: each may have thousands of receivers. */
const MESSAGES_AT_ONCE = 50;

/** All messages that match, newest first by default. */
export async function openMessages(
  context: Reading,
  user: User,
  order: MessageOrder,
): Promise<LongList<Message>> {
  const ids = await readMessageIds(context, user, order);
  const read = await messageReader(context, user);
  return longList(ids, messageIdOf, read, MESSAGES_AT_ONCE);
}

/** Reads messages by their ids, as lists show them. */
async function messageReader({ database: { reader }, names }: Reading, { project_id, lang }: User) {
  const devices = await names.read('device', project_id, lang);
  return async (ids: readonly number[]) => {
    const rows = await selectMessages(reader, project_id).where('message.id', 'in', ids).execute();
    return shown(reader, project_id, rows, devices);
  };
}

/** A page of messages, newest first by default. */
export async function listMessages(
  context: Reading,
  user: User,
  query: MessageOrder,
): Promise<Page<Message>> {
  const { totalCount } = await context.database.reader
    .selectFrom('message')
    .select((eb) => eb.fn.countAll<number>().as('totalCount'))
    .where('project_id', '=', user.project_id)
    .where(matching(query.filter))
    .executeTakeFirstOrThrow();
  const ids = await readMessageIds(context, user, query);
  const read = await messageReader(context, user);
  return { totalCount, data: inOrder(ids, messageIdOf, await read(ids)) };
}

/** A message as lists show it, its devices in the order of names that were read before the transaction. */
export async function readMessage(
  db: Connection,
  projectId: number,
  messageId: number,
  names: Names<'device'>,
): Promise<Message | undefined> {
  const rows = await selectMessages(db, projectId).where('message.id', '=', messageId).execute();
  const [message] = await shown(db, projectId, rows, names);
  return message;
}

export const findMessage = (db: Connection, projectId: number, messageId: number) =>
  db
    .selectFrom('message')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('id', '=', messageId)
    .executeTakeFirst();
