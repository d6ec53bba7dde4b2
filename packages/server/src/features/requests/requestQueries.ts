import { sql, type Insertable, type Selectable } from 'kysely';
import { folded } from '@concierge/contract/folded';
import type { RequestUpdate } from '@concierge/contract/live';
import { RequestState } from '@concierge/contract/requestStates';
import type { Reader, SharedRequest } from '@concierge/contract/requestView';
import type { User } from '@concierge/contract/users';
import { onceCompiled } from '../../database/onceCompiled.ts';
import { notFound } from '../../lib/problem.ts';
import type {
  Connection,
  RequestHistoryTable,
  ServiceRequestTable,
  Trx,
} from '../../database/schema.ts';
import { iconPathOf } from '../../icons/iconCatalog.ts';
import { withNames } from '../../names/serviceNames.ts';

export const REQUEST_COLUMNS = [
  'service_request.id',
  'service_request.state_id',
  'service_request.service_id',
  'service_request.device_id',
  'service_request.service_date',
  'service_request.note',
  'service_request.approved_by',
  'service_request.approved_at',
  'service_request.canceled_by',
  'service_request.canceled_at',
  'service_request.canceled_log',
  'service_request.completed_by',
  'service_request.completed_at',
  'service_request.stay_id',
  'service_request.handed_over_by',
  'service_request.approver_since',
  'service_request.unseen',
  'service_request.asked',
  'service_request.follows_id',
  'service_request.source',
  'service_request.created_by',
] as const;

/** Columns of what a request is about and who dealt with it. */
export const NAME_COLUMNS = [
  'service.service_name',
  'service.service_names',
  'service.icon_id',
  'device.name as device_name',
  'device.serial_id as device_serial_id',
  'approver.username as approved_by_name',
  'canceler.username as canceled_by_name',
  'completer.username as completed_by_name',
  'approver.deleted_at as approver_deleted_at',
  'giver.username as handed_over_by_name',
  'first_approver.username as first_approved_by_name',
  'device.stay_id as device_stay_id',
  'stay.lang as stay_lang',
  'stay.do_not_disturb',
  'creator.username as created_by_name',
] as const;

/** Requests with their names. */
const selectRequests = (db: Connection, projectId: number) =>
  db
    .selectFrom('service_request')
    .innerJoin('service', 'service.id', 'service_request.service_id')
    .innerJoin('device', 'device.id', 'service_request.device_id')
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
    .where('service_request.project_id', '=', projectId)
    .select([...REQUEST_COLUMNS, ...NAME_COLUMNS]);

export type StoredRequest = Awaited<
  ReturnType<ReturnType<typeof selectRequests>['executeTakeFirstOrThrow']>
>;

export const readRequests = (db: Connection, projectId: number, ids: readonly number[]) =>
  selectRequests(db, projectId).where('service_request.id', 'in', ids).execute();

/** The row as everyone in the project reads it: marks only where they apply. */
export function sharedRequest(stored: StoredRequest): SharedRequest {
  const { icon_id, approver_deleted_at, stay_id, device_stay_id, ...named } = withNames(stored);
  const { handed_over_by, handed_over_by_name, stay_lang, do_not_disturb, ...former } = named;
  const { first_approved_by_name, approver_since, unseen, follows_id, ...dealt } = former;
  const { created_by, created_by_name, ...row } = dealt;
  const isHeld = row.state_id === RequestState.approved;
  return {
    ...row,
    full_path: iconPathOf(icon_id),
    ...(isHeld && approver_deleted_at !== null && { approver_gone: true }),
    ...(handed_over_by !== null && { handed_over_by }),
    ...(handed_over_by_name !== null && { handed_over_by_name }),
    ...(first_approved_by_name !== null && { first_approved_by_name }),
    ...(approver_since !== null && { approver_since }),
    ...(isHeld && unseen === 1 && { unseen: true }),
    ...(stay_id !== device_stay_id && { previous_stay: true }),
    ...(stay_lang !== null && { stay_lang }),
    ...(do_not_disturb === 1 && { do_not_disturb: true }),
    ...(follows_id !== null && { follows_id }),
    ...(created_by !== null && { created_by }),
    ...(created_by_name !== null && { created_by_name }),
  };
}

/** The user as the rules see them, for a request of this service. */
export function actorFor(
  user: Pick<User, 'id' | 'user_type' | 'lang'>,
  serviceIds: ReadonlySet<number>,
  serviceId: number,
): Reader {
  return {
    id: user.id,
    user_type: user.user_type,
    lang: user.lang,
    is_service_admin: serviceIds.has(serviceId),
  };
}

export async function findRequest(
  db: Connection,
  projectId: number,
  requestId: number,
): Promise<SharedRequest | undefined> {
  const [row] = await selectRequest(db, { projectId, requestId });
  return row && sharedRequest(row);
}

interface RequestKey {
  projectId: number;
  requestId: number;
}

const selectRequest = onceCompiled(
  ['projectId', 'requestId'],
  (db, { projectId, requestId }: RequestKey) =>
    selectRequests(db, projectId).where('service_request.id', '=', requestId),
);

/** The request, and its user as the rules see them. @throws Problem `not_found` */
export async function requestForChange(
  trx: Trx,
  user: Pick<User, 'id' | 'user_type' | 'lang' | 'project_id'>,
  requestId: number,
): Promise<{ row: SharedRequest; actor: Reader }> {
  const { id, user_type, lang, project_id: projectId } = user;
  const [found] = await selectForChange(trx, { projectId, requestId, userId: id });
  if (!found) throw notFound();
  const { is_service_admin, ...row } = found;
  const actor = { id, user_type, lang, is_service_admin: Boolean(is_service_admin) };
  return { row: sharedRequest(row), actor };
}

const selectForChange = onceCompiled(
  ['projectId', 'requestId', 'userId'],
  (db, { projectId, requestId, userId }: RequestKey & { userId: number }) =>
    selectRequests(db, projectId)
      .where('service_request.id', '=', requestId)
      .select((eb) =>
        eb
          .exists(
            eb
              .selectFrom('user_service')
              .select('user_service.service_id')
              .where('user_service.project_id', '=', projectId)
              .where('user_service.user_id', '=', userId)
              .whereRef('user_service.service_id', '=', 'service_request.service_id'),
          )
          .as('is_service_admin'),
      ),
);

/** The columns of a row that were different before, as they were; a mark that it has got was false. */
function changedColumns(
  { service_names: _names, ...former }: SharedRequest,
  row: SharedRequest,
): Partial<SharedRequest> {
  const marks = Object.entries(row).flatMap(([column, value]) => (value === true ? [column] : []));
  const was = { ...Object.fromEntries(marks.map((mark) => [mark, false])), ...former };
  const columns = Object.entries(was) as [keyof SharedRequest, unknown][];
  return Object.fromEntries(columns.filter(([column, value]) => row[column] !== value));
}

/**
 * What the event of a changed or new request carries. For a transaction that has its number.
 * @param former The row before the change; null for a new one.
 */
export async function readUpdate(
  trx: Trx,
  projectId: number,
  requestId: number,
  former: SharedRequest | null,
): Promise<RequestUpdate> {
  const [found] = await selectUpdate(trx, { projectId, requestId });
  if (!found) throw new Error(`Request ${requestId} is gone`);
  const { waiting, approved, ...stored } = found;
  const row = sharedRequest(stored);
  const before = former && changedColumns(former, row);
  const open = { waiting: waiting ?? 0, approved: approved ?? 0 };
  return { row, before, open };
}

/** One statement: all other changes of the project wait for its transaction. */
const selectUpdate = onceCompiled(
  ['projectId', 'requestId'],
  (db, { projectId, requestId }: RequestKey) =>
    selectRequests(db, projectId)
      .where('service_request.id', '=', requestId)
      .select((eb) => {
        const countOf = (state: RequestState) =>
          eb
            .selectFrom('service_request as other')
            .select((count) => count.fn.countAll<number>().as('count'))
            .where('other.project_id', '=', projectId)
            .whereRef('other.service_id', '=', 'service_request.service_id')
            .where('other.state_id', '=', sql.lit(state));
        return [
          countOf(RequestState.waiting).as('waiting'),
          countOf(RequestState.approved).as('approved'),
        ];
      }),
);

export async function insertRequest(
  db: Connection,
  request: Pick<
    Insertable<ServiceRequestTable>,
    | 'project_id'
    | 'service_id'
    | 'device_id'
    | 'stay_id'
    | 'note'
    | 'follows_id'
    | 'source'
    | 'created_by'
  > & {
    at: string;
  },
): Promise<number> {
  const { at, ...fields } = request;
  const { id } = await db
    .insertInto('service_request')
    .values({
      ...fields,
      folded_note: fields.note && folded(fields.note),
      state_id: RequestState.waiting,
      service_date: at,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export type StateChange = Partial<Selectable<ServiceRequestTable>> & { state_id: RequestState };

/**
 * Updates the row if it still has the expected state and approver, and returns whether it had. Of two changes at
 * the same instant one waits for the other and then finds another state, or another approver.
 */
export async function updateRequestState(
  db: Connection,
  projectId: number,
  requestId: number,
  expected: Pick<SharedRequest, 'state_id' | 'approved_by'>,
  change: StateChange,
): Promise<boolean> {
  const row = await db
    .updateTable('service_request')
    .set(change)
    .where('project_id', '=', projectId)
    .where('id', '=', requestId)
    .where('state_id', '=', expected.state_id)
    .where('approved_by', 'is not distinct from', expected.approved_by)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

type HistoryEntry = Omit<Selectable<RequestHistoryTable>, 'id'>;

export const insertHistory = onceCompiled(
  ['project_id', 'request_id', 'from_state', 'to_state', 'user_id', 'note', 'created_at'],
  (db, entry: HistoryEntry) => db.insertInto('request_history').values(entry),
);

export const listHistory = (db: Connection, projectId: number, requestId: number) =>
  db
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
