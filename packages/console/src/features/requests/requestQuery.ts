import { REQUESTS_PAGE_SIZE, TEXT_LIMITS } from '@concierge/contract/constants';
import type { RequestSortColumn } from '@concierge/contract/requestColumns';
import type { RequestFilter, RequestQuerystring } from '@concierge/contract/requests';
import { REQUEST_SOURCES, type RequestSource } from '@concierge/contract/requestSources';
import {
  OPEN_REQUEST_STATES,
  REQUEST_STATES,
  RequestState,
} from '@concierge/contract/requestStates';
import type { RequestColumn } from '@concierge/ui/concierge/RequestTable';
import { isRequestList } from '../../lib/addresses.ts';
import {
  type Days,
  type Instants,
  readDays,
  readInstants,
  startOfDay,
} from '../../lib/list/days.ts';
import { readId, readListAddress, readText, type ListAddress } from '../../lib/list/listAddress.ts';
import type { AddressChanges } from '../../lib/list/useListAddress.ts';

/** The four lists under /requests, in the order of the menu, what is waiting or approved in one list, and all of them. */
export type RequestListName = 'waiting' | 'approved' | 'canceled' | 'done' | 'open' | 'all';

/** What may narrow a list; also the parameter's name in the address bar. */
export type RequestFilterName =
  | 'device_id'
  | 'service_id'
  | 'approved_by'
  | 'canceled_by'
  | 'source';

/** What one list shows, by specification §2. One without filters has no search either. */
export interface RequestListShape {
  states: readonly RequestState[];
  columns: readonly RequestColumn[];
  filters: readonly RequestFilterName[];
}

/** What is requested, when and where: columns of every list. */
const COMMON_COLUMNS = ['service_date', 'device_name', 'service_name'] as const;

export const REQUEST_LIST_SHAPES: Readonly<Record<RequestListName, RequestListShape>> = {
  waiting: {
    states: [RequestState.waiting],
    columns: ['status', ...COMMON_COLUMNS, 'note'],
    filters: ['device_id', 'service_id', 'source'],
  },
  approved: {
    states: [RequestState.approved],
    columns: [...COMMON_COLUMNS, 'approved_by_name', 'approved_at', 'note'],
    filters: ['device_id', 'service_id', 'approved_by', 'source'],
  },
  canceled: {
    states: [RequestState.canceled],
    columns: [...COMMON_COLUMNS, 'canceled_by_name', 'canceled_at', 'note'],
    filters: ['device_id', 'service_id', 'canceled_by', 'source'],
  },
  done: {
    states: [RequestState.done],
    columns: [
      ...COMMON_COLUMNS,
      'approved_by_name',
      'approved_at',
      'completed_by_name',
      'completed_at',
      'note',
    ],
    filters: ['device_id', 'service_id', 'approved_by', 'source'],
  },
  open: {
    states: OPEN_REQUEST_STATES,
    columns: ['status', ...COMMON_COLUMNS, 'approved_by_name', 'note'],
    filters: ['device_id', 'service_id', 'approved_by', 'source'],
  },
  all: {
    states: REQUEST_STATES,
    columns: ['status', ...COMMON_COLUMNS, 'approved_by_name', 'note'],
    filters: ['device_id', 'service_id', 'approved_by', 'source'],
  },
};

/** The open requests of one service, as the dashboard's detail shows them. */
export const SERVICE_DETAIL_SHAPE: RequestListShape = {
  states: OPEN_REQUEST_STATES,
  columns: ['status', 'service_date', 'device_name', 'approved_by_name', 'note'],
  filters: [],
};

/** Everything that decides which rows are on screen; two equal calls show the same list. */
export interface RequestListCall extends ListAddress<RequestSortColumn>, Days, Instants {
  states: RequestState[];
  search: string;
  /** An hour of the week in the project's timezone, Monday is 1; null for all. */
  weekday: number | null;
  hour: number | null;
  filters: { [Name in RequestFilterName]?: Name extends 'source' ? RequestSource : number };
  /** Canceled, and not by staff; in the address in place of who canceled. */
  byGuest: boolean;
}

/** In the address in place of a member of staff. */
export const GUEST = 'guest';

/** Whether everything in a list still has to be dealt with: then its age says more than its date. */
export function isOpen({ states }: RequestListShape): boolean {
  const open: readonly RequestState[] = OPEN_REQUEST_STATES;
  return states.every((state) => open.includes(state));
}

/** The order a list has until its user changes it. */
const NEWEST_FIRST = { orderBy: 'id', direction: 'DESC' } as const;

/** The order in which the guest who waits longest is the first. */
const OLDEST_FIRST = { orderBy: 'service_date', direction: 'ASC' } as const;

export function isOldestFirst({ orderBy, direction }: RequestListCall): boolean {
  return orderBy === OLDEST_FIRST.orderBy && direction === OLDEST_FIRST.direction;
}

/** What turning 'Oldest first' on or off changes in the address. */
export function orderOf(oldestFirst: boolean): AddressChanges {
  const order = oldestFirst ? OLDEST_FIRST : { orderBy: null, direction: null };
  return { ...order, offset: null };
}

/** The columns of the table and those the server sorts by differ in one name only. */
export function sortColumnOf(column: RequestColumn): RequestSortColumn {
  return column === 'status' ? 'state_id' : column;
}

export function columnOf(column: RequestSortColumn): RequestColumn | null {
  if (column === 'id') return null;
  return column === 'state_id' ? 'status' : column;
}

/** What the address bar narrows a list to; null where it does not, or means nothing. */
export const readFilter = (
  params: URLSearchParams,
  name: RequestFilterName,
): RequestSource | number | null =>
  name === 'source'
    ? (REQUEST_SOURCES.find((source) => source === params.get(name)) ?? null)
    : readId(params, name);

/**
 * Reads a list's call from the address bar. Filters the list does not have are left
 * out, so that an address carried over from another list does not narrow this one unseen.
 * @param fixed Filters the page itself sets, e.g. the service of a dashboard card.
 */
export function readRequestListCall(
  params: URLSearchParams,
  shape: RequestListShape,
  fixed: RequestListCall['filters'] = {},
): RequestListCall {
  const filters = shape.filters.flatMap((name) => {
    const value = readFilter(params, name);
    return value === null ? [] : [[name, value] as const];
  });
  const searched = shape.filters.length > 0;
  const columns = shape.columns.map(sortColumnOf);
  return {
    ...readListAddress(params, {
      limit: REQUESTS_PAGE_SIZE,
      columns: ['id', ...columns],
      ...NEWEST_FIRST,
    }),
    ...(searched ? { ...readDays(params), ...readHour(params) } : NO_DAYS),
    search: searched ? readText(params, 'search', TEXT_LIMITS.search) : '',
    states: [...shape.states],
    filters: { ...Object.fromEntries(filters), ...fixed },
    byGuest: shape.filters.includes('canceled_by') && params.get('canceled_by') === GUEST,
  };
}

type Period = Days & Instants & Pick<RequestListCall, 'weekday' | 'hour'>;

const NO_DAYS: Period = {
  from: null,
  to: null,
  since: null,
  until: null,
  weekday: null,
  hour: null,
};

/** What shows the requests of all days again. */
export const ALL_DAYS: AddressChanges = { ...NO_DAYS };

/** What a number of a report leads to: the instants of its days, and maybe an hour of their weeks. */
function readHour(params: URLSearchParams): Omit<Period, keyof Days> {
  const instants = readInstants(params);
  const numberOf = (name: string, min: number, max: number) => {
    const value = Number(params.get(name) ?? NaN);
    const isIn = Number.isInteger(value) && value >= min && value <= max;
    return instants.since !== null && isIn ? value : null;
  };
  return { ...instants, weekday: numberOf('weekday', 1, 7), hour: numberOf('hour', 0, 23) };
}

/** What clears these filters, days and search in the address bar. */
export function withoutFilters(names: readonly RequestFilterName[]): Record<string, null> {
  const cleared = [...names, ...Object.keys(NO_DAYS), 'search', 'offset'];
  return Object.fromEntries(cleared.map((name) => [name, null]));
}

/** What narrows a list of requests and goes on doing so in the next one, as the query of its address. */
export function keptFilters(pathname: string, search: string): string {
  if (!isRequestList(pathname)) return '';
  const kept = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(search)) {
    if (KEPT.has(name)) kept.set(name, value);
  }
  return kept.size > 0 ? `?${kept}` : '';
}

const KEPT: ReadonlySet<string> = new Set([
  'device_id',
  'service_id',
  'approved_by',
  'source',
  ...Object.keys(NO_DAYS),
  'search',
]);

/** The filter object and query parameters of specification §7. */
export function toRequestQuery(call: RequestListCall): {
  filter: RequestFilter;
  query: RequestQuerystring;
} {
  const { states, filters, byGuest, search, weekday, hour, limit, offset, orderBy, direction } =
    call;
  const since = call.since ?? (call.from && startOfDay(call.from));
  const until = call.until ?? (call.to && startOfDay(call.to, 1));
  const equals = Object.entries(filters).map(([name, value]) => [`${name} =`, value]);
  return {
    filter: {
      'state_id in': [...states],
      ...Object.fromEntries(equals),
      ...(byGuest && { canceled_by_guest: true as const }),
      ...(since !== null && { 'service_date >=': since }),
      ...(until !== null && { 'service_date <': until }),
      ...(weekday !== null && { 'weekday =': weekday }),
      ...(hour !== null && { 'hour =': hour }),
      ...(search !== '' && { search }),
    },
    query: { limit, offset, orderBy, direction },
  };
}
