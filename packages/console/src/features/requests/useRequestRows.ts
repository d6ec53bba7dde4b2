import { isolated } from '@concierge/contract/isolated';
import {
  REQUEST_COLUMNS,
  type RequestColumnRow,
  type RequestSortColumn,
} from '@concierge/contract/requestColumns';
import { isCanceledByGuest } from '@concierge/contract/requestOrder';
import { statusButton, type Actor } from '@concierge/contract/requestRules';
import type { ServiceRequest } from '@concierge/contract/requests';
import { RequestState } from '@concierge/contract/requestStates';
import { formatBrowserTime, formatServiceDate } from '@concierge/contract/times';
import type { RequestRow } from '@concierge/ui/concierge/RequestTable';
import { useCallback, useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { currentLanguage } from '../../lib/i18n/i18n.ts';
import { listKey, type ListState } from '../../lib/list/listState.ts';
import { useListAddress } from '../../lib/list/useListAddress.ts';
import { useListOnScreen, useTableRows } from '../../lib/list/useListOnScreen.ts';
import { selectUser } from '../auth/authSlice.ts';
import { selectDashboardData } from '../services/servicesSlice.ts';
import { selectMany } from './many/manySlice.ts';
import { deferNewRows, type LatestRows } from './newRequests.ts';
import {
  readRequestListCall,
  type RequestListCall,
  type RequestListShape,
} from './requestQuery.ts';
import {
  listLeft,
  listRequested,
  selectRequestList,
  selectRequestsAround,
} from './requestsSlice.ts';
import { useRowTexts } from './requestTexts.ts';

interface RequestListOptions {
  fixed?: RequestListCall['filters'] | undefined;
  inModal: boolean;
}

/** While the user signs out. */
const SIGNED_OUT: Viewer = { id: 0, user_type: 2 };

/** The requests the address bar asks for, as the table renders them. Live events update them in place. */
export function useRequestRows(shape: RequestListShape, { fixed, inModal }: RequestListOptions) {
  const { params, change } = useListAddress(inModal);
  const call = readRequestListCall(params, shape, fixed);
  const { list, ...news } = useNewRequests();
  const { rows: requests, ...shown } = useListOnScreen({
    call,
    list,
    change,
    requested: listRequested,
    left: listLeft,
  });
  const user = useSelector(selectUser) ?? SIGNED_OUT;
  const colors = useServiceColors();
  const { marksOf, tookOf, guest } = useRowTexts();
  const toRow = useCallback(
    (request: ServiceRequest) => ({
      ...toRequestRow(request, user),
      service_color: colors.get(request.service_id),
      marks: marksOf(request, user.id),
      took: tookOf(request),
      ...(isCanceledByGuest(request) && { canceled_by_name: guest }),
    }),
    [user, colors, marksOf, tookOf, guest],
  );
  return { ...shown, call, change, params, news, requests, rows: useTableRows(requests, toRow) };
}

type RequestList = ListState<RequestListCall, ServiceRequest>;

/** The request list of the store. While someone points at a row or has selected some, new ones wait. */
function useNewRequests() {
  const list = useSelector(selectRequestList);
  const around = useSelector(selectRequestsAround);
  const selects = useSelector(selectMany).selected.length > 0;
  const [points, setPoints] = useState(false);
  const [paused, setPaused] = useState<RequestList | null>(null);
  const pauses = points || selects;
  // Another page or order: these are its rows.
  const isOther =
    paused !== null && paused.call !== list.call && listKey(paused.call) !== listKey(list.call);
  if (pauses && (paused === null || isOther) && !list.isLoading) setPaused(list);
  if (!pauses && paused !== null) setPaused(null);
  const view = useMemo(() => {
    const { call, isLoading } = list;
    if (!paused || !call || isLoading) return { list, waiting: 0 };
    const order = { ...call, language: currentLanguage() };
    const { rows, waiting } = deferNewRows(paused.rows, latestRows(list, call, around), order);
    return waiting > 0 ? { list: { ...list, rows }, waiting } : { list, waiting };
  }, [paused, list, around]);
  return {
    ...view,
    /** Someone begins or ends to point at the rows. */
    onInteractionChange: setPoints,
    /** Shows those that wait. */
    show: () => setPaused((before) => before && list),
  };
}

/** The rows of the page, and those that are known to follow. */
function latestRows(
  { rows, totalCount }: RequestList,
  { offset, limit }: RequestListCall,
  around: ReturnType<typeof selectRequestsAround>,
): LatestRows<ServiceRequest> {
  const behind = around?.rows.slice(Math.max(0, offset - around.offset + limit)) ?? [];
  const known = new Set(rows);
  return {
    rows: [...rows, ...behind.filter((row) => !known.has(row))],
    count: totalCount - offset,
  };
}

/** The colors of the services that are offered now, by id: the dashboard's data come with every page. */
function useServiceColors(): ReadonlyMap<number, string> {
  const services = useSelector(selectDashboardData)?.services;
  return useMemo(
    () => new Map(services?.map(({ service_id, bg_color }) => [service_id, bg_color])),
    [services],
  );
}

/** The user who looks at the list; decides which status buttons are enabled. */
export type Viewer = Pick<Actor, 'id' | 'user_type'>;

/** Who approved it, and who handles it now. */
function approversOf({ approved_by_name: now, first_approved_by_name: first }: ServiceRequest) {
  return first && now && first !== now ? [first, now].map(isolated).join(' › ') : now;
}

/** The columns of a request as text: times in the browser's zone, all else as it is. */
function columnTexts(request: ServiceRequest): Pick<RequestRow, RequestColumnText> {
  const columns = Object.entries(REQUEST_COLUMNS) as [RequestSortColumn, RequestColumnRow][];
  const texts = columns.map(([column, { kind }]) => {
    const value = request[column];
    return [column, kind === 'time' && value ? formatBrowserTime(String(value)) : value];
  });
  return Object.fromEntries(texts) as Pick<RequestRow, RequestColumnText>;
}

type RequestColumnText = Exclude<RequestSortColumn, 'id' | 'state_id'>;

/** A request as the table renders it: dates as text, the status button decided. */
export function toRequestRow(request: ServiceRequest, viewer: Viewer): RequestRow {
  return {
    ...columnTexts(request),
    id: request.id,
    state: request.state_id,
    service_icon: request.full_path,
    service_date: formatServiceDate(request.service_date),
    service_at: request.service_date,
    approved_by_name: approversOf(request),
    status_button: statusButton(request, viewer),
    can_approve: request.allowed_states.includes(RequestState.approved),
    can_complete: request.allowed_states.includes(RequestState.done),
  };
}
