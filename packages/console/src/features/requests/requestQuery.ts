import { REQUESTS_PAGE_SIZE, TEXT_LIMITS } from '@concierge/contract/constants';
import type { RequestSortColumn } from '@concierge/contract/requestColumns';
import type { RequestFilter, RequestQuerystring } from '@concierge/contract/requests';
import {
  OPEN_REQUEST_STATES,
  REQUEST_STATES,
  RequestState,
} from '@concierge/contract/requestStates';
import type { RequestColumn } from '@concierge/ui/concierge/RequestTable';
import { isRequestList } from '../../lib/addresses.ts';
import { type Days, readDays, startOfDay } from '../../lib/list/days.ts';
import { readId, readListAddress, readText, type ListAddress } from '../../lib/list/listAddress.ts';
import type { AddressChanges } from '../../lib/list/useListAddress.ts';

/** The four lists under /requests, in the order of the menu, what is waiting or approved in one list, and all of them. */
export type RequestListName = 'waiting' | 'approved' | 'canceled' | 'done' | 'open' | 'all';

/** What may narrow a list; also the parameter's name in the address bar. */
export type RequestFilterName = 'device_id' | 'service_id' | 'approved_by' | 'canceled_by';

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
    filters: ['device_id', 'service_id'],
  },
  approved: {
    states: [RequestState.approved],
    columns: [...COMMON_COLUMNS, 'approved_by_name', 'approved_at', 'note'],
    filters: ['device_id', 'service_id', 'approved_by'],
  },
  canceled: {
    states: [RequestState.canceled],
    columns: [...COMMON_COLUMNS, 'canceled_by_name', 'canceled_at', 'note'],
    filters: ['device_id', 'service_id', 'canceled_by'],
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
    filters: ['device_id', 'service_id', 'approved_by'],
  },
  open: {
    states: OPEN_REQUEST_STATES,
    columns: ['status', ...COMMON_COLUMNS, 'approved_by_name', 'note'],
    filters: ['device_id', 'service_id', 'approved_by'],
  },
  all: {
    states: REQUEST_STATES,
    columns: ['status', ...COMMON_COLUMNS, 'approved_by_name', 'note'],
    filters: ['device_id', 'service_id', 'approved_by'],
  },
};

/** The open requests of one service, as the dashboard's detail shows them. */
export const SERVICE_DETAIL_SHAPE: RequestListShape = {
  states: OPEN_REQUEST_STATES,
  columns: ['status', 'service_date', 'device_name', 'approved_by_name', 'note'],
  filters: [],
};

/** Everything that decides which rows are on screen; two equal calls show the same list. */
export interface RequestListCall extends ListAddress<RequestSortColumn>, Days {
  states: RequestState[];
  search: string;
  filters: Partial<Record<RequestFilterName, number>>;
}

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
  const filters: Partial<Record<RequestFilterName, number>> = {};
  for (const name of shape.filters) {
    const id = readId(params, name);
    if (id !== null) filters[name] = id;
  }
  const searched = shape.filters.length > 0;
  const columns = shape.columns.map(sortColumnOf);
  return {
    ...readListAddress(params, {
      limit: REQUESTS_PAGE_SIZE,
      columns: ['id', ...columns],
      ...NEWEST_FIRST,
    }),
    ...(searched ? readDays(params) : NO_DAYS),
    search: searched ? readText(params, 'search', TEXT_LIMITS.search) : '',
    states: [...shape.states],
    filters: { ...filters, ...fixed },
  };
}

const NO_DAYS: Days = { from: null, to: null };

/** What clears these filters, days and search in the address bar. */
export function withoutFilters(names: readonly RequestFilterName[]): Record<string, null> {
  const cleared = [...names, 'from', 'to', 'search', 'offset'];
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
  'from',
  'to',
  'search',
]);

/** The filter object and query parameters of specification §7. */
export function toRequestQuery(call: RequestListCall): {
  filter: RequestFilter;
  query: RequestQuerystring;
} {
  const { states, filters, search, from, to, limit, offset, orderBy, direction } = call;
  const equals = Object.entries(filters).map(([name, id]) => [`${name} =`, id]);
  return {
    filter: {
      'state_id in': [...states],
      ...Object.fromEntries(equals),
      ...(from !== null && { 'service_date >=': startOfDay(from) }),
      ...(to !== null && { 'service_date <': startOfDay(to, 1) }),
      ...(search !== '' && { search }),
    },
    query: { limit, offset, orderBy, direction },
  };
}
