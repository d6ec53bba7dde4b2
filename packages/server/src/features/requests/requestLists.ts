import {
  expressionBuilder,
  sql,
  type Expression,
  type OrderByItemBuilder,
  type SqlBool,
} from 'kysely';
import { DASHBOARD_LIMIT } from '@concierge/contract/constants';
import type {
  DashboardData,
  DashboardSummary,
  Direction,
  RequestFilter,
  RequestPage,
} from '@concierge/contract/requests';
import {
  REQUEST_COLUMNS as SORT_COLUMNS,
  type RequestColumnRow,
  type RequestSortColumn,
} from '@concierge/contract/requestColumns';
import { OPEN_REQUEST_STATES, RequestState } from '@concierge/contract/requestStates';
import { viewRequest } from '@concierge/contract/requestView';
import type { User } from '@concierge/contract/users';
import type { AppContext } from '../../context.ts';
import { readIds } from '../../database/readIds.ts';
import { executeOnceCompiled } from '../../database/onceCompiled.ts';
import type { Connection, Database } from '../../database/schema.ts';
import { serviceIdsOf } from '../users/userQueries.ts';
import type { NameIndex } from '../../names/nameIndex.ts';
import type { NamedTable } from '../../names/namedRows.ts';
import { matching, readHours, readSearch } from './requestSearch.ts';
import {
  NAME_COLUMNS,
  REQUEST_COLUMNS,
  type StoredRequest,
  actorFor,
  sharedRequest,
} from './requestQueries.ts';

/** The tables with the names of a column. */
const NAMED = {
  device: 'device',
  service: 'service',
  user: 'app_user',
} as const satisfies Record<NonNullable<RequestColumnRow['of']>, NamedTable>;

type SortColumn = RequestColumnRow & { from: keyof Database['service_request'] };

export interface RequestOrder {
  filter: RequestFilter;
  orderBy?: RequestSortColumn;
  direction?: Direction;
}

interface RequestListQuery extends RequestOrder {
  limit: number;
  offset: number;
}

/** How a list is ordered, once the places of names are known; text is compared without case. */
async function readOrder(names: NameIndex, user: User, query: RequestOrder) {
  const { orderBy = 'id', direction = 'DESC' } = query;
  const { kind, from, of, optional }: SortColumn = SORT_COLUMNS[orderBy];
  const column = sql.ref(`service_request.${from}`);
  const named = of && (await names.read(NAMED[of], user.project_id, user.lang));
  return {
    by: kind === 'text' ? sql`lower(${column})` : named ? sql.ref('named.place') : column,
    named: named && { table: named.asTable(), from },
    toward: (order: OrderByItemBuilder) => {
      const directed = direction === 'DESC' ? order.desc() : order.asc();
      return optional ? directed.nullsLast() : directed;
    },
    ofEquals: direction === 'DESC' ? 'desc' : 'asc',
  } as const;
}

/** How a list is ordered, and which requests it has. */
interface Reading {
  order: Awaited<ReturnType<typeof readOrder>>;
  condition: Expression<SqlBool>;
}

/** Which requests a list has and how they are ordered; `isFixed`: the query alone decides it, not also names and timezone. */
async function readReading(
  { database: { db }, names }: Pick<AppContext, 'database' | 'names'>,
  user: User,
  query: RequestOrder,
): Promise<Reading & { isFixed: boolean }> {
  const { project_id: projectId } = user;
  const order = await readOrder(names, user, query);
  const words = await readSearch(names, user, query.filter.search);
  const hours = await readHours(db, projectId, query.filter);
  return {
    order,
    condition: matching(projectId, query.filter, words, hours),
    isFixed: !order.named && words.length === 0 && hours === undefined,
  };
}

/** The ids of a list: to carry all columns and names of a long one through its sort is what would take long. */
function selectIds(db: Connection, projectId: number, { order, condition }: Reading) {
  const { named } = order;
  const requests = db.selectFrom('service_request');
  const placed = named
    ? requests.leftJoin(named.table, (join) =>
        join.onRef('named.id', '=', `service_request.${named.from}`),
      )
    : requests;
  return placed
    .select(['service_request.id', sql`${order.by}`.as('sorted_by')])
    .where('service_request.project_id', '=', projectId)
    .where(condition)
    .orderBy(order.by, order.toward)
    .orderBy('service_request.id', order.ofEquals);
}

/** Those of a page. The number of rows is written out: a plan for any number reads them all. */
const selectPage = (
  db: Connection,
  projectId: number,
  { limit, offset }: RequestListQuery,
  reading: Reading,
) => selectIds(db, projectId, reading).limit(sql.lit(limit)).offset(offset);

/** The rows of a page, their count and the number of the last event: of one statement, and so of one moment. */
const selectList = (
  db: Connection,
  projectId: number,
  query: RequestListQuery,
  { order, condition }: Reading,
) =>
  db
    .selectFrom('project')
    .leftJoin(selectPage(db, projectId, query, { order, condition }).as('page'), (join) =>
      join.onTrue(),
    )
    .leftJoin('service_request', (join) =>
      join
        .onRef('service_request.id', '=', 'page.id')
        .on('service_request.project_id', '=', projectId),
    )
    .leftJoin('service', 'service.id', 'service_request.service_id')
    .leftJoin('device', 'device.id', 'service_request.device_id')
    .leftJoin('app_user as approver', 'approver.id', 'service_request.approved_by')
    .leftJoin('app_user as canceler', 'canceler.id', 'service_request.canceled_by')
    .leftJoin('app_user as completer', 'completer.id', 'service_request.completed_by')
    .leftJoin('app_user as giver', 'giver.id', 'service_request.handed_over_by')
    .leftJoin(
      'app_user as first_approver',
      'first_approver.id',
      'service_request.first_approved_by',
    )
    .leftJoin('stay', 'stay.id', 'service_request.stay_id')
    .leftJoin('app_user as creator', 'creator.id', 'service_request.created_by')
    .select([...REQUEST_COLUMNS, ...NAME_COLUMNS, 'project.event_seq'])
    .select(
      db
        .selectFrom('service_request')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('project_id', '=', projectId)
        .where(condition)
        .as('total_count'),
    )
    .where('project.id', '=', projectId)
    .orderBy('page.sorted_by', order.toward)
    .orderBy('page.id', order.ofEquals);

/** The first page of what is open is read in less time than a thread takes to wake. */
function isShort({ filter, limit, offset, orderBy = 'id' }: RequestListQuery): boolean {
  const states = filter['state_id in'] ?? [];
  const isOpen = states.length > 0 && states.every((state) => OPEN.has(state));
  return (
    isOpen &&
    filter.search === undefined &&
    orderBy === 'id' &&
    offset === 0 &&
    limit <= SHORT_LIMIT
  );
}

const OPEN: ReadonlySet<number> = new Set(OPEN_REQUEST_STATES);
const SHORT_LIMIT = 50;

/** A page of the project's requests as this user may see them. */
export async function listRequests(
  context: Pick<AppContext, 'database' | 'names'>,
  user: User,
  query: RequestListQuery,
): Promise<RequestPage> {
  const { db, reader } = context.database;
  const projectId = user.project_id;
  const source = isShort(query) ? db : reader;
  const { isFixed, ...reading } = await readReading(context, user, query);
  const build = () => selectList(source, projectId, query, reading);
  const found = isFixed
    ? await executeOnceCompiled(source, JSON.stringify(['requests', projectId, query]), build)
    : await build().execute();
  const serviceIds = await serviceIdsOf(db, projectId, user.id);
  const data = found.flatMap(({ event_seq: _seq, total_count: _count, ...row }) => {
    // An empty page comes as one row of nothing.
    if (row.id === null) return [];
    const stored = row as StoredRequest;
    return viewRequest(sharedRequest(stored), actorFor(user, serviceIds, stored.service_id));
  });
  return { totalCount: found[0]?.total_count ?? 0, data, seq: found[0]?.event_seq ?? 0 };
}

/** The ids of all of the project's requests that match. */
export async function readRequestIds(
  context: Pick<AppContext, 'database' | 'names'>,
  user: User,
  query: RequestOrder,
): Promise<number[]> {
  const { reader } = context.database;
  const reading = await readReading(context, user, query);
  return readIds(reader, selectIds(reader, user.project_id, reading));
}

const openStates = expressionBuilder<Database, 'service_request'>()(
  'service_request.state_id',
  'in',
  OPEN_REQUEST_STATES.map((state) => sql.lit(state)),
);

interface OpenCounts {
  /** Open requests (waiting or approved) per service_id. */
  grouped: Record<string, number>;
  /** Those of them that wait. */
  waiting: Record<string, number>;
  summary: DashboardSummary;
  /** The last event the counts include. */
  seq: number;
}

/**
 * Counts the open requests of each service, deleted ones included, and what of them waits and is held.
 * @param doneSince From when on completed requests are counted, too.
 */
export async function countOpen(
  db: Connection,
  projectId: number,
  doneSince?: string,
): Promise<OpenCounts> {
  const rows = await db
    .selectFrom('project')
    .leftJoin('service_request', (join) =>
      join.onRef('service_request.project_id', '=', 'project.id').on(openStates),
    )
    .select((eb) => [
      'project.event_seq as seq',
      'service_request.service_id',
      'service_request.state_id',
      'service_request.approved_by',
      eb.fn.count<number>('service_request.id').as('count'),
      eb.fn.sum<number | null>('service_request.unseen').as('unseen'),
    ])
    .$if(doneSince !== undefined, (query) =>
      query.select((eb) =>
        eb
          .selectFrom('service_request as done')
          .select((done) => done.fn.countAll<number>().as('count'))
          .where('done.project_id', '=', projectId)
          .where('done.completed_at', '>=', doneSince ?? '')
          .as('done'),
      ),
    )
    .where('project.id', '=', projectId)
    .groupBy([
      'project.event_seq',
      'service_request.service_id',
      'service_request.state_id',
      'service_request.approved_by',
    ])
    .execute();
  const [first] = rows;
  const grouped: Record<string, number> = {};
  const waiting: Record<string, number> = {};
  const held: Record<string, number> = {};
  const unseen: Record<string, number> = {};
  const add = (counts: Record<string, number>, id: number, count: number) => {
    counts[id] = (counts[id] ?? 0) + count;
  };
  for (const { service_id, state_id, approved_by, count, unseen: given } of rows) {
    if (service_id === null) continue;
    add(grouped, service_id, count);
    if (state_id === RequestState.waiting) add(waiting, service_id, count);
    else if (approved_by !== null) {
      add(held, approved_by, count);
      if (given) add(unseen, approved_by, given);
    }
  }
  const done = doneSince !== undefined && { done: first?.done ?? 0, done_since: doneSince };
  const summary = {
    held,
    ...(Object.keys(unseen).length > 0 && { unseen }),
    ...done,
  };
  return { grouped, waiting, summary, seq: first?.seq ?? 0 };
}

/** The requests that have waited longest: they come in the order of their ids. */
export const longestWaiting = (
  db: Connection,
  projectId: number,
): Promise<DashboardData['longest_waiting']> =>
  db
    .selectFrom('service_request')
    .select(['id', 'service_id', 'service_date as since'])
    .where('project_id', '=', projectId)
    .where('state_id', '=', RequestState.waiting)
    .orderBy('id')
    .limit(DASHBOARD_LIMIT)
    .execute();
