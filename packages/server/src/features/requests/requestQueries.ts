import {
  expressionBuilder,
  sql,
  type Expression,
  type RawBuilder,
  type Selectable,
  type SqlBool,
} from 'kysely';
import { type Actor, allowedStates, canMessage, canNote } from '@concierge/contract/requestRules';
import type {
  Direction,
  RequestFilter,
  RequestHistoryEntry,
  RequestPage,
  RequestSortColumn,
  ServiceRequest,
} from '@concierge/contract/requests';
import { OPEN_REQUEST_STATES, RequestState } from '@concierge/contract/requestStates';
import type { User } from '@concierge/contract/users';
import type {
  Connection,
  Database,
  NewRequest,
  RequestHistoryTable,
  ServiceRequestTable,
} from '../../database/schema.ts';
import { iconPathOf } from '../../icons/iconCatalogue.ts';
import { serviceIdsOf } from '../users/userQueries.ts';

/** Requests with the names of service, device and users. */
function selectRequests(db: Connection, projectId: number) {
  return db
    .selectFrom('service_request')
    .innerJoin('service', 'service.id', 'service_request.service_id')
    .innerJoin('device', 'device.id', 'service_request.device_id')
    .leftJoin('app_user as approver', 'approver.id', 'service_request.approved_by')
    .leftJoin('app_user as canceler', 'canceler.id', 'service_request.canceled_by')
    .leftJoin('app_user as completer', 'completer.id', 'service_request.completed_by')
    .where('service_request.project_id', '=', projectId)
    .select([
      'service_request.id',
      'service_request.state_id',
      'service_request.service_id',
      'service.service_name',
      'service.icon_id',
      'service_request.device_id',
      'device.name as device_name',
      'device.serial_id as device_serial_id',
      'service_request.service_date',
      'service_request.note',
      'service_request.approved_by',
      'approver.username as approved_by_name',
      'service_request.approved_at',
      'service_request.canceled_by',
      'canceler.username as canceled_by_name',
      'service_request.canceled_at',
      'service_request.canceled_log',
      'service_request.completed_by',
      'completer.username as completed_by_name',
      'service_request.completed_at',
    ]);
}

export type StoredRequest = Awaited<
  ReturnType<ReturnType<typeof selectRequests>['executeTakeFirstOrThrow']>
>;

/** The user as the rules see them, for a request of this service. */
export function actorFor(
  user: Pick<User, 'id' | 'user_type'>,
  serviceIds: ReadonlySet<number>,
  serviceId: number,
): Actor {
  return {
    id: user.id,
    user_type: user.user_type,
    is_service_admin: serviceIds.has(serviceId),
  };
}

/** A stored request as this user may see it, with what they may do with it. */
export function viewRequest(
  { icon_id, ...row }: StoredRequest,
  user: Pick<User, 'id' | 'user_type'>,
  serviceIds: ReadonlySet<number>,
): ServiceRequest {
  const actor = actorFor(user, serviceIds, row.service_id);
  return {
    ...row,
    full_path: iconPathOf(icon_id),
    allowed_states: [...allowedStates(row, actor)],
    can_note: canNote(actor),
    can_message: canMessage(row, actor),
  };
}

/** The SQL of each sortable column; text is compared case-insensitively, nulls come last. */
const SORT_EXPRESSIONS = {
  id: { by: sql.ref('service_request.id') },
  state_id: { by: sql.ref('service_request.state_id') },
  service_date: { by: sql.ref('service_request.service_date') },
  device_name: { by: sql`lower(device.name)` },
  service_name: { by: sql`lower(service.service_name)` },
  note: { by: sql`lower(service_request.note)`, sparse: true },
  approved_by_name: { by: sql`lower(approver.username)`, sparse: true },
  approved_at: { by: sql.ref('service_request.approved_at'), sparse: true },
  canceled_by_name: { by: sql`lower(canceler.username)`, sparse: true },
  canceled_at: { by: sql.ref('service_request.canceled_at'), sparse: true },
  completed_by_name: { by: sql`lower(completer.username)`, sparse: true },
  completed_at: { by: sql.ref('service_request.completed_at'), sparse: true },
} as const satisfies Record<RequestSortColumn, { by: RawBuilder<unknown>; sparse?: true }>;

/** The filter object as a condition: its keys are an allow-list, its values are bound (K2). */
function matching(filter: RequestFilter): Expression<SqlBool> {
  const eb = expressionBuilder<Database, 'service_request'>();
  const states = filter['state_id in'];
  const equal = {
    id: filter['id ='],
    service_id: filter['service_id ='],
    approved_by: filter['approved_by ='],
    canceled_by: filter['canceled_by ='],
    device_id: filter['device_id ='],
  } as const;
  const columns = ['id', 'service_id', 'approved_by', 'canceled_by', 'device_id'] as const;
  return eb.and([
    ...(states ? [eb('service_request.state_id', 'in', states)] : []),
    ...columns.flatMap((column) => {
      const value = equal[column];
      return value === undefined ? [] : [eb(`service_request.${column}`, '=', value)];
    }),
  ]);
}

interface RequestListQuery {
  filter: RequestFilter;
  limit: number;
  offset: number;
  orderBy?: RequestSortColumn;
  direction?: Direction;
}

/** A page of the project's requests as this user may see them. */
export async function listRequests(
  db: Connection,
  user: User,
  { filter, limit, offset, orderBy = 'id', direction = 'DESC' }: RequestListQuery,
): Promise<RequestPage> {
  const projectId = user.project_id;
  const { totalCount } = await db
    .selectFrom('service_request')
    .select((eb) => eb.fn.countAll<number>().as('totalCount'))
    .where('project_id', '=', projectId)
    .where(matching(filter))
    .executeTakeFirstOrThrow();
  const sort: { by: RawBuilder<unknown>; sparse?: true } = SORT_EXPRESSIONS[orderBy];
  const towards = direction === 'DESC' ? 'desc' : 'asc';
  const rows = await selectRequests(db, projectId)
    .where(matching(filter))
    .orderBy(sort.by, (order) => {
      const directed = towards === 'desc' ? order.desc() : order.asc();
      return sort.sparse ? directed.nullsLast() : directed;
    })
    .orderBy('service_request.id', towards)
    .limit(limit)
    .offset(offset)
    .execute();
  const serviceIds = await serviceIdsOf(db, projectId, user.id);
  return { totalCount, data: rows.map((row) => viewRequest(row, user, serviceIds)) };
}

export async function findRequest(
  db: Connection,
  projectId: number,
  requestId: number,
): Promise<StoredRequest | undefined> {
  return selectRequests(db, projectId)
    .where('service_request.id', '=', requestId)
    .executeTakeFirst();
}

/** Open requests (waiting or approved) per service. */
export async function countOpenByService(
  db: Connection,
  projectId: number,
): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('service_request')
    .select((eb) => ['service_id', eb.fn.countAll<number>().as('count')])
    .where('project_id', '=', projectId)
    .where('state_id', 'in', OPEN_REQUEST_STATES)
    .groupBy('service_id')
    .execute();
  return Object.fromEntries(rows.map((row) => [String(row.service_id), row.count]));
}

export async function insertRequest(
  db: Connection,
  request: Pick<NewRequest, 'project_id' | 'service_id' | 'device_id' | 'note'> & { at: string },
): Promise<number> {
  const { at, ...fields } = request;
  const { id } = await db
    .insertInto('service_request')
    .values({ ...fields, state_id: RequestState.waiting, service_date: at, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type StateChange = Partial<Selectable<ServiceRequestTable>> & { state_id: RequestState };

/**
 * Updates the row if it is still in the expected state, and returns whether it was. Of two changes at the
 * same instant one waits for the other and then finds another state.
 */
export async function updateRequestState(
  db: Connection,
  projectId: number,
  requestId: number,
  expected: RequestState,
  change: StateChange,
): Promise<boolean> {
  const row = await db
    .updateTable('service_request')
    .set(change)
    .where('project_id', '=', projectId)
    .where('id', '=', requestId)
    .where('state_id', '=', expected)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertHistory(
  db: Connection,
  entry: Omit<Selectable<RequestHistoryTable>, 'id'>,
): Promise<void> {
  await db.insertInto('request_history').values(entry).execute();
}

export async function listHistory(
  db: Connection,
  projectId: number,
  requestId: number,
): Promise<RequestHistoryEntry[]> {
  return db
    .selectFrom('request_history')
    .leftJoin('app_user', 'app_user.id', 'request_history.user_id')
    .select([
      'request_history.id',
      'request_history.from_state',
      'request_history.to_state',
      'request_history.user_id',
      'app_user.username',
      'request_history.note',
      'request_history.created_at as at',
    ])
    .where('request_history.project_id', '=', projectId)
    .where('request_history.request_id', '=', requestId)
    .orderBy('request_history.id')
    .execute();
}
