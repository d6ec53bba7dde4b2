import type { RequestRow } from '@concierge/ui';
import type { UserType } from '@concierge/contract/userTypes';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { ServiceRequest } from '@concierge/contract/requests';
import { lastOffset } from '../../lib/listAddress.ts';
import type { Problem } from '../../lib/problem.ts';
import { useListAddress, type ChangeAddress } from '../../lib/useListAddress.ts';
import { selectUser } from '../auth/authSlice.ts';
import { readRequestListCall, requestListKey, type RequestListCall } from './requestListAddress.ts';
import type { RequestListShape } from './requestLists.ts';
import { rowOf } from './requestRows.ts';
import { listLeft, listRequested, selectRequestList } from './requestsSlice.ts';

interface RequestListView {
  call: RequestListCall;
  rows: readonly RequestRow[];
  totalCount: number;
  loading: boolean;
  problem: Problem | null;
  change: ChangeAddress;
  retry: () => void;
}

/**
 * The request list the address bar asks for. It is loaded when the address changes; what live events
 * bring comes by itself. Leaving the page lets go of the rows.
 */
export function useRequestList(
  shape: RequestListShape,
  { fixed, inModal }: { fixed?: RequestListCall['filters'] | undefined; inModal: boolean },
): RequestListView {
  const dispatch = useDispatch();
  const { params, change } = useListAddress(inModal);
  const call = readRequestListCall(params, shape, fixed);
  const key = requestListKey(call);
  const list = useSelector(selectRequestList);
  const mine = list.call !== null && requestListKey(list.call) === key;
  const loading = !mine || list.isLoading;

  const request = useEffectEvent((_key: string) => void dispatch(listRequested(call)));
  useEffect(() => request(key), [key]);
  useEffect(() => () => void dispatch(listLeft()), [dispatch]);

  const beyondEnd = !loading && list.rows.length === 0 && call.offset > 0 && list.totalCount > 0;
  const stepBack = useEffectEvent(() => {
    const offset = lastOffset(list.totalCount, call.limit);
    change({ offset: offset === 0 ? null : offset }, { replace: true });
  });
  useEffect(() => {
    if (beyondEnd) stepBack();
  }, [beyondEnd]);

  return {
    call,
    rows: useRows(mine ? list.rows : NO_ROWS),
    totalCount: mine ? list.totalCount : 0,
    loading,
    problem: mine ? list.problem : null,
    change,
    retry: () => dispatch(listRequested(call)),
  };
}

const NO_ROWS: readonly ServiceRequest[] = [];
const NOBODY = { id: 0, user_type: 2 as UserType };

/** The rows as the table draws them. */
function useRows(requests: readonly ServiceRequest[]): readonly RequestRow[] {
  const { id, user_type } = useSelector(selectUser) ?? NOBODY;
  return useMemo(
    () => requests.map((request) => rowOf(request, { id, user_type })),
    [requests, id, user_type],
  );
}
