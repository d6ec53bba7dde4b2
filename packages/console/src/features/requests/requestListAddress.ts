import { REQUESTS_PAGE_SIZE } from '@concierge/contract/constants';
import type {
  RequestFilter,
  RequestQuerystring,
  RequestSortColumn,
} from '@concierge/contract/requests';
import type { RequestState } from '@concierge/contract/requestStates';
import type { RequestColumn } from '@concierge/ui';
import { readId, readListAddress, type ListAddress } from '../../lib/list/listAddress.ts';
import type { RequestFilterName, RequestListShape } from './requestLists.ts';

/** Everything that decides which rows are on screen; two equal calls show the same list. */
export interface RequestListCall extends ListAddress<RequestSortColumn> {
  states: RequestState[];
  filters: Partial<Record<RequestFilterName, number>>;
}

/** The columns people see and the ones the server sorts by differ in one name only. */
export function sortColumnOf(column: RequestColumn): RequestSortColumn {
  return column === 'status' ? 'state_id' : column;
}

export function columnOf(column: RequestSortColumn): RequestColumn | null {
  if (column === 'id') return null;
  return column === 'state_id' ? 'status' : column;
}

/**
 * Reads a list's call from the address bar (D2, D3, D4). Filters the list does not have are left
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
  const columns = shape.columns.map(sortColumnOf);
  return {
    ...readListAddress(params, {
      limit: REQUESTS_PAGE_SIZE,
      columns: ['id', ...columns],
      orderBy: 'id',
      direction: 'DESC',
    }),
    states: [...shape.states],
    filters: { ...filters, ...fixed },
  };
}

/** The filter object and query parameters of specification §7. */
export function toRequestQuery(call: RequestListCall): {
  filter: RequestFilter;
  query: RequestQuerystring;
} {
  const { states, filters, limit, offset, orderBy, direction } = call;
  const filter: RequestFilter = { 'state_id in': [...states] };
  if (filters.service_id !== undefined) filter['service_id ='] = filters.service_id;
  if (filters.approved_by !== undefined) filter['approved_by ='] = filters.approved_by;
  if (filters.canceled_by !== undefined) filter['canceled_by ='] = filters.canceled_by;
  if (filters.device_id !== undefined) filter['device_id ='] = filters.device_id;
  return { filter, query: { limit, offset, orderBy, direction } };
}
