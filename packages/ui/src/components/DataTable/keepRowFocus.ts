import { DIALOG, mainControl, rowsOf } from './rowElements.ts';

/** A closing modal restores the focus a moment later; that comes first. */
const SETTLED_MS = 100;

/** What may have been opened from a row. */
const OPENED = `${DIALOG}, [role="menu"], [role="listbox"]`;

interface FocusPosition {
  element: Element;
  /** Index of its row in the table. */
  index: number;
}

/**
 * Keeps the keyboard focus in a table whose rows come and go: when the row that had it is removed, it moves to
 * the row at the same index. Returns a function that ends it.
 * @param onRowsGone There is no row left that could have the focus.
 */
export function keepRowFocus(table: Element, onRowsGone: () => void): () => void {
  let last: FocusPosition | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const restore = () => {
    if (!last || last.element.isConnected || document.activeElement !== document.body) return;
    const rows = rowsOf(table);
    const row = rows[Math.min(last.index, rows.length - 1)];
    const next = row && mainControl(row);
    if (next) next.focus();
    else onRowsGone();
  };
  const watcher = new MutationObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(restore, SETTLED_MS);
  });
  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    if (table.contains(target)) {
      const index = rowsOf(table).findIndex((row) => row.contains(target));
      last = { element: target, index: Math.max(0, index) };
      watcher.observe(table, { childList: true, subtree: true });
      // A modal is removed from the end of the body; the row it was opened from may have been removed before.
      watcher.observe(document.body, { childList: true });
    } else if (!target.closest(OPENED)) {
      last = null;
      watcher.disconnect();
    }
  };

  document.addEventListener('focusin', remember);
  return () => {
    document.removeEventListener('focusin', remember);
    watcher.disconnect();
    clearTimeout(timer);
  };
}
