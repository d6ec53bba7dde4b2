import type { ServiceRequest } from '@concierge/contract/requests';
import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import type { TimeFormat } from '../../lib/i18n/localTime.ts';
import { useListAddress } from '../../lib/list/useListAddress.ts';
import { useListOnScreen, useTableRows } from '../../lib/list/useListOnScreen.ts';
import { selectUser } from '../auth/authSlice.ts';
import { readRequestListCall, type RequestListCall } from './requestListAddress.ts';
import { requestListKey } from './requestListKey.ts';
import type { RequestListShape } from './requestLists.ts';
import { toRequestRow, type Viewer } from './requestRows.ts';
import { listLeft, listRequested, selectRequestList } from './requestsSlice.ts';

/** While somebody signs out. */
const NOBODY: Viewer = { id: 0, user_type: 2 };

interface RequestListOptions {
  fixed?: RequestListCall['filters'] | undefined;
  inModal: boolean;
  formatTime?: TimeFormat | undefined;
}

/** The request list the address bar asks for. What live events bring comes by itself. */
export function useRequestList(
  shape: RequestListShape,
  { fixed, inModal, formatTime }: RequestListOptions,
) {
  const { params, change } = useListAddress(inModal);
  const call = readRequestListCall(params, shape, fixed);
  const { rows: requests, ...shown } = useListOnScreen({
    call,
    list: useSelector(selectRequestList),
    keyOf: requestListKey,
    change,
    requested: listRequested,
    left: listLeft,
  });
  const user = useSelector(selectUser) ?? NOBODY;
  const toRow = useCallback(
    (request: ServiceRequest) => toRequestRow(request, user, formatTime),
    [user, formatTime],
  );
  return { ...shown, call, change, rows: useTableRows(requests, toRow) };
}
