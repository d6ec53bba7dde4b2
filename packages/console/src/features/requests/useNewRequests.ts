import type { ServiceRequest } from '@concierge/contract/requests';
import { useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { currentLanguage } from '../../lib/i18n/i18n.ts';
import { listKey, type ListState } from '../../lib/list/listState.ts';
import { deferNewRows, type LatestRows } from './newRequests.ts';
import type { RequestListCall } from './requestQuery.ts';
import { selectRequestList, selectRequestsAround } from './requestsSlice.ts';

type RequestList = ListState<RequestListCall, ServiceRequest>;

export interface NewRequests {
  /** The list as it is shown. */
  list: RequestList;
  /** How many new ones wait. */
  waiting: number;
  /** Someone begins or ends to point at the rows: new ones wait meanwhile. */
  onInteractionChange: (interacting: boolean) => void;
  /** Shows those that wait. */
  show: () => void;
}

/** The request list of the store. While someone points at a row, new ones wait. */
export function useNewRequests(): NewRequests {
  const list = useSelector(selectRequestList);
  const around = useSelector(selectRequestsAround);
  const [paused, setPaused] = useState<RequestList | null>(null);
  // Another page or order: these are its rows.
  if (paused && paused.call !== list.call && listKey(paused.call) !== listKey(list.call))
    setPaused(list);
  const view = useMemo(() => {
    const { call, isLoading } = list;
    if (!paused || !call || isLoading) return { list, waiting: 0 };
    const order = { ...call, language: currentLanguage() };
    const { rows, waiting } = deferNewRows(paused.rows, latestRows(list, call, around), order);
    return waiting > 0 ? { list: { ...list, rows }, waiting } : { list, waiting };
  }, [paused, list, around]);
  return {
    ...view,
    onInteractionChange: (interacting) => setPaused(interacting ? list : null),
    show: () => setPaused(list),
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
