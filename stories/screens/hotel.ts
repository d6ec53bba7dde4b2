/** What the server would answer in one hotel on one morning, frozen. */
import type { Device, Message, MessagePage } from '@concierge/contract/messages';
import type { listRequested } from '@concierge/console/features/requests/requestsSlice';
import { allowedStates, canMessage, canNote } from '@concierge/contract/requestRules';
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
import { requests as requestRows, services as serviceCards } from '../fixtures/concierge.ts';
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
  requests: { data: [], totalCount: 0 },
  services: services.map(({ id, ...service }, at) => ({
    ...service,
    service_id: id,
    request_count: serviceCards[at]?.count ?? 0,
    is_service_admin: isInCharge({ id }),
  })),
  grouped: Object.fromEntries(serviceCards.map(({ id, count }) => [id, count])),
};

export const devices: Device[] = deviceOptions(40).map((device, at) => ({ ...device, id: at + 1 }));

export const filteringOptions: FilteringOptions = {
  devices: devices.map(({ id, name }) => ({ id, label: name })),
  services: services.map(({ id, service_name }) => ({ id, label: service_name })),
  users: users.map(({ id, username }) => ({ id, label: username })),
};

/** `02.03.2026 08:45`, as the fixtures of components have it. */
function timestampOf(text: string): string {
  const [day, month, year, time] = text.split(/[. ]/);
  return `${year}-${month}-${day}T${time}:00.000Z`;
}

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
  return {
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
    allowed_states: [...allowedStates(facts, actor)],
    can_note: canNote(actor),
    can_message: canMessage(facts, viewer),
  };
}

/** The page of requests a list asks for. */
export function requestPage(call: RequestListCall, viewer: User): RequestPage {
  const { service_id } = call.filters;
  const totalCount =
    service_id === undefined ? TOTAL_REQUESTS : (dashboard.grouped[service_id] ?? 0);
  const rows = Array.from({ length: totalCount }, (_, at) => requestAt(at, call, viewer));
  return { data: rows.slice(call.offset, call.offset + call.limit), totalCount };
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
