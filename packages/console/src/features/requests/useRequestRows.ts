import { isolated } from '@concierge/contract/isolated';
import { statusButton, type Actor } from '@concierge/contract/requestRules';
import type { ServiceRequest } from '@concierge/contract/requests';
import { RequestState } from '@concierge/contract/requestStates';
import { formatBrowserTime, formatServiceDate } from '@concierge/contract/times';
import type { RequestRow } from '@concierge/ui/concierge';
import { useCallback, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useListAddress } from '../../lib/list/useListAddress.ts';
import { useListOnScreen, useTableRows } from '../../lib/list/useListOnScreen.ts';
import { selectUser } from '../auth/authSlice.ts';
import { selectDashboardData } from '../services/servicesSlice.ts';
import {
  readRequestListCall,
  type RequestListCall,
  type RequestListShape,
} from './requestQuery.ts';
import { listLeft, listRequested } from './requestsSlice.ts';
import { useRequestMarks, useRequestTook } from './requestTexts.ts';
import { useNewRequests } from './useNewRequests.ts';

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
  const marksOf = useRequestMarks();
  const tookOf = useRequestTook();
  const toRow = useCallback(
    (request: ServiceRequest) => ({
      ...toRequestRow(request, user),
      service_color: colors.get(request.service_id),
      marks: marksOf(request, user.id),
      took: tookOf(request),
    }),
    [user, colors, marksOf, tookOf],
  );
  return { ...shown, call, change, news, requests, rows: useTableRows(requests, toRow) };
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

/** A request as the table renders it: dates as text, the status button decided. */
export function toRequestRow(request: ServiceRequest, viewer: Viewer): RequestRow {
  const timeOf = (at: string | null) => at && formatBrowserTime(at);
  return {
    id: request.id,
    state: request.state_id,
    service_name: request.service_name,
    service_icon: request.full_path,
    service_date: formatServiceDate(request.service_date),
    service_at: request.service_date,
    device_name: request.device_name,
    note: request.note,
    approved_by_name: approversOf(request),
    approved_at: timeOf(request.approved_at),
    canceled_by_name: request.canceled_by_name,
    canceled_at: timeOf(request.canceled_at),
    completed_by_name: request.completed_by_name,
    completed_at: timeOf(request.completed_at),
    status_button: statusButton(request, viewer),
    can_approve: request.allowed_states.includes(RequestState.approved),
  };
}
