import { type Static, type TObject, type TProperties, type TSchema, Type } from 'typebox';
import { type AuditChange, type AuditEntry, AuditQuerystring } from '@concierge/contract/audit';
import { CSV_FILES_PER_MINUTE } from '@concierge/contract/csv';
import { CsvLabels, CsvQuerystring } from '@concierge/contract/csvCalls';
import { DeviceListQuerystring, type ManagedDevice } from '@concierge/contract/managedDevices';
import { type Message, MessageFilter, MessageQuerystring } from '@concierge/contract/messages';
import { paths } from '@concierge/contract/paths';
import { refTo } from '@concierge/contract/refs';
import { REQUEST_COLUMNS, type RequestSortColumn } from '@concierge/contract/requestColumns';
import { ReportQuerystring } from '@concierge/contract/reports';
import { isCanceledByGuest } from '@concierge/contract/requestOrder';
import { RequestFilter, RequestQuerystring } from '@concierge/contract/requests';
import { nameIn } from '@concierge/contract/serviceNames';
import type { Service } from '@concierge/contract/services';
import type { User } from '@concierge/contract/users';
import { UserType } from '@concierge/contract/userTypes';
import { currentUser } from '../../auth/access.ts';
import type { AppContext } from '../../context.ts';
import { chunks } from '../../database/chunks.ts';
import { type Api, callsOf } from '../../lib/api.ts';
import { type CsvColumn, type CsvRows, csvFormat, timeColumn } from '../../lib/csv.ts';
import { CSV_FILE, sendCsv } from '../../lib/csvFile.ts';
import { Problem } from '../../lib/problem.ts';
import { limitPerMinute } from '../../lib/rateLimit.ts';
import { ProjectParams } from '../../lib/schemas.ts';
import { openAudit } from '../audit/auditQueries.ts';
import { openDevices } from '../devices/searchDevices.ts';
import { openMessages } from '../messages/messageQueries.ts';
import { readReport } from '../reports/readReport.ts';
import { REPORT_LINE, reportLines } from '../reports/reportLines.ts';
import { type RequestLine, openRequests } from '../requests/openRequests.ts';
import { listServices } from '../services/serviceQueries.ts';
import { listUsers } from '../users/userQueries.ts';

const calls = callsOf('Exports');

/** A list that is also a file. */
interface Exported<Query extends TProperties, Filter extends TSchema, Row> {
  /** Also the name of the file. */
  name: string;
  operationId: string;
  /** The address of the call that has its pages. */
  list: string;
  call: (typeof calls)['staffCall' | 'adminCall'];
  /** What narrows and orders it in the address, as in that call. */
  query: Query;
  /** What narrows it in the body, as in that call. */
  filter: Filter;
  columns: (user: User, query: Static<TObject<Query>>) => readonly CsvColumn<Row>[];
  rows: (
    user: User,
    query: Static<TObject<Query>>,
    filter: Static<Filter>,
  ) => Promise<CsvRows<Row>>;
}

const NO_FILTER = Type.Object({}, { additionalProperties: false });

/** The properties of a query without its paging. */
function unpaged<Query extends TProperties>({ properties }: TObject<Query>) {
  const { limit: _limit, offset: _offset, before: _before, ...rest } = properties;
  return rest;
}

const STAFF_NOTES = {
  staff_notes: Type.Boolean({
    default: false,
    description: 'Adds the notes of staff; for administrators.',
  }),
};

const REQUEST_LINE = Object.entries(REQUEST_COLUMNS).map(([name, { kind }]) => {
  const column = name as RequestSortColumn;
  return kind === 'time' ? timeColumn<RequestLine>(name, (row) => row[column]) : column;
});

const CANCELED_BY_GUEST: CsvColumn<RequestLine> = {
  name: 'canceled_by_guest',
  of: isCanceledByGuest,
};

const MESSAGE_LINE: readonly CsvColumn<Message>[] = [
  'message_id',
  'type',
  'state',
  'title',
  'message',
  'service_name',
  'username',
  {
    name: 'devices',
    of: ({ selected_devices }) => selected_devices.map(({ name }) => name).join(', '),
  },
  'device_count',
  {
    name: 'viewed_count',
    of: ({ selected_devices: all }) => all.filter(({ viewed_at }) => viewed_at !== null).length,
  },
  timeColumn('created_date', ({ created_date }) => created_date),
  timeColumn('published_at', ({ published_at }) => published_at),
];

function stateOf({ revoked_at, online, last_seen_at }: ManagedDevice): string {
  if (revoked_at !== null) return 'revoked';
  if (online) return 'online';
  return last_seen_at === null ? 'never' : 'offline';
}

const DEVICE_LINE: readonly CsvColumn<ManagedDevice>[] = [
  'id',
  'name',
  'serial_id',
  'group_name',
  { name: 'state', of: stateOf },
  timeColumn('last_seen_at', ({ last_seen_at }) => last_seen_at),
  'battery',
  'app_version',
  'open_requests',
  timeColumn('last_request_at', ({ last_request_at }) => last_request_at),
  timeColumn('stay_started_at', ({ stay }) => stay?.started_at),
  { name: 'stay_lang', of: ({ stay }) => stay?.lang },
  { name: 'do_not_disturb', of: ({ stay }) => stay?.do_not_disturb },
];

const changeText = ({ field, from, to }: AuditChange) => `${field}: ${from ?? ''} → ${to ?? ''}`;

const AUDIT_LINE: readonly CsvColumn<AuditEntry>[] = [
  timeColumn('at', ({ at }) => at),
  'actor_kind',
  'actor_id',
  'actor_name',
  'action',
  'subject_kind',
  'subject_id',
  'subject_name',
  'address',
  'count',
  { name: 'changes', of: ({ changes }) => changes.map(changeText).join('; ') },
];

/** Rows that a project has few of. */
const fewRows = <Row>(rows: readonly Row[]): CsvRows<Row> => ({
  totalCount: rows.length,
  batches: chunks(rows),
});

/** Each list as a CSV file: a POST beside the call that has its pages, with the same filters and order. */
export function exportRoutes(app: Api, context: AppContext): void {
  const { config, database, names, now } = context;
  const { reader } = database;
  const perMinute = config.rateLimit === 0 ? 0 : CSV_FILES_PER_MINUTE;
  const limit = limitPerMinute(app, 'files', perMinute);

  function exported<Query extends TProperties, Filter extends TSchema, Row>({
    name,
    operationId,
    list,
    call,
    query,
    filter,
    columns,
    rows,
  }: Exported<Query, Filter, Row>): void {
    app.post(
      paths.csv(list),
      {
        onRequest: limit,
        ...call(
          {
            operationId,
            summary: `The list as a CSV file, however long it is: ${name}`,
            description:
              'Filters and order are those of the list; each row is as it is when it is written. Headings and values are called as `labels` say.',
            params: ProjectParams,
            querystring: Type.Object({ ...query, ...CsvQuerystring.properties }, STRICT),
            body: Type.Object(
              { filter: Type.Optional(filter), labels: Type.Optional(CsvLabels) },
              STRICT,
            ),
            response: { 200: CSV_FILE },
          },
          { bodyErrorCode: 'invalid_filter' },
        ),
      },
      async (request, reply) => {
        const user = currentUser(request);
        const { labels, filter: given = {} } = request.body as CsvBody;
        const asked = request.query as CsvQuerystring & Static<TObject<Query>>;
        const format = csvFormat(asked, labels);
        const day = format.localTime(now().toISOString()).slice(0, 10);
        const found = await rows(user, asked, given as Static<Filter>);
        return sendCsv(reply, `${name}-${day}`, columns(user, asked), found, format);
      },
    );
  }

  exported({
    name: 'requests',
    operationId: 'exportRequests',
    list: paths.requestQuery(':projectId'),
    call: calls.staffCall,
    query: { ...unpaged(RequestQuerystring), ...STAFF_NOTES },
    filter: refTo(RequestFilter),
    columns: (_user, { staff_notes }) => [
      ...REQUEST_LINE,
      CANCELED_BY_GUEST,
      'source',
      'created_by_name',
      'asked',
      ...(staff_notes ? (['staff_notes'] as const) : []),
    ],
    rows: async (user, { staff_notes: staffNotes, ...order }, filter) => {
      if (staffNotes && user.user_type !== UserType.admin) throw new Problem(403, 'forbidden');
      return openRequests(context, user, { ...order, filter, staffNotes });
    },
  });
  exported({
    name: 'messages',
    operationId: 'exportMessages',
    list: paths.messageQuery(':projectId'),
    call: calls.staffCall,
    query: unpaged(MessageQuerystring),
    filter: refTo(MessageFilter),
    columns: () => MESSAGE_LINE,
    rows: (user, order, filter) => openMessages(context, user, { ...order, filter }),
  });
  exported({
    name: 'rooms',
    operationId: 'exportManagedDevices',
    list: paths.deviceList(':projectId'),
    call: calls.staffCall,
    query: unpaged(DeviceListQuerystring),
    filter: NO_FILTER,
    columns: () => DEVICE_LINE,
    rows: (user, query) => openDevices(context, user, query),
  });
  exported({
    name: 'users',
    operationId: 'exportUsers',
    list: paths.users(':projectId'),
    call: calls.staffCall,
    query: {},
    filter: NO_FILTER,
    columns: () => ['id', 'username', 'user_type'],
    rows: async ({ project_id, lang }) =>
      fewRows(await listUsers(reader, project_id, await names.read('app_user', project_id, lang))),
  });
  exported({
    name: 'services',
    operationId: 'exportServices',
    list: paths.serviceQuery(':projectId'),
    call: calls.staffCall,
    query: {},
    filter: NO_FILTER,
    columns: ({ lang }) => [
      'id',
      { name: 'service_name', of: (service: Service) => nameIn(service, lang) },
      'bg_color',
    ],
    rows: async ({ project_id, lang }) =>
      fewRows(
        await listServices(reader, project_id, await names.read('service', project_id, lang)),
      ),
  });
  exported({
    name: 'audit',
    operationId: 'exportAudit',
    list: paths.audit(':projectId'),
    call: calls.adminCall,
    query: unpaged(AuditQuerystring),
    filter: NO_FILTER,
    columns: () => AUDIT_LINE,
    rows: ({ project_id }, filter) => openAudit(reader, project_id, filter),
  });
  exported({
    name: 'report',
    operationId: 'exportReport',
    list: paths.report(':projectId'),
    call: calls.adminCall,
    query: ReportQuerystring.properties,
    filter: NO_FILTER,
    columns: () => REPORT_LINE,
    rows: async (user, days) => fewRows(reportLines(await readReport(context, user, days))),
  });
}

const STRICT = { additionalProperties: false } as const;

interface CsvBody {
  filter?: unknown;
  labels?: CsvLabels;
}
