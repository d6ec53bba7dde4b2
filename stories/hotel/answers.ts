/** What the server of the hotel would answer. */
import { folded, foldedWords } from '@concierge/contract/folded';
import type { MessagePage } from '@concierge/contract/messages';
import { type SharedRequest, viewRequest } from '@concierge/contract/requestView';
import type {
  DashboardData,
  FilteringOptions,
  RequestPage,
  ServiceRequest,
} from '@concierge/contract/requests';
import { RequestState } from '@concierge/contract/requestStates';
import type { User, UserService } from '@concierge/contract/users';
import type { Hotel } from './hotel.ts';

/** How often something is there. */
const countBy = <Item>(items: readonly Item[], keyOf: (item: Item) => number) => {
  const counts: Record<string, number> = {};
  for (const item of items) counts[keyOf(item)] = (counts[keyOf(item)] ?? 0) + 1;
  return counts;
};

export const isOpen = ({ state_id }: SharedRequest) =>
  state_id === RequestState.waiting || state_id === RequestState.approved;
const isWaiting = ({ state_id }: SharedRequest) => state_id === RequestState.waiting;
const isApproved = ({ state_id }: SharedRequest) => state_id === RequestState.approved;

/** A request as this user reads it. */
export function requestFor({ inCharge }: Hotel, row: SharedRequest, viewer: User): ServiceRequest {
  const is_service_admin = inCharge.get(viewer.id)?.includes(row.service_id) ?? false;
  return viewRequest(row, { ...viewer, is_service_admin });
}

interface ListCall {
  limit: number;
  offset: number;
  orderBy: string;
  direction: 'ASC' | 'DESC';
}

/** What a table of the server would order by and cut out. */
function pageOf<Row extends object>(rows: readonly Row[], call: ListCall): Row[] {
  const { limit, offset, orderBy, direction } = call;
  const valueOf = (row: Row) => (row as Record<string, unknown>)[orderBy] ?? '';
  const compare = (a: unknown, b: unknown) =>
    typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b));
  const ascending = rows.toSorted((a, b) => compare(valueOf(a), valueOf(b)));
  return (direction === 'ASC' ? ascending : ascending.toReversed()).slice(offset, offset + limit);
}

export interface RequestCall extends ListCall {
  states: readonly RequestState[];
  filters: Partial<Record<'device_id' | 'service_id' | 'approved_by' | 'canceled_by', number>>;
  /** What is searched for; in every request unless given. */
  search?: string;
}

const hasWords = (row: Hotel['requests'][number], search = ''): boolean => {
  const texts = [row.device_name, row.service_name, row.note, row.approved_by_name];
  const text = folded(texts.filter((one) => one !== null).join('\n'));
  return foldedWords(search).every((word) => text.includes(word));
};

/** The page of requests a list asks for. */
export function requestPage(hotel: Hotel, call: RequestCall, viewer: User): RequestPage {
  const wanted = Object.entries(call.filters) as [keyof RequestCall['filters'], number][];
  const rows = hotel.requests.filter(
    (row) =>
      call.states.includes(row.state_id) &&
      wanted.every(([column, id]) => row[column] === id) &&
      hasWords(row, call.search),
  );
  const data = pageOf(rows, call).map((row) => requestFor(hotel, row, viewer));
  return { data, totalCount: rows.length, seq: 1 };
}

/** Where the day of the stories begins. */
const TODAY = '2026-03-02T00:00:00.000Z';

export function dashboard(hotel: Hotel, viewer: User): DashboardData {
  const { services, requests, users, devices } = hotel;
  const open = countBy(requests.filter(isOpen), ({ service_id }) => service_id);
  const names = new Map(requests.map(({ service_id, service_name }) => [service_id, service_name]));
  const deleted = Object.keys(open)
    .map(Number)
    .filter((id) => !services.some((one) => one.id === id));
  const admin_of = [...(hotel.inCharge.get(viewer.id) ?? [])];
  const waiting = requests.filter(isWaiting);
  const done = requests.filter(({ completed_at }) => completed_at && completed_at >= TODAY);
  return {
    requests: { data: [], totalCount: 0, seq: 1 },
    services: services.map(({ id, ...service }) => ({
      ...service,
      service_id: id,
      request_count: open[id] ?? 0,
      is_service_admin: admin_of.includes(id),
    })),
    grouped: open,
    waiting: countBy(waiting, ({ service_id }) => service_id),
    longest_waiting: waiting
      .map(({ id, service_id, service_date }) => ({ id, service_id, since: service_date }))
      .toSorted((one, other) => one.id - other.id),
    summary: {
      held: countBy(requests.filter(isApproved), ({ approved_by }) => approved_by ?? 0),
      unseen: countBy(
        requests.filter(({ unseen }) => unseen),
        ({ approved_by }) => approved_by ?? 0,
      ),
      done: done.length,
      done_since: TODAY,
    },
    deleted_services: deleted.map((id) => ({
      service_id: id,
      service_name: names.get(id) ?? '',
    })),
    setup: { devices: devices.length, users: users.length },
    admin_of,
    seq: 1,
  };
}

export const filteringOptions = ({ devices, services, users }: Hotel): FilteringOptions => ({
  devices: devices.map(({ id, name }) => ({ id, label: name })),
  services: services.map(({ id, service_name }) => ({ id, label: service_name })),
  users: users.map(({ id, username }) => ({ id, label: username })),
});

export function userServices({ services, inCharge }: Hotel, userId: number): UserService[] {
  const own = inCharge.get(userId) ?? [];
  return services
    .filter(({ id }) => own.includes(id))
    .map(({ id, service_name, full_path }) => ({ service_id: id, service_name, icon: full_path }));
}

export interface MessageCall extends ListCall {
  state: number | null;
  type: number | null;
  user_id: number | null;
  device_id: number | null;
}

export function messagePage(hotel: Hotel, call: MessageCall): MessagePage {
  const device = hotel.devices.find(({ id }) => id === call.device_id)?.serial_id;
  const rows = hotel.messages.filter(
    (row) =>
      (call.state === null || row.state === call.state) &&
      (call.type === null || row.type === call.type) &&
      (call.user_id === null || row.user_id === call.user_id) &&
      (call.device_id === null ||
        row.selected_devices.some(({ serial_id }) => serial_id === device)),
  );
  return { data: pageOf(rows, call), totalCount: rows.length };
}
