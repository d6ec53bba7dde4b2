import type { UnknownAction } from 'redux';
import { useDeferredValue, useEffect, useEffectEvent, useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { lastOffset } from './listAddress.ts';
import { listKey, type ListState } from './listState.ts';
import type { Problem } from '../http/problem.ts';
import type { ChangeAddress } from './useListAddress.ts';

interface ListOnScreen<Call, Row> {
  /** What the address bar asks for. */
  call: Call;
  list: ListState<Call, Row>;
  change: ChangeAddress;
  requested: (call: Call) => UnknownAction;
  left: () => UnknownAction;
}

interface ShownList<Row> {
  rows: readonly Row[];
  totalCount: number;
  loading: boolean;
  problem: Problem | null;
  retry: () => void;
}

const NO_ROWS: readonly never[] = [];

const keyOfRows = ({ call, isLoading, problem }: ListState<unknown, unknown>) =>
  call && !isLoading && !problem ? listKey(call) : null;

/**
 * The list, but rows that replace others in place render in steps that a user's input may interrupt. What
 * a user asked for is not deferred.
 */
function useDeferredList<Call, Row>(latest: ListState<Call, Row>): ListState<Call, Row> {
  const deferred = useDeferredValue(latest);
  const key = keyOfRows(latest);
  return key !== null && key === keyOfRows(deferred) ? deferred : latest;
}

/**
 * Loads the list of the address bar whenever that changes; leaving the page clears the rows. When the page
 * has no rows any more, the address goes back to the last one that has.
 */
export function useListOnScreen<Call extends { limit: number; offset: number }, Row>({
  call,
  list: latest,
  change,
  requested,
  left,
}: ListOnScreen<Call, Row>): ShownList<Row> {
  const dispatch = useDispatch();
  const key = listKey(call);
  const list = useDeferredList(latest);
  const mine = list.call !== null && listKey(list.call) === key;
  const loading = !mine || list.isLoading;

  const request = useEffectEvent((wanted: string) => {
    // What came with the page needs no call.
    const isLoaded = latest.call !== null && listKey(latest.call) === wanted && !latest.isLoading;
    if (!isLoaded) dispatch(requested(call));
  });
  useEffect(() => request(key), [key]);
  const leave = useEffectEvent(() => void dispatch(left()));
  useEffect(() => () => leave(), []);

  const beyondEnd = !loading && list.totalCount > 0 && call.offset >= list.totalCount;
  const stepBack = useEffectEvent(() => {
    const offset = lastOffset(list.totalCount, call.limit);
    change({ offset: offset === 0 ? null : offset }, { replace: true, flushSync: false });
  });
  useEffect(() => {
    if (beyondEnd) stepBack();
  }, [beyondEnd]);

  const rows = mine ? list.rows : NO_ROWS;
  const problem = mine ? list.problem : null;
  const shown = useMemo(() => ({ rows, loading, problem }), [rows, loading, problem]);
  const before = useDeferredValue(shown);
  return {
    // The press that asks for other rows is answered first; then those on screen go.
    ...(loading && !before.loading ? before : shown),
    // The pages stay, and with them the focus, while another of them loads.
    totalCount: list.totalCount,
    retry: () => dispatch(requested(call)),
  };
}

/**
 * The rows as a table renders them. One that did not change keeps its identity, so that only the others
 * render again.
 * @param toTableRow Keep its identity.
 */
export function useTableRows<Row extends object, TableRow>(
  rows: readonly Row[],
  toTableRow: (row: Row) => TableRow,
): readonly TableRow[] {
  const tableRowOf = useMemo(() => memoized(toTableRow), [toTableRow]);
  return useMemo(() => rows.map(tableRowOf), [rows, tableRowOf]);
}

function memoized<Row extends object, TableRow>(
  toTableRow: (row: Row) => TableRow,
): (row: Row) => TableRow {
  const known = new WeakMap<Row, TableRow>();
  return (row) => {
    const tableRow = known.get(row) ?? toTableRow(row);
    known.set(row, tableRow);
    return tableRow;
  };
}
