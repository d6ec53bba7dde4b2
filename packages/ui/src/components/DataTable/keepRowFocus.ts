import { keepFocus } from '../../internal/keepFocus.ts';
import { mainControl, rowsOf } from './rowElements.ts';

/**
 * Keeps the keyboard focus in a table whose rows come and go: when the row that had it is removed, it moves to
 * the row at the same index. Returns a function that ends it.
 * @param onRowsGone There is no row left that could have the focus.
 */
export function keepRowFocus(table: Element, onRowsGone: () => void): () => void {
  /** Index of the row that had it. */
  let index = 0;
  const remember = (element: Element) => {
    index = Math.max(
      0,
      rowsOf(table).findIndex((row) => row.contains(element)),
    );
  };
  const restore = () => {
    const rows = rowsOf(table);
    const row = rows[Math.min(index, rows.length - 1)];
    const next = row && mainControl(row);
    if (next) next.focus();
    else onRowsGone();
  };
  return keepFocus(table, remember, restore);
}
