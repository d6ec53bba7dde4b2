import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type RefObject,
} from 'react';
import { focusedBeside } from '../../internal/elements.ts';
import type { DataTableProps } from './dataTableTypes.ts';
import { keepRowFocus } from './keepRowFocus.ts';
import { mainControl, ROW_STEPS, rowsOf } from './rowElements.ts';
import { ignoreMovedRows, observeInteraction } from './rowInteraction.ts';
import { rovingRows } from './rovingRows.ts';

type TableRows<Row> = Pick<
  DataTableProps<Row>,
  'rows' | 'rowKey' | 'rovingRows' | 'actionsRef' | 'onInteractionChange' | 'onRowsGone'
>;

/** What a user does with the rows by keyboard and pointer. Returns the ref of the table. */
export function useTableRows<Row>({
  rows,
  rowKey,
  rovingRows: roving = false,
  actionsRef,
  onInteractionChange,
  onRowsGone,
}: TableRows<Row>): RefObject<HTMLTableElement | null> {
  const table = useRef<HTMLTableElement>(null);

  useLayoutEffect(
    () => (roving && table.current ? rovingRows(table.current) : undefined),
    [roving],
  );

  const loseRows = useEffectEvent(() => onRowsGone?.());
  useEffect(() => (table.current ? keepRowFocus(table.current, loseRows) : undefined), []);

  const changeInteraction = useEffectEvent((interacting: boolean) =>
    onInteractionChange?.(interacting),
  );
  const isObserved = onInteractionChange !== undefined;
  useEffect(() => {
    if (!table.current || !isObserved) return undefined;
    const controller = new AbortController();
    observeInteraction(table.current, changeInteraction, controller.signal);
    ignoreMovedRows(table.current, controller.signal);
    return () => controller.abort();
  }, [isObserved]);

  useImperativeHandle(actionsRef, () => {
    const isActive = (row: Element) => row.contains(focusedBeside(row));
    return {
      activeRow: () => {
        const row = table.current && rows[rowsOf(table.current).findIndex(isActive)];
        return row ? rowKey(row) : null;
      },
      focusRow: (step) => {
        const all = (table.current ? rowsOf(table.current) : []).filter(mainControl);
        const at = all.findIndex(isActive);
        const row = all[at === -1 ? 0 : ROW_STEPS[step](at, all.length - 1)];
        if (row) mainControl(row)?.focus();
        return row !== undefined;
      },
    };
  }, [rows, rowKey]);

  return table;
}
