import type { RequestRow } from '@concierge/ui';
import type { ServiceRequest } from '@concierge/contract/requests';
import type { UserType } from '@concierge/contract/userTypes';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useListAddress } from '../../lib/list/useListAddress.ts';
import { useListOnScreen } from '../../lib/list/useListOnScreen.ts';
import { selectUser } from '../auth/authSlice.ts';
import { readRequestListCall, type RequestListCall } from './requestListAddress.ts';
import { requestListKey } from './requestListKey.ts';
import type { RequestListShape } from './requestLists.ts';
import { rowOf } from './requestRows.ts';
import { listLeft, listRequested, selectRequestList } from './requestsSlice.ts';

/** The request list the address bar asks for. What live events bring comes by itself. */
export function useRequestList(
  shape: RequestListShape,
  { fixed, inModal }: { fixed?: RequestListCall['filters'] | undefined; inModal: boolean },
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
  return { ...shown, call, change, rows: useRows(requests) };
}

const NOBODY = { id: 0, user_type: 2 as UserType };

/** The rows as the table draws them. */
function useRows(requests: readonly ServiceRequest[]): readonly RequestRow[] {
  const { id, user_type } = useSelector(selectUser) ?? NOBODY;
  return useMemo(
    () => requests.map((request) => rowOf(request, { id, user_type })),
    [requests, id, user_type],
  );
}
