import { isElement } from '../../internal/elements.ts';
import {
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  type ChangeEvent,
  type HTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { placedLetter, pressedKey } from '../../internal/pressedKey.ts';
import { useControlled } from '../../internal/useControlled.ts';
import type { DataTableProps, SelectionLabels, SelectionProps } from './dataTableTypes.ts';
import { controlLike, rowAround, rowsOf, TICK } from './rowElements.ts';
import { extended, ticked, type RowKey } from './selectionModel.ts';

type Wanted<Row> = SelectionProps<Row> &
  Pick<DataTableProps<Row>, 'rows' | 'rowKey'> & {
    /** Whether `rows` are those of the list, and not what it has while it loads or failed to. */
    settled: boolean;
  };

/** What the head and the rows show of it. */
export interface Selection {
  labels: SelectionLabels;
  keys: ReadonlySet<RowKey>;
  /** How many of the rows can be ticked. */
  free: ReadonlySet<RowKey>;
}

type TableHandlers = Pick<
  HTMLAttributes<HTMLTableElement>,
  'onChange' | 'onKeyDown' | 'onMouseDown'
>;

const NONE: readonly RowKey[] = [];
const all = () => true;
/** What keeps its letters, and Escape, to itself. */
const FIELD = `:is(input:not(${TICK}), select, textarea, [contenteditable])`;

/**
 * Which rows are ticked. One handler of the table serves all rows, so that a row renders only when its own tick changes.
 */
export function useSelection<Row>({
  rows,
  rowKey,
  settled,
  selectionLabels,
  selectedRows,
  defaultSelectedRows = NONE,
  onSelectedRowsChange,
  selectable = all,
}: Wanted<Row>): [selection: Selection | undefined, handlers: TableHandlers] {
  const [given, change] = useControlled(
    selectedRows,
    defaultSelectedRows,
    onSelectedRowsChange as ((keys: readonly RowKey[]) => void) | undefined,
  );
  /** The row that was pressed last: where a range with Shift begins. */
  const last = useRef<RowKey>(undefined);
  /** Where the steps with Shift that are under way began. */
  const start = useRef<RowKey>(undefined);
  const isOn = selectionLabels !== undefined;
  const free = useMemo(
    () => new Set(isOn ? rows.filter(selectable).map(rowKey) : NONE),
    [isOn, rows, selectable, rowKey],
  );
  const selection = useMemo(
    () => selectionLabels && { labels: selectionLabels, keys: new Set(given), free },
    [selectionLabels, given, free],
  );

  const forget = useEffectEvent((known: ReadonlySet<RowKey>) => {
    const left = [...known].filter((key) => given.includes(key));
    if (left.length < given.length) change(left);
  });
  useEffect(() => {
    if (isOn && settled) forget(free);
  }, [isOn, settled, free]);

  if (!selection) return [undefined, {}];
  const { keys } = selection;
  const select = (next: ReadonlySet<RowKey>) => change([...free].filter((key) => next.has(key)));
  const keyAround = (table: Element, target: EventTarget) => {
    const element = rowAround(table, target);
    const row = element && rows[rowsOf(table).indexOf(element)];
    return row === null || row === undefined ? undefined : rowKey(row);
  };
  const tick = (key: RowKey, isRange: boolean) => {
    if (!free.has(key)) return;
    select(ticked(keys, [...free], key, isRange ? last.current : undefined));
    last.current = key;
  };
  const step = (table: Element, from: Element, by: number) => {
    const elements = rowsOf(table);
    const at = elements.findIndex((row) => row.contains(from));
    const [row, next, to] = [rows[at], rows[at + by], elements[at + by]];
    if (row === undefined || next === undefined || !to) return;
    start.current ??= rowKey(row);
    last.current = rowKey(next);
    select(extended(keys, rows.map(rowKey), [rowKey(row), rowKey(next)], start.current));
    controlLike(from, to)?.focus();
  };

  const onChange = ({ target, currentTarget, nativeEvent }: ChangeEvent<HTMLTableElement>) => {
    if (!(target as Element).matches(TICK)) return;
    const key = keyAround(currentTarget, target);
    if (key !== undefined) tick(key, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true);
    else if (target.closest('thead'))
      select([...free].every((one) => keys.has(one)) ? new Set() : free);
  };
  const onMouseDown = (event: MouseEvent<HTMLTableElement>) => {
    // With Shift the browser would select text as well.
    if (!event.shiftKey || !isElement(event.target) || !event.target.matches(TICK)) {
      return;
    }
    event.preventDefault();
    event.target.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const { target, currentTarget: table, shiftKey } = event;
    if (!shiftKey) start.current = undefined;
    // What is open over a row is not in the table, and has its own keys.
    if (!isElement(target) || !table.contains(target) || target.matches(FIELD)) return;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const pressed = pressedKey(event);
    const key = keyAround(table, target);
    if (pressed === 'Escape' && keys.size > 0) {
      select(new Set());
      // A modal around the table would close as well.
      event.stopPropagation();
    } else if (key === undefined) return;
    else if ((placedLetter(event) || pressed.toLowerCase()) === 'x') tick(key, shiftKey);
    else if (shiftKey && pressed === 'ArrowDown') step(table, target, 1);
    else if (shiftKey && pressed === 'ArrowUp') step(table, target, -1);
    else return;
    event.preventDefault();
  };
  return [selection, { onChange, onKeyDown, onMouseDown }];
}
