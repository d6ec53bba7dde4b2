/** What the server would answer in one hotel on one morning, frozen. */
import type { AuditEntry, AuditPage } from '@concierge/contract/audit';
import type { Device, Message, MessagePage } from '@concierge/contract/messages';
import type { listRequested } from '@concierge/console/features/requests/requestsSlice';
import { viewRequest } from '@concierge/contract/requestView';
import type {
  DashboardData,
  FilteringOptions,
  RequestPage,
  ServiceRequest,
} from '@concierge/contract/requests';
import { RequestState } from '@concierge/contract/requestStates';
import type { Icon, Service } from '@concierge/contract/services';
import type { User, UserService } from '@concierge/contract/users';
import type { UserType } from '@concierge/contract/userTypes';
import {
  requests as requestRows,
  services as serviceCards,
  timestampOf,
} from '../fixtures/concierge.ts';
import { devices as deviceOptions, messages as messageRows } from '../fixtures/messages.ts';
import { icons as iconOptions } from '../fixtures/services.ts';

const userOf = (id: number, username: string, user_type: UserType): User => ({
  id,
  username,
  user_type,
  project_id: 7,
  lang: 'en',
});

export const admin: User = userOf(1, 'anna.novakova', 1);
export const operator: User = userOf(2, 'ayse.yilmaz', 2);
export const colleague: User = userOf(3, 'mehmet.yilmaz', 2);
export const users: User[] = [
  admin,
  operator,
  colleague,
  userOf(4, 'night.desk', 2),
  userOf(5, 'eva.dvorakova', 1),
];

/** The icons of the services, and some more. */
export const icons: Icon[] = [
  ...serviceCards.map(({ id, name, icon }) => ({
    id,
    name: name.toLowerCase(),
    full_path: icon,
    group_name: 'Housekeeping',
  })),
  ...iconOptions.map(({ id, name, src, group }) => ({
    id: 100 + id,
    name,
    full_path: src,
    group_name: group,
  })),
];

export const services: Service[] = serviceCards.map(({ id, name, color, icon }) => ({
  id,
  service_name: name,
  icon_id: id,
  full_path: icon,
  bg_color: color,
}));

/** The services a user looks after: every other one. */
const isInCharge = ({ id }: Pick<Service, 'id'>) => id % 2 === 0;

export const userServices: UserService[] = services
  .filter(isInCharge)
  .map(({ id, service_name, full_path }) => ({ service_id: id, service_name, icon: full_path }));

export const dashboard: DashboardData = {
  requests: { data: [], totalCount: 0, seq: 1 },
  services: services.map(({ id, ...service }, at) => ({
    ...service,
    service_id: id,
    request_count: serviceCards[at]?.count ?? 0,
    is_service_admin: isInCharge({ id }),
  })),
  grouped: Object.fromEntries(serviceCards.map(({ id, count }) => [id, count])),
  waiting: Object.fromEntries(serviceCards.map(({ id, count }) => [id, Math.ceil(count / 2)])),
  summary: {
    oldest_waiting: '2026-03-02T08:49:00.000Z',
    held: { [admin.id]: 6, [operator.id]: 4 },
    done: 112,
    done_since: '2026-03-02T00:00:00.000Z',
  },
  deleted_services: [],
  setup: { devices: 40, users: users.length },
  admin_of: services.filter(isInCharge).map(({ id }) => id),
  seq: 1,
};

/** The same hotel after two of its services were deleted while guests waited for them. */
export const dashboardAfterDeleting: DashboardData = {
  ...dashboard,
  deleted_services: [
    { service_id: 91, service_name: 'Bicycle rental' },
    { service_id: 92, service_name: 'Laundry and dry cleaning' },
  ],
  grouped: { ...dashboard.grouped, 91: 2, 92: 9 },
};

export const devices: Device[] = deviceOptions(40).map((device, at) => ({ ...device, id: at + 1 }));

export const filteringOptions: FilteringOptions = {
  devices: devices.map(({ id, name }) => ({ id, label: name })),
  services: services.map(({ id, service_name }) => ({ id, label: service_name })),
  users: users.map(({ id, username }) => ({ id, label: username })),
};

const timestampOrNull = (text?: string | null) => (text ? timestampOf(text) : null);

type RequestListCall = Parameters<typeof listRequested>[0];

const TOTAL_REQUESTS = 47;
const LATEST_REQUEST = Date.UTC(2026, 2, 2, 9, 24);
const SEVEN_MINUTES = 7 * 60_000;

function pick<Item>(list: readonly Item[], at: number): Item {
  const item = list[at % list.length];
  if (item === undefined) throw new Error('There are no fixtures');
  return item;
}

/** Who decided, by the state a request is in. */
function decisionsOf(state: RequestState, { id, username }: User) {
  const approved = state === RequestState.approved || state === RequestState.done;
  const canceled = state === RequestState.canceled;
  const done = state === RequestState.done;
  return {
    approved_by: approved ? id : null,
    approved_by_name: approved ? username : null,
    approved_at: approved ? '2026-03-02T09:27:00.000Z' : null,
    canceled_by: canceled ? id : null,
    canceled_by_name: canceled ? username : null,
    canceled_at: canceled ? '2026-03-02T09:28:00.000Z' : null,
    canceled_log: null,
    completed_by: done ? id : null,
    completed_by_name: done ? username : null,
    completed_at: done ? '2026-03-02T09:29:00.000Z' : null,
  };
}

/** One of the hotel's requests, the latest first, with what the viewer may do with it. */
function requestAt(at: number, call: RequestListCall, viewer: User): ServiceRequest {
  const like = pick(requestRows, at);
  const state = pick(call.states, at);
  const device = pick(devices, at * 7);
  const wanted = call.filters.service_id;
  const service = services.find(({ id, service_name }) =>
    wanted === undefined ? service_name === like.service_name : id === wanted,
  );
  if (!service) throw new Error(`The hotel has no ${like.service_name}`);
  const decisions = decisionsOf(state, pick([admin, operator, colleague], at));
  const facts = { ...decisions, state_id: state };
  const actor = { ...viewer, is_service_admin: isInCharge(service) };
  const row = {
    id: 1048 - at,
    ...facts,
    service_id: service.id,
    service_name: service.service_name,
    full_path: service.full_path,
    device_id: device.id,
    device_name: device.name,
    device_serial_id: device.serial_id,
    service_date: new Date(LATEST_REQUEST - at * SEVEN_MINUTES).toISOString(),
    note: like.service_name === service.service_name ? like.note : null,
  };
  return viewRequest(row, actor);
}

/** The page of requests a list asks for. */
export function requestPage(call: RequestListCall, viewer: User): RequestPage {
  const { service_id } = call.filters;
  const totalCount =
    service_id === undefined ? TOTAL_REQUESTS : (dashboard.grouped[service_id] ?? 0);
  const rows = Array.from({ length: totalCount }, (_, at) => requestAt(at, call, viewer));
  return { data: rows.slice(call.offset, call.offset + call.limit), totalCount, seq: 1 };
}

const messages: Message[] = messageRows.map((row) => ({
  ...row,
  user_id: null,
  service_id: null,
  service_request_id: null,
  created_date: timestampOf(row.created_date),
  published_at: timestampOrNull(row.published_at),
  selected_devices: row.selected_devices.map((device) => ({
    ...device,
    viewed_at: timestampOrNull(device.viewed_at),
  })),
}));

export const messagePage: MessagePage = { data: messages, totalCount: messages.length };

const auditEntry = (
  entry: Partial<AuditEntry> & Pick<AuditEntry, 'id' | 'action'>,
): AuditEntry => ({
  at: new Date(LATEST_REQUEST - (8 - entry.id) * 3 * SEVEN_MINUTES).toISOString(),
  actor_kind: 'user',
  actor_id: admin.id,
  actor_name: admin.username,
  subject_kind: 'user',
  subject_id: colleague.id,
  subject_name: colleague.username,
  address: '192.0.2.10',
  count: 1,
  changes: [],
  ...entry,
});

const withoutAccount = { actor_id: null, actor_name: null, address: null } as const;

/** The latest of the audit trail; there are older entries. */
export const auditPage: AuditPage = {
  data: [
    auditEntry({
      ...withoutAccount,
      id: 8,
      action: 'session.failed',
      actor_kind: 'anonymous',
      address: '203.0.113.7',
      subject_kind: 'session',
      subject_name: 'night.desk',
      count: 14,
    }),
    auditEntry({
      id: 7,
      action: 'user.changed',
      changes: [
        { field: 'username', from: 'mehmet', to: 'mehmet.yilmaz' },
        { field: 'user_type', from: 'admin', to: 'operator' },
      ],
    }),
    auditEntry({
      id: 6,
      action: 'user.services_changed',
      changes: [{ field: 'services', from: null, to: 'Housekeeping, Laundry' }],
    }),
    auditEntry({
      id: 5,
      action: 'message.published',
      subject_kind: 'message',
      subject_name: 'Fire drill at noon',
      changes: [
        { field: 'type', from: null, to: 'message' },
        { field: 'devices', from: null, to: '40' },
      ],
    }),
    auditEntry({
      id: 4,
      action: 'session.started',
      actor_id: operator.id,
      actor_name: operator.username,
      subject_kind: 'session',
      subject_name: operator.username,
      address: '2001:db8:85a3::8a2e:370:7334',
      changes: [{ field: 'browser', from: null, to: 'Firefox, Windows' }],
    }),
    auditEntry({
      ...withoutAccount,
      id: 3,
      action: 'session.failed',
      actor_kind: 'anonymous',
      subject_kind: 'session',
      subject_name: null,
      count: 2_310,
    }),
    auditEntry({
      ...withoutAccount,
      id: 2,
      action: 'project.retention_changed',
      actor_kind: 'command_line',
      subject_kind: 'project',
      subject_name: 'Grand Hotel',
      changes: [{ field: 'requests', from: '0', to: '24' }],
    }),
    auditEntry({
      ...withoutAccount,
      id: 1,
      action: 'project.purged',
      actor_kind: 'server',
      subject_kind: 'project',
      subject_name: 'Grand Hotel',
      changes: [{ field: 'requests', from: '1204', to: null }],
    }),
  ],
  next: '2026-03-01T00:00:00.000Z_1',
};
